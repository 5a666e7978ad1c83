/// A table as one value: sections of rows, and what the table does as a whole.
///
/// A screen is a function from its state to a table. A `TableDriver` runs that function whenever what
/// it read changes, and brings only what differs to the host.
///
///     var table: TableModel {
///       TableModel {
///         SectionModel("store", header: "Store info") { … }
///         if role == .manager { SectionModel("income") { … } }
///       }
///       .phase(phase)
///       .onRefresh(with: self) { screen in await screen.load() }
///     }
public struct TableModel: Sendable {
  /// The sections, in order.
  public var sections: [SectionModel]
  /// What stands above all sections.
  var header: AnyRow?
  /// What stands below all sections.
  var footer: AnyRow?
  var phase = TablePhase.ready
  var placeholders = TablePlaceholders()
  var more: LoadMore?
  var earlier: LoadMore?
  var refresh: (@MainActor @Sendable () async -> Void)?
  var retry: (@MainActor @Sendable () -> Void)?
  var selectionMode = SelectionMode.none
  var selectionChange: (@MainActor @Sendable (RowSelection) -> Void)?

  /// A table of the given sections.
  public init(@SectionsBuilder _ sections: () -> [SectionModel]) { self.sections = sections() }

  /// A table of the given sections.
  public init(sections: [SectionModel]) { self.sections = sections }
}
