/// Collects the rows of a section: rows, row models, optionals and arrays of them, `if`, `switch` and `for`.
@resultBuilder public enum RowsBuilder {
  /// A row.
  public static func buildExpression<Model: RowModel>(_ row: Row<Model>) -> [AnyRow] {
    [AnyRow(row)]
  }
  /// A row model without events.
  public static func buildExpression<Model: RowModel>(_ model: Model) -> [AnyRow] {
    [AnyRow(model)]
  }
  /// A row that may be missing.
  public static func buildExpression<Model: RowModel>(_ row: Row<Model>?) -> [AnyRow] {
    row.map { [AnyRow($0)] } ?? []
  }
  /// A row model that may be missing.
  public static func buildExpression<Model: RowModel>(_ model: Model?) -> [AnyRow] {
    model.map { [AnyRow($0)] } ?? []
  }
  /// A row of any model that may be missing.
  public static func buildExpression(_ row: AnyRow?) -> [AnyRow] { row.map { [$0] } ?? [] }
  /// A row of any model, such as one decoded from a feed.
  public static func buildExpression(_ row: AnyRow) -> [AnyRow] { [row] }
  /// Rows of any model.
  public static func buildExpression(_ rows: [AnyRow]) -> [AnyRow] { rows }
  /// Rows of one model.
  public static func buildExpression<Model: RowModel>(_ rows: [Row<Model>]) -> [AnyRow] {
    rows.map { AnyRow($0) }
  }
  /// Row models of one type.
  public static func buildExpression<Model: RowModel>(_ models: [Model]) -> [AnyRow] {
    models.map { AnyRow($0) }
  }
  /// Says what to write in place of a bare text.
  @available(
    *, unavailable,
    message: "A text is no row: write Row(\"id\") { .text(…) }, where the id tells it from others"
  )
  public static func buildExpression(_ text: String) -> [AnyRow] { [] }
  /// Says what to write in place of bare content.
  @available(
    *, unavailable,
    message: "Content is no row: write Row(\"id\") { content }, where the id tells it from others"
  )
  public static func buildExpression(_ content: RowContent) -> [AnyRow] { [] }
  /// The first part of a block.
  public static func buildPartialBlock(first rows: [AnyRow]) -> [AnyRow] { rows }
  /// What came before, and one more part.
  public static func buildPartialBlock(accumulated: [AnyRow], next: [AnyRow]) -> [AnyRow] {
    accumulated + next
  }
  /// An empty block.
  public static func buildBlock() -> [AnyRow] { [] }
  /// An `if` without `else`.
  public static func buildOptional(_ rows: [AnyRow]?) -> [AnyRow] { rows ?? [] }
  /// One branch of `if` or `switch`.
  public static func buildEither(first rows: [AnyRow]) -> [AnyRow] { rows }
  /// The other branch.
  public static func buildEither(second rows: [AnyRow]) -> [AnyRow] { rows }
  /// A `for` loop.
  public static func buildArray(_ parts: [[AnyRow]]) -> [AnyRow] { parts.flatMap { $0 } }
  /// An `if #available`.
  public static func buildLimitedAvailability(_ rows: [AnyRow]) -> [AnyRow] { rows }
}
