import Foundation

/// Stand-in only: what a person does to a table view, and what a test wants to know of it.
@MainActor public final class UITableViewStandIn {
  unowned let tableView: UITableView

  init(_ tableView: UITableView) { self.tableView = tableView }

  /// What was refused, in the words of UIKit, which would end the program.
  public private(set) var refusals: [String] = []
  /// Whether a refusal ends the program, as it does on a device.
  public var endsProgram = true
  /// Whether a batch update ends by itself, or only by `finishUpdates()`.
  public var finishesByItself = true
  /// How often `reloadData` was called.
  public internal(set) var reloads = 0
  /// What each batch update did, an operation a line: "delete 0:1", "move section 0 → 2".
  public var log: [[String]] = []
  /// How often the index at the side was asked for again.
  public internal(set) var indexReloads = 0
  /// How many cells were made.
  public internal(set) var cellsMade = 0
  /// The rows whose content was measured, in order.
  public var measurements: [IndexPath] = []
  private var unfinished: [(Bool) -> Void] = []

  func refuse(_ message: String) {
    refusals.append(message)
    if endsProgram { fatalError("NSInternalInconsistencyException: \(message)") }
  }

  func ended(_ completions: [(Bool) -> Void]) {
    if finishesByItself && unfinished.isEmpty {
      for end in completions { end(true) }
    } else {
      unfinished += completions
    }
  }

  /// Ends the animations of batch updates.
  public func finishUpdates() {
    while !unfinished.isEmpty {
      let ends = unfinished
      unfinished = []
      for end in ends { end(true) }
    }
  }

  /// Makes a cell that a storyboard would hold.
  public func addPrototype(_ identifier: String, _ make: @escaping () -> UITableViewCell) {
    tableView.registry.cells[identifier] = .prototype(make)
  }

  /// A person scrolls to an offset.
  public func drag(to y: CGFloat) {
    let table = tableView
    table.isDragging = true
    table.isTracking = true
    table.delegate?.scrollViewWillBeginDragging(table)
    table.contentOffset.y = table.clamped(y)
    table.layOutNow()
    table.isDragging = false
    table.isTracking = false
    table.delegate?.scrollViewDidEndDragging(table, willDecelerate: false)
    table.layOutNow()
  }

  /// A person pulls the content down to ask for fresh data.
  public func pullToRefresh() {
    guard let control = tableView.refreshControl else { return }
    control.beginRefreshing()
    control.sendActions(for: .valueChanged)
  }
}
