/// Collects the sections of a table: sections, optionals and arrays of them, `if`, `switch` and `for`.
@resultBuilder public enum SectionsBuilder {
  /// A section.
  public static func buildExpression(_ section: SectionModel) -> [SectionModel] { [section] }
  /// A section that may be missing.
  public static func buildExpression(_ section: SectionModel?) -> [SectionModel] {
    section.map { [$0] } ?? []
  }
  /// Sections.
  public static func buildExpression(_ sections: [SectionModel]) -> [SectionModel] { sections }
  /// Says where rows belong.
  @available(
    *, unavailable, message: "A row needs a section: write SectionModel(\"id\") { row }"
  )
  public static func buildExpression<Model: RowModel>(_ row: Row<Model>) -> [SectionModel] { [] }
  /// Says where rows belong.
  @available(
    *, unavailable, message: "A row model needs a section: write SectionModel(\"id\") { model }"
  )
  public static func buildExpression<Model: RowModel>(_ model: Model) -> [SectionModel] { [] }
  /// The first part of a block.
  public static func buildPartialBlock(first sections: [SectionModel]) -> [SectionModel] {
    sections
  }
  /// What came before, and one more part.
  public static func buildPartialBlock(
    accumulated: [SectionModel], next: [SectionModel]
  ) -> [SectionModel] { accumulated + next }
  /// An empty block.
  public static func buildBlock() -> [SectionModel] { [] }
  /// An `if` without `else`.
  public static func buildOptional(_ sections: [SectionModel]?) -> [SectionModel] {
    sections ?? []
  }
  /// One branch of `if` or `switch`.
  public static func buildEither(first sections: [SectionModel]) -> [SectionModel] { sections }
  /// The other branch.
  public static func buildEither(second sections: [SectionModel]) -> [SectionModel] { sections }
  /// A `for` loop.
  public static func buildArray(_ parts: [[SectionModel]]) -> [SectionModel] {
    parts.flatMap { $0 }
  }
  /// An `if #available`.
  public static func buildLimitedAvailability(_ sections: [SectionModel]) -> [SectionModel] {
    sections
  }
}

extension RowsBuilder {
  /// Says where sections belong.
  @available(
    *, unavailable, message: "A section cannot be in a section: put it beside it, in the TableModel"
  )
  public static func buildExpression(_ section: SectionModel) -> [AnyRow] { [] }
}
