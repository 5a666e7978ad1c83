#if canImport(UIKit)
  import Roster
  import UIKit

  /// A host on a `UITableView`: its data source, its delegate, and all its other protocols.
  ///
  ///     let driver = TableDriver(self) { screen in screen.table }
  ///     driver.attach(to: tableView)
  ///
  /// Every method is `open` and passed on to `forwardingDelegate`: what Roster lacks can be added in a
  /// subclass, or beside it.
  ///
  /// Behavior:
  /// - One `performBatchUpdates` for each stage of an update. Rows that differ are reconfigured after
  ///   it, rows whose kind flips are reloaded, headers and footers are filled where they are.
  /// - Out of a window an update is one `reloadData`, which keeps the same place.
  /// - What changes out of sight is not animated, and the first row in view keeps its place.
  /// - While a row is swiped open, moved or dragged, something is dragged over the table view, or UIKit lays
  ///   out cells, updates wait, and come as one afterwards. Under an open menu they do not.
  /// - What a person does reaches the row that is there when it happens, by identity; a row that is still
  ///   shown while its deletion waits gets nothing. What has waited is
  ///   applied before the action behind a swipe: a row that is gone by then gets none.
  @MainActor open class UITableHost: UITableRowHost, TableHost {
    // MARK: Choosing

    /// A row that does nothing when it is chosen does not light up.
    open override func tableView(
      _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool {
      reacts(indexPath) && super.tableView(tableView, shouldHighlightRowAt: indexPath)
    }

    /// The row is pressed.
    open override func tableView(
      _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
    ) {
      tell(indexPath) { $0.highlight($1, isPressed: true) }
      super.tableView(tableView, didHighlightRowAt: indexPath)
    }

    /// The row is let go.
    open override func tableView(
      _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
    ) {
      tell(indexPath) { $0.highlight($1, isPressed: false) }
      super.tableView(tableView, didUnhighlightRowAt: indexPath)
    }

    /// The row itself, another, or none, as the row's `willActivate` or `willSelect` says.
    open override func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      permitted(indexPath).flatMap { super.tableView(tableView, willSelectRowAt: $0) }
    }

    /// The row, or none, as its `willDeselect` says.
    open override func tableView(
      _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      guard id(at: indexPath).map({ driver?.mayDeselect($0) ?? true }) ?? true else { return nil }
      return super.tableView(tableView, willDeselectRowAt: indexPath)
    }

    /// A person chose the row.
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      choose(indexPath)
      super.tableView(tableView, didSelectRowAt: indexPath)
    }

    /// A person took the row out of the selection.
    open override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      tell(indexPath) { $0.deselect($1) }
      super.tableView(tableView, didDeselectRowAt: indexPath)
    }

    /// A person used the button at the end of the row.
    open override func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      tell(indexPath) { $0.tapAccessory($1) }
      super.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }

    /// Whether the row has a main thing that it does.
    open override func tableView(
      _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool {
      row(at: indexPath)?.trait(PrimaryActionEvent.self) != nil
        || (forwards("tableView:canPerformPrimaryActionForRowAtIndexPath:")
          && super.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath))
    }

    /// A person asked for the main thing that the row does.
    open override func tableView(
      _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) {
      tell(indexPath) { $0.primaryAction($1) }
      super.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }

    /// The keyboard focus went to another row.
    open override func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      // A row that leaves takes the focus of UIKit with it; the cursor goes to its neighbour by itself.
      let next = context.nextFocusedIndexPath.flatMap(id(at:))
      if next != nil || !interaction.isUpdating { driver?.moveCursor(to: next) }
      super.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
    }

    // MARK: Editing

    /// Whether the row can be deleted, inserts a row, or neither.
    open override func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      editingStyle(at: indexPath)
        ?? (forwards("tableView:editingStyleForRowAtIndexPath:")
          ? super.tableView(tableView, editingStyleForRowAt: indexPath) : .none)
    }

    /// What confirms the deletion of the row.
    open override func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
      guard let deletion = id(at: indexPath).flatMap({ driver?.deletion(of: $0) }) else {
        return super.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
      }
      return deletion.confirmation ?? Words.current.delete
    }

    /// The leading actions of the row.
    open override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      leadingSwipe(at: indexPath)
        ?? super.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }

    /// The trailing actions of the row, with its deletion; `nil` for the deletion alone.
    open override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      trailingSwipe(at: indexPath)
        ?? super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }

    /// A row is swiped open: updates wait.
    open override func tableView(
      _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
    ) {
      beginSwipe()
      super.tableView(tableView, willBeginEditingRowAt: indexPath)
    }

    /// The row is closed: what has waited is applied, in the next turn, since UIKit may say so in the
    /// middle of a layout.
    open override func tableView(
      _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
    ) {
      super.tableView(tableView, didEndEditingRowAt: indexPath)
      interaction.isSwiping = false
      releaseLater()
    }

    /// The place that the row really goes to.
    open override func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      beginMove(sourceIndexPath)
      let proposed = super.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
      return target(of: sourceIndexPath, over: proposed)
    }

    /// How deep the row stands below others.
    open override func tableView(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int {
      row(at: indexPath)?.trait(IndentationTrait.self)
        ?? super.tableView(tableView, indentationLevelForRowAt: indexPath)
    }

    // MARK: Menus

    /// The menu of the row, with what can be copied and pasted.
    open override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      menu(at: indexPath)
        ?? super.tableView(
          tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }

    /// A tap on the preview of the menu chooses the row.
    open override func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      choosePreviewed(configuration, animator)
      super.tableView(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    // MARK: Drag and drop

    /// What the row hands over.
    open override func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      dragItems(at: indexPath)
        ?? super.tableView(tableView, itemsForBeginning: session, at: indexPath)
    }

    /// What the row adds to a drag.
    open override func tableView(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
      dragItems(at: indexPath)
        ?? super.tableView(
          tableView, itemsForAddingTo: session, at: indexPath, point: point)
    }

    /// A drag begins: updates wait.
    open override func tableView(
      _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
    ) {
      interaction.drags.insert(ObjectIdentifier(session))
      super.tableView(tableView, dragSessionWillBegin: session)
    }

    /// The drag has ended: what has waited is applied.
    open override func tableView(
      _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
    ) {
      super.tableView(tableView, dragSessionDidEnd: session)
      interaction.drags.remove(ObjectIdentifier(session))
      release()
    }

    /// A drag comes over the table view: updates wait.
    open override func tableView(
      _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
    ) {
      interaction.drops.insert(ObjectIdentifier(session))
      super.tableView(tableView, dropSessionDidEnter: session)
    }

    /// The drag has left the table view: what has waited is applied.
    open override func tableView(
      _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
    ) {
      super.tableView(tableView, dropSessionDidExit: session)
      endDrop(session)
    }

    /// The drag has ended: what has waited is applied.
    open override func tableView(
      _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
    ) {
      super.tableView(tableView, dropSessionDidEnd: session)
      endDrop(session)
    }

    /// Whether the row, or the section between its rows, takes what is dragged.
    open override func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      proposal(for: session, over: destinationIndexPath)
        ?? super.tableView(
          tableView, dropSessionDidUpdate: session,
          withDestinationIndexPath: destinationIndexPath)
    }

    /// The row or section takes what is dropped, or rows move.
    open override func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      drop(coordinator)
      super.tableView(tableView, performDropWith: coordinator)
    }

    // MARK: Table host

    /// What the table view can do. Sections and rows change in separate stages, since UIKit stops the
    /// program for some mixtures that its rules allow.
    open var capabilities: HostCapabilities { HostCapabilities(takesSectionsWithRows: false) }

    /// Shows the table in force from scratch.
    open func load(keeping anchor: Anchor?) { loadAll(keeping: anchor) }

    /// Applies one stage in one batch update.
    open func apply(
      _ stage: UpdateStage, animated: Bool, commit: @escaping () -> Void,
      done: @escaping @MainActor () -> Void
    ) { update(stage, animated: animated, commit: commit, done: done) }

    /// Forgets the heights of rows that show something else.
    open func contentChanged(at rows: [RowPath]) {
      for path in rows { (driver?.table.id(at: path)).map { heights.forget($0) } }
    }

    /// Gives a row another cell when the cells are next brought up to date.
    open func replaceCell(of slot: RowSlot) {
      if let id = slot.id { pending.replaced.insert(id) }
    }

    /// Brings cells, selection and refresh control up to date.
    open func refreshChrome() { bringUpToDate() }
  }
#endif
