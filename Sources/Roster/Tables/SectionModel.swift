/// A section: an id, a header, a footer, and rows.
///
///     SectionModel("store", header: "Store info") {
///       Row(StoreCard(store)).height(.fixed(80))
///       if role == .manager { Row(Entry("View all products")) }
///     }
///
/// Rows are written, made from values of one type, taken from a `RecordStore`, or made when they are
/// needed from a count.
public struct SectionModel: Sendable {
  /// Who the section is. Two sections of one table must not share an id.
  public let id: SectionID
  /// What stands above the rows.
  public private(set) var header: AnyRow?
  /// What stands below the rows.
  public private(set) var footer: AnyRow?
  /// The short text that stands for the section in an index at the side.
  public private(set) var indexTitle: String?
  /// The height of its rows until they are measured, in points; `nil` if it is not given.
  public internal(set) var estimatedHeight: Double?
  /// What can be dropped between its rows.
  public internal(set) var drops: [SectionDropTarget] = []
  /// What the section stands for.
  public package(set) var role = SectionRole.content
  package internal(set) var source: any RowSource
  /// The store that the rows come from.
  var link: StoreLink?

  package init(
    id: SectionID, header: String?, footer: String?, source: any RowSource
  ) {
    self.id = id
    self.source = source
    self.header = header.map { placed(TextHeader(text: $0), .header) }
    self.footer = footer.map { placed(TextHeader(text: $0), .footer) }
  }

  /// The number of rows.
  public var count: Int { source.count }
  /// The number of rows, with one more for a header and one for a footer.
  var lineCount: Int { count + (header == nil ? 0 : 1) + (footer == nil ? 0 : 1) }

  /// The same section with a row as its header.
  public func header<Model: RowModel>(_ row: Row<Model>) -> SectionModel {
    var copy = self
    copy.header = placed(row, .header)
    return copy
  }

  /// The same section with a row model as its header.
  public func header<Model: RowModel>(_ model: Model) -> SectionModel { header(Row(model)) }

  /// The same section with a header that is made when it is shown.
  public func header(
    _ content: @escaping @MainActor @Sendable () -> RowContent
  ) -> SectionModel {
    header(Row("header", content: content))
  }

  /// The same section with a row as its footer.
  public func footer<Model: RowModel>(_ row: Row<Model>) -> SectionModel {
    var copy = self
    copy.footer = placed(row, .footer)
    return copy
  }

  /// The same section with a row model as its footer.
  public func footer<Model: RowModel>(_ model: Model) -> SectionModel { footer(Row(model)) }

  /// The same section with a footer that is made when it is shown.
  public func footer(
    _ content: @escaping @MainActor @Sendable () -> RowContent
  ) -> SectionModel {
    footer(Row("footer", content: content))
  }

  /// The same section with a short text for an index at the side.
  public func indexTitle(_ title: String?) -> SectionModel {
    var copy = self
    copy.indexTitle = title
    return copy
  }

  /// The same section under another id.
  func renamed(_ id: SectionID) -> SectionModel {
    var copy = SectionModel(id: id, header: nil, footer: nil, source: source.inSection(id))
    copy.header = header
    copy.header?.id = RowID(.section(id), LineRole.header)
    copy.footer = footer
    copy.footer?.id = RowID(.section(id), LineRole.footer)
    copy.indexTitle = indexTitle
    copy.estimatedHeight = estimatedHeight
    copy.drops = drops
    copy.role = role
    copy.link = link
    return copy
  }

  /// A header or footer is a row whose identity is its section and its role.
  private func placed<Model: RowModel>(_ row: Row<Model>, _ role: LineRole) -> AnyRow {
    var row = AnyRow(row)
    row.id = RowID(.section(id), role)
    return row
  }

  private func placed<Model: RowModel>(_ model: Model, _ role: LineRole) -> AnyRow {
    placed(Row(model), role)
  }
}
