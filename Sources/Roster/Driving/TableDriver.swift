/// Drives a host with a table: runs the function from state to table, and brings what differs to the
/// host, in one serial path.
///
///     let driver = TableDriver(self) { screen in screen.table }
///     driver.attach(host)
///
/// Behavior:
/// - When something observable that the function read changes, it runs again. When a store in the
///   table changes, its section alone is compared, without running it.
/// - The host is updated once in a turn of the main actor. `flush()` updates it now, and
///   `settled()` returns when all is applied.
/// - While the host applies an update, later changes wait and become one update.
/// - A host that comes late or returns gets one full load.
/// - The owner is held weakly. Once it is gone the table stays as it is.
@MainActor public final class TableDriver {
  /// The table in force. Every count and place that a host uses comes from here.
  public internal(set) var table = TableSnapshot()
  /// What the function made last, for what the sections do not say.
  var model = TableModel(sections: [])
  /// The list that shows the table. The driver keeps it until another comes or it is detached.
  public internal(set) var host: (any TableHost)?
  /// The row that the keyboard acts on.
  public internal(set) var cursor: RowID?
  /// The row that was told last that it has the cursor.
  var focusedRow: RowID?
  /// The selected rows.
  public internal(set) var selection = RowSelection()
  /// Whether fresh data is being fetched because a person asked.
  public internal(set) var isRefreshing = false

  let make: @MainActor () -> TableModel?
  let tracking = Tracking()
  var assembly = TableAssembly()
  var schedule = UpdateSchedule()
  var slots: [ObjectIdentifier: RowSlot] = [:]
  /// The rows that were in view and have lost their cells since a toolkit began to give rows other
  /// cells; `nil` while it does not.
  var leaving: [AnyRow]?
  var storeSubscriptions: [ObjectIdentifier: Subscription] = [:]
  var keptAnchor: Anchor?
  var selectionOrigin: RowID?
  /// The next page that was asked for, as long as it must not be asked for again.
  var askedForMore: PageAsk?
  /// The same at the start.
  var askedForEarlier: PageAsk?
  /// What is told once the update under way is closed.
  var pendingEvents: [@MainActor () -> Void] = []
  /// Whether a change of the selection is among it.
  var isSelectionPending = false

  /// A driver whose table is a function of an owner's state; the owner is held weakly.
  public init<Owner: AnyObject>(
    _ owner: Owner, table: @escaping @MainActor (Owner) -> TableModel
  ) {
    make = { [weak owner] in owner.map(table) }
  }

  /// A driver whose table is a function of whatever the closure holds.
  public init(table: @escaping @MainActor () -> TableModel) { make = table }

  deinit {
    // What fills a cell may well hold it, and the cell its slot: neither would ever go.
    if slots.isEmpty { return }
    let slots = Array(slots.values)
    Task { @MainActor in
      for slot in slots where slot.driver == nil { slot.unbind() }
    }
  }

  /// A driver of a table that changes only through its stores and observed rows.
  public convenience init(_ table: TableModel) { self.init { table } }
}
