#if canImport(UIKit)
  import UIKit

  /// Passes on what a table view asks and tells its delegate.
  ///
  /// A question that nobody answers gets the answer that UIKit takes without the method.
  @MainActor open class UITableDelegateForwarder: UIScrollForwarder, UITableViewDelegate {
    /// A cell is about to be shown.
    open func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      (forwardedDelegate?.tableView(_:willDisplay:forRowAt:))?(tableView, cell, indexPath)
    }

    /// A header is about to be shown.
    open func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      (forwardedDelegate?.tableView(_:willDisplayHeaderView:forSection:))?(tableView, view, section)
    }

    /// A footer is about to be shown.
    open func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
      (forwardedDelegate?.tableView(_:willDisplayFooterView:forSection:))?(tableView, view, section)
    }

    /// A cell is no longer shown.
    open func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      (forwardedDelegate?.tableView(_:didEndDisplaying:forRowAt:))?(tableView, cell, indexPath)
    }

    /// A header is no longer shown.
    open func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
      (forwardedDelegate?.tableView(_:didEndDisplayingHeaderView:forSection:))?(
        tableView, view, section)
    }

    /// A footer is no longer shown.
    open func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
      (forwardedDelegate?.tableView(_:didEndDisplayingFooterView:forSection:))?(
        tableView, view, section)
    }

    /// The height of a row, in points.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      (forwardedDelegate?.tableView(_:heightForRowAt:))?(tableView, indexPath)
        ?? tableView.rowHeight
    }

    /// The height of a header, in points.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    {
      (forwardedDelegate?.tableView(_:heightForHeaderInSection:))?(tableView, section)
        ?? tableView.sectionHeaderHeight
    }

    /// The height of a footer, in points.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    {
      (forwardedDelegate?.tableView(_:heightForFooterInSection:))?(tableView, section)
        ?? tableView.sectionFooterHeight
    }

    /// About the height of a row that is not measured yet, in points.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
      -> CGFloat
    {
      (forwardedDelegate?.tableView(_:estimatedHeightForRowAt:))?(tableView, indexPath)
        ?? tableView.estimatedRowHeight
    }

    /// About the height of a header, in points.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
      -> CGFloat
    {
      (forwardedDelegate?.tableView(_:estimatedHeightForHeaderInSection:))?(tableView, section)
        ?? tableView.estimatedSectionHeaderHeight
    }

    /// About the height of a footer, in points.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
      -> CGFloat
    {
      (forwardedDelegate?.tableView(_:estimatedHeightForFooterInSection:))?(tableView, section)
        ?? tableView.estimatedSectionFooterHeight
    }

    /// The header of a section.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      (forwardedDelegate?.tableView(_:viewForHeaderInSection:))?(tableView, section) ?? nil
    }

    /// The footer of a section.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      (forwardedDelegate?.tableView(_:viewForFooterInSection:))?(tableView, section) ?? nil
    }

    /// A person used the button at the end of a row.
    open func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      (forwardedDelegate?.tableView(_:accessoryButtonTappedForRowWith:))?(tableView, indexPath)
    }

    /// Whether a row reacts to being pressed.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    {
      (forwardedDelegate?.tableView(_:shouldHighlightRowAt:))?(tableView, indexPath) ?? true
    }

    /// A row is pressed.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      (forwardedDelegate?.tableView(_:didHighlightRowAt:))?(tableView, indexPath)
    }

    /// A row is no longer pressed.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      (forwardedDelegate?.tableView(_:didUnhighlightRowAt:))?(tableView, indexPath)
    }

    /// The row to select in place of one; `nil` for none.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
      -> IndexPath?
    {
      // `nil` is an answer: it refuses.
      guard let ask = forwardedDelegate?.tableView(_:willSelectRowAt:) else { return indexPath }
      return ask(tableView, indexPath)
    }

    /// The row to deselect in place of one; `nil` for none.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
      -> IndexPath?
    {
      // `nil` is an answer: it refuses.
      guard let ask = forwardedDelegate?.tableView(_:willDeselectRowAt:) else { return indexPath }
      return ask(tableView, indexPath)
    }

    /// A person selected a row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      (forwardedDelegate?.tableView(_:didSelectRowAt:))?(tableView, indexPath)
    }

    /// A person deselected a row.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      (forwardedDelegate?.tableView(_:didDeselectRowAt:))?(tableView, indexPath)
    }

    /// Whether a row has a main thing that it does.
    open func tableView(
      _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool {
      (forwardedDelegate?.tableView(_:canPerformPrimaryActionForRowAt:))?(tableView, indexPath)
        ?? !tableView.isEditing
    }

    /// A person asked for the main thing that a row does.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    {
      (forwardedDelegate?.tableView(_:performPrimaryActionForRowAt:))?(tableView, indexPath)
    }

    /// What a person can do to a row in editing mode.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    {
      (forwardedDelegate?.tableView(_:editingStyleForRowAt:))?(tableView, indexPath) ?? .delete
    }

    /// What the button says that deletes a row.
    open func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
      (forwardedDelegate?.tableView(_:titleForDeleteConfirmationButtonForRowAt:))?(
        tableView, indexPath) ?? nil
    }

    /// The actions behind a swipe from the leading edge.
    open func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      (forwardedDelegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:))?(
        tableView, indexPath) ?? nil
    }

    /// The actions behind a swipe from the trailing edge; `nil` for the usual ones.
    open func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      (forwardedDelegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:))?(
        tableView, indexPath) ?? nil
    }

    /// Whether a row makes room for controls in editing mode.
    open func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
      (forwardedDelegate?.tableView(_:shouldIndentWhileEditingRowAt:))?(tableView, indexPath)
        ?? true
    }

    /// A row is about to be swiped open.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      (forwardedDelegate?.tableView(_:willBeginEditingRowAt:))?(tableView, indexPath)
    }

    /// A row that was swiped open is closed.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      (forwardedDelegate?.tableView(_:didEndEditingRowAt:))?(tableView, indexPath)
    }

    /// The place that a row really goes to.
    open func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      (forwardedDelegate?.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:))?(
        tableView, sourceIndexPath, proposedDestinationIndexPath) ?? proposedDestinationIndexPath
    }

    /// How deep a row stands below others.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
      -> Int
    {
      (forwardedDelegate?.tableView(_:indentationLevelForRowAt:))?(tableView, indexPath) ?? 0
    }

    /// Whether a row can have the focus.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      (forwardedDelegate?.tableView(_:canFocusRowAt:))?(tableView, indexPath) ?? true
    }

    /// Whether the focus may change.
    open func tableView(
      _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool {
      (forwardedDelegate?.tableView(_:shouldUpdateFocusIn:))?(tableView, context) ?? true
    }

    /// The focus has changed.
    open func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      (forwardedDelegate?.tableView(_:didUpdateFocusIn:with:))?(tableView, context, coordinator)
    }

    /// The row that gets the focus first.
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
      (forwardedDelegate?.indexPathForPreferredFocusedView(in:))?(tableView) ?? nil
    }

    /// Whether the focus selects a row.
    open func tableView(
      _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool {
      (forwardedDelegate?.tableView(_:selectionFollowsFocusForRowAt:))?(tableView, indexPath)
        ?? tableView.selectionFollowsFocus
    }

    /// Whether a row opens when a drag rests over it.
    open func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      (forwardedDelegate?.tableView(_:shouldSpringLoadRowAt:with:))?(tableView, indexPath, context)
        ?? true
    }

    /// Whether two fingers may select rows.
    open func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      (forwardedDelegate?.tableView(_:shouldBeginMultipleSelectionInteractionAt:))?(
        tableView, indexPath) ?? false
    }

    /// Two fingers began to select rows.
    open func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      (forwardedDelegate?.tableView(_:didBeginMultipleSelectionInteractionAt:))?(
        tableView, indexPath)
    }

    /// Two fingers ended to select rows.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      (forwardedDelegate?.tableViewDidEndMultipleSelectionInteraction(_:))?(tableView)
    }

    /// What a long press on a row opens.
    open func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      (forwardedDelegate?.tableView(_:contextMenuConfigurationForRowAt:point:))?(
        tableView, indexPath, point) ?? nil
    }

    /// What stands for the row while its menu opens.
    open func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      (forwardedDelegate?.tableView(_:previewForHighlightingContextMenuWithConfiguration:))?(
        tableView, configuration) ?? nil
    }

    /// What stands for the row while its menu closes.
    open func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      (forwardedDelegate?.tableView(_:previewForDismissingContextMenuWithConfiguration:))?(
        tableView, configuration) ?? nil
    }

    /// A person tapped the preview of a menu.
    open func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      (forwardedDelegate?.tableView(_:willPerformPreviewActionForMenuWith:animator:))?(
        tableView, configuration, animator)
    }

    /// A menu is about to open.
    open func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      (forwardedDelegate?.tableView(_:willDisplayContextMenu:animator:))?(
        tableView, configuration, animator)
    }

    /// A menu is about to close.
    open func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      (forwardedDelegate?.tableView(_:willEndContextMenuInteraction:animator:))?(
        tableView, configuration, animator)
    }

    // MARK: What has given way to swipe actions and context menus, for delegates of older apps

    /// The actions behind a swipe.
    @available(iOS, deprecated: 13.0)
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
      -> [UITableViewRowAction]?
    {
      (forwardedDelegate?.tableView(_:editActionsForRowAt:))?(tableView, indexPath) ?? nil
    }

    /// Whether a long press shows the edit menu of a row.
    @available(iOS, deprecated: 13.0)
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
      -> Bool
    {
      (forwardedDelegate?.tableView(_:shouldShowMenuForRowAt:))?(tableView, indexPath) ?? false
    }

    /// Whether the edit menu of a row has an action.
    @available(iOS, deprecated: 13.0)
    open func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool {
      (forwardedDelegate?.tableView(_:canPerformAction:forRowAt:withSender:))?(
        tableView, action, indexPath, sender) ?? false
    }

    /// A person chose an action of the edit menu of a row.
    @available(iOS, deprecated: 13.0)
    open func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) {
      (forwardedDelegate?.tableView(_:performAction:forRowAt:withSender:))?(
        tableView, action, indexPath, sender)
    }
  }
#endif
