#if canImport(UIKit)
  import Roster
  import UIKit

  /// The part of `UITableHost` that shows rows: counts, cells, headers, heights.
  @MainActor open class UITableRowHost: UITableDragForwarder {
    /// The table view.
    public private(set) weak var tableView: UITableView?
    /// The driver, which keeps the host.
    public private(set) weak var driver: TableDriver?
    /// What is kept in place when rows come and go.
    public var place = PlaceKeeping.firstVisibleRow
    /// How rows enter, leave, and get another cell, if a person sees it.
    public var animations = RowAnimations()
    /// Loads a picture from an address and calls back; what comes late for a cell is dropped.
    public var loadImage: (@MainActor (String, @escaping @MainActor (UIImage?) -> Void) -> Void)?
    /// Whether rows that are edited stay above the keyboard. The table view of a `UITableViewController`
    /// does so by itself.
    public var avoidsKeyboard = true
    /// How long after the start of a swipe or move the host begins to look whether it still goes on, should
    /// UIKit not have said that it ended.
    public var patience = Duration.seconds(2)

    var identifiers = CellIdentifiers()
    var slots = CellSlots()
    var heights = MeasuredHeights()
    var methods = MethodTable()
    var interaction = Interaction()
    var pending = PendingCells()
    var keyboard: KeyboardAvoidance?
    /// Whether the driver is filling a cell that UIKit has asked for.
    var isFilling = false

    /// A host of a table view for a driver. Attach it to the driver.
    public init(_ tableView: UITableView, driver: TableDriver) {
      self.tableView = tableView
      self.driver = driver
      super.init()
    }

    override func isThere(_ selector: String) -> Bool {
      methods.implements(selector, isElsewhere: isOverridden(selector) || forwards(selector))
    }

    override func forwardingChanged() {
      if methods.assigned != nil { assignMethods(anew: true) }
    }

    // MARK: Data source

    /// The number of sections of the table in force.
    open override func numberOfSections(in tableView: UITableView) -> Int {
      driver?.table.sections.count ?? 0
    }

    /// The number of rows of a section of the table in force.
    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
      -> Int
    {
      driver.flatMap {
        $0.table.sections.indices.contains(section) ? $0.table.sections[section].count : nil
      }
        ?? 0
    }

    /// The cell of a row: that of its model, of its closure, or the standard one.
    open override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cell(at: indexPath, in: tableView) }

    /// Whether anything can be done to the row by swiping or in editing mode.
    open override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath)
      -> Bool
    {
      canEdit(indexPath)
        || (forwards("tableView:canEditRowAtIndexPath:")
          && super.tableView(tableView, canEditRowAt: indexPath))
    }

    /// Whether the row may be moved now.
    open override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath)
      -> Bool
    {
      id(at: indexPath).map { driver?.mayMove($0) ?? false } ?? false
        || (forwards("tableView:canMoveRowAtIndexPath:")
          && super.tableView(tableView, canMoveRowAt: indexPath))
    }

    /// Deletes the row or inserts one, as its model or handler does.
    open override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      commit(editingStyle, at: indexPath)
      super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }

    /// Moves the row, as its model or handler does.
    open override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      move(from: sourceIndexPath, to: destinationIndexPath)
      super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }

    /// The index titles of the sections that have one.
    open override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      indexTitles ?? super.sectionIndexTitles(for: tableView)
    }

    /// The section of an index title.
    open override func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      indexTitles == nil
        ? super.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
        : section(ofIndexTitle: index)
    }

    // MARK: Prefetching

    /// Rows begin to load what they need.
    open override func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      for id in indexPaths.compactMap(id(at:)) { driver?.prefetch(id) }
      super.tableView(tableView, prefetchRowsAt: indexPaths)
    }

    /// Rows end what they began to load.
    open override func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {
      for id in indexPaths.compactMap(id(at:)) { driver?.cancelPrefetch(id) }
      super.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }

    // MARK: Display

    /// The row is shown.
    open override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      willShow(cell, at: indexPath)
      super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    /// The row is no longer shown.
    open override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      didHide(cell)
      super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }

    /// The header is shown.
    open override func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      willShow(view)
      super.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }

    /// The footer is shown.
    open override func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
      willShow(view)
      super.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }

    /// The header is no longer shown.
    open override func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
      didHide(view)
      super.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }

    /// The footer is no longer shown.
    open override func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
      didHide(view)
      super.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }

    /// The header of the section: that of its model, or the standard one.
    open override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      view(.header(section: section), in: tableView)
        ?? super.tableView(tableView, viewForHeaderInSection: section)
    }

    /// The footer of the section: that of its model, or the standard one.
    open override func tableView(
      _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? {
      view(.footer(section: section), in: tableView)
        ?? super.tableView(tableView, viewForFooterInSection: section)
    }

    // MARK: Heights

    /// The height that the row says.
    open override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      height(at: indexPath) ?? super.tableView(tableView, heightForRowAt: indexPath)
    }

    /// The height that the row had when it was measured last, or an estimate.
    open override func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      estimate(at: indexPath)
        ?? super.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }

    /// The height that the header says.
    open override func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat {
      height(of: .header(section: section))
        ?? super.tableView(tableView, heightForHeaderInSection: section)
    }

    /// The height that the footer says.
    open override func tableView(
      _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat {
      height(of: .footer(section: section))
        ?? super.tableView(tableView, heightForFooterInSection: section)
    }

    // MARK: Scrolling

    /// Asks for the next page when the end is near, and for the one before when the start is.
    open override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      watchEnds()
      super.scrollViewDidScroll(scrollView)
    }
  }
#endif
