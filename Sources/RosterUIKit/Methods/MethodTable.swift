/// Which of the optional methods of a table view's protocols a host counts as implementing.
///
/// UIKit behaves differently for a method that is there: a row can be swiped, a list can be dragged from.
/// So a method is there only if a row or section uses it, or a subclass or forwarding delegate has it.
struct MethodTable: Sendable {
  /// When a method is there.
  enum Rule: Sendable, Hashable {
    /// Always: the host shows rows by it.
    case always
    /// If a row or section uses one of these.
    case using(RowFeatures)
    /// Only if a subclass or the forwarding delegate has it.
    case elsewhere
  }

  /// What the table uses, as far as it is known.
  var features: RowFeatures = []
  /// What the table view was told last.
  var assigned: RowFeatures?
  /// The index titles that are shown.
  var shownIndex: [String] = []

  /// Whether a method is there.
  ///
  /// - Parameters:
  ///   - selector: The Objective-C selector.
  ///   - isElsewhere: Whether a subclass or the forwarding delegate has it.
  func implements(_ selector: String, isElsewhere: Bool) -> Bool {
    if isElsewhere { return true }
    switch Self.rules[selector] {
    case .always: return true
    case .using(let needed): return !needed.isDisjoint(with: features)
    case .elsewhere: return false
    case nil: return false
    }
  }

  /// The rule of each method, by its selector.
  static let rules: [String: Rule] = [
    "numberOfSectionsInTableView:": .always,
    "tableView:numberOfRowsInSection:": .always,
    "tableView:cellForRowAtIndexPath:": .always,
    "tableView:titleForHeaderInSection:": .elsewhere,
    "tableView:titleForFooterInSection:": .elsewhere,
    "tableView:canEditRowAtIndexPath:": .using(.editing),
    "tableView:canMoveRowAtIndexPath:": .using(.move),
    "sectionIndexTitlesForTableView:": .using(.index),
    "tableView:sectionForSectionIndexTitle:atIndex:": .using(.index),
    "tableView:commitEditingStyle:forRowAtIndexPath:": .using([.delete, .insert]),
    "tableView:moveRowAtIndexPath:toIndexPath:": .using(.move),
    "tableView:prefetchRowsAtIndexPaths:": .using(.prefetch),
    "tableView:cancelPrefetchingForRowsAtIndexPaths:": .using(.prefetch),
    "tableView:willDisplayCell:forRowAtIndexPath:": .always,
    "tableView:didEndDisplayingCell:forRowAtIndexPath:": .always,
    "tableView:willDisplayHeaderView:forSection:": .using(.header),
    "tableView:didEndDisplayingHeaderView:forSection:": .using(.header),
    "tableView:willDisplayFooterView:forSection:": .using(.footer),
    "tableView:didEndDisplayingFooterView:forSection:": .using(.footer),
    "tableView:heightForRowAtIndexPath:": .using(.fixedHeight),
    "tableView:heightForHeaderInSection:": .using(.header),
    "tableView:heightForFooterInSection:": .using(.footer),
    "tableView:estimatedHeightForRowAtIndexPath:": .always,
    "tableView:estimatedHeightForHeaderInSection:": .elsewhere,
    "tableView:estimatedHeightForFooterInSection:": .elsewhere,
    "tableView:viewForHeaderInSection:": .using(.header),
    "tableView:viewForFooterInSection:": .using(.footer),
    "tableView:accessoryButtonTappedForRowWithIndexPath:": .using(.accessory),
    "tableView:shouldHighlightRowAtIndexPath:": .always,
    "tableView:didHighlightRowAtIndexPath:": .using(.highlight),
    "tableView:didUnhighlightRowAtIndexPath:": .using(.highlight),
    "tableView:willSelectRowAtIndexPath:": .using([.activation, .selection]),
    "tableView:willDeselectRowAtIndexPath:": .using(.selection),
    "tableView:didSelectRowAtIndexPath:": .using([.activation, .selection]),
    "tableView:didDeselectRowAtIndexPath:": .using(.selection),
    "tableView:canPerformPrimaryActionForRowAtIndexPath:": .using(.primaryAction),
    "tableView:performPrimaryActionForRowAtIndexPath:": .using(.primaryAction),
    "tableView:editingStyleForRowAtIndexPath:": .using(.editing),
    "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:": .using(.delete),
    "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:": .using(.leading),
    "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:": .using(.trailing),
    "tableView:shouldIndentWhileEditingRowAtIndexPath:": .elsewhere,
    "tableView:willBeginEditingRowAtIndexPath:": .using(.editing),
    "tableView:didEndEditingRowAtIndexPath:": .using(.editing),
    "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:": .using(.move),
    "tableView:indentationLevelForRowAtIndexPath:": .using(.indentation),
    "tableView:canFocusRowAtIndexPath:": .elsewhere,
    "tableView:shouldUpdateFocusInContext:": .elsewhere,
    "tableView:didUpdateFocusInContext:withAnimationCoordinator:": .always,
    "indexPathForPreferredFocusedViewInTableView:": .elsewhere,
    "tableView:selectionFollowsFocusForRowAtIndexPath:": .elsewhere,
    "tableView:shouldSpringLoadRowAtIndexPath:withContext:": .elsewhere,
    "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:": .elsewhere,
    "tableView:didBeginMultipleSelectionInteractionAtIndexPath:": .elsewhere,
    "tableViewDidEndMultipleSelectionInteraction:": .elsewhere,
    "tableView:contextMenuConfigurationForRowAtIndexPath:point:": .using(.menu),
    "tableView:previewForHighlightingContextMenuWithConfiguration:": .elsewhere,
    "tableView:previewForDismissingContextMenuWithConfiguration:": .elsewhere,
    "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:": .using(.menu),
    "tableView:willDisplayContextMenuWithConfiguration:animator:": .elsewhere,
    "tableView:willEndContextMenuInteractionWithConfiguration:animator:": .elsewhere,
    "tableView:editActionsForRowAtIndexPath:": .elsewhere,
    "tableView:shouldShowMenuForRowAtIndexPath:": .elsewhere,
    "tableView:canPerformAction:forRowAtIndexPath:withSender:": .elsewhere,
    "tableView:performAction:forRowAtIndexPath:withSender:": .elsewhere,
    "tableView:itemsForBeginningDragSession:atIndexPath:": .using(.drag),
    "tableView:itemsForAddingToDragSession:atIndexPath:point:": .using(.drag),
    "tableView:dragPreviewParametersForRowAtIndexPath:": .elsewhere,
    "tableView:dragSessionWillBegin:": .using(.drag),
    "tableView:dragSessionDidEnd:": .using(.drag),
    "tableView:dragSessionAllowsMoveOperation:": .elsewhere,
    "tableView:dragSessionIsRestrictedToDraggingApplication:": .elsewhere,
    "tableView:performDropWithCoordinator:": .using(.drop),
    "tableView:canHandleDropSession:": .elsewhere,
    "tableView:dropSessionDidEnter:": .using(.drop),
    "tableView:dropSessionDidUpdate:withDestinationIndexPath:": .using(.drop),
    "tableView:dropSessionDidExit:": .using(.drop),
    "tableView:dropSessionDidEnd:": .using(.drop),
    "tableView:dropPreviewParametersForRowAtIndexPath:": .elsewhere,
    "scrollViewDidScroll:": .always,
    "scrollViewDidZoom:": .elsewhere,
    "scrollViewWillBeginDragging:": .elsewhere,
    "scrollViewWillEndDragging:withVelocity:targetContentOffset:": .elsewhere,
    "scrollViewDidEndDragging:willDecelerate:": .elsewhere,
    "scrollViewWillBeginDecelerating:": .elsewhere,
    "scrollViewDidEndDecelerating:": .elsewhere,
    "scrollViewDidEndScrollingAnimation:": .elsewhere,
    "viewForZoomingInScrollView:": .elsewhere,
    "scrollViewWillBeginZooming:withView:": .elsewhere,
    "scrollViewDidEndZooming:withView:atScale:": .elsewhere,
    "scrollViewShouldScrollToTop:": .elsewhere,
    "scrollViewDidScrollToTop:": .elsewhere,
    "scrollViewDidChangeAdjustedContentInset:": .elsewhere,
  ]
}
