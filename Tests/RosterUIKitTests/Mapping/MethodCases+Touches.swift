import Foundation
import RosterUIKit
import UIKit

extension MethodCases {
  mutating func addChoosing(_ screen: MappingScreen, _ parts: MethodParts) {
    let delegate: any UITableViewDelegate = screen.host
    let table = screen.tableView
    let path = parts.path
    tells(
      "tableView:accessoryButtonTappedForRowWithIndexPath:",
      delegate.tableView(_:accessoryButtonTappedForRowWith:), table, path, row: "accessory")
    asks(
      "tableView:shouldHighlightRowAtIndexPath:", delegate.tableView(_:shouldHighlightRowAt:),
      table, parts.next, is: false, row: "false")
    tells(
      "tableView:didHighlightRowAtIndexPath:", delegate.tableView(_:didHighlightRowAt:), table,
      path, row: "highlight true")
    tells(
      "tableView:didUnhighlightRowAtIndexPath:", delegate.tableView(_:didUnhighlightRowAt:), table,
      path, row: "highlight false", after: "tableView:didHighlightRowAtIndexPath:")
    asks(
      "tableView:willSelectRowAtIndexPath:", delegate.tableView(_:willSelectRowAt:), table,
      parts.last,
      is: parts.next, row: "[0, 0]")
    asks(
      "tableView:willDeselectRowAtIndexPath:", delegate.tableView(_:willDeselectRowAt:), table,
      parts.last, is: parts.next, row: "nil")
    tells(
      "tableView:didSelectRowAtIndexPath:", delegate.tableView(_:didSelectRowAt:), table, path,
      row: "select")
    tells(
      "tableView:didDeselectRowAtIndexPath:", delegate.tableView(_:didDeselectRowAt:), table, path,
      row: "deselect", after: "tableView:didSelectRowAtIndexPath:")
    asks(
      "tableView:canPerformPrimaryActionForRowAtIndexPath:",
      delegate.tableView(_:canPerformPrimaryActionForRowAt:), table, path, is: true, row: "true")
    tells(
      "tableView:performPrimaryActionForRowAtIndexPath:",
      delegate.tableView(_:performPrimaryActionForRowAt:), table, path, row: "primary action")
    asks(
      "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
      delegate.tableView(_:shouldBeginMultipleSelectionInteractionAt:), table, path, is: true)
    tells(
      "tableView:didBeginMultipleSelectionInteractionAtIndexPath:",
      delegate.tableView(_:didBeginMultipleSelectionInteractionAt:), table, path)
    tells(
      "tableViewDidEndMultipleSelectionInteraction:",
      delegate.tableViewDidEndMultipleSelectionInteraction(_:), table)
    asks(
      "tableView:shouldSpringLoadRowAtIndexPath:withContext:",
      delegate.tableView(_:shouldSpringLoadRowAt:with:), table, path, parts.spring, is: false)
  }

  mutating func addFocus(_ screen: MappingScreen, _ parts: MethodParts) {
    let delegate: any UITableViewDelegate = screen.host
    let table = screen.tableView
    asks(
      "tableView:canFocusRowAtIndexPath:", delegate.tableView(_:canFocusRowAt:), table, parts.path,
      is: false)
    asks(
      "tableView:shouldUpdateFocusInContext:", delegate.tableView(_:shouldUpdateFocusIn:), table,
      parts.focus, is: false)
    tells(
      "tableView:didUpdateFocusInContext:withAnimationCoordinator:",
      delegate.tableView(_:didUpdateFocusIn:with:), table, parts.focus, parts.focusing,
      row: "focus true")
    asks(
      "indexPathForPreferredFocusedViewInTableView:",
      delegate.indexPathForPreferredFocusedView(in:), table, is: parts.next)
    asks(
      "tableView:selectionFollowsFocusForRowAtIndexPath:",
      delegate.tableView(_:selectionFollowsFocusForRowAt:), table, parts.path, is: true)
  }

  mutating func addMenus(_ screen: MappingScreen, _ parts: MethodParts) {
    let delegate: any UITableViewDelegate = screen.host
    let table = screen.tableView
    let preview = UITargetedPreview(view: parts.cell)
    asks(
      "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
      delegate.tableView(_:contextMenuConfigurationForRowAt:point:), table, parts.path,
      parts.point, is: UIContextMenuConfiguration(), row: "UIContextMenuConfiguration")
    asks(
      "tableView:previewForHighlightingContextMenuWithConfiguration:",
      delegate.tableView(_:previewForHighlightingContextMenuWithConfiguration:), table,
      parts.menu, is: preview)
    asks(
      "tableView:previewForDismissingContextMenuWithConfiguration:",
      delegate.tableView(_:previewForDismissingContextMenuWithConfiguration:), table, parts.menu,
      is: preview)
    tells(
      "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:",
      delegate.tableView(_:willPerformPreviewActionForMenuWith:animator:), table, parts.menu,
      parts.animator, row: "select")
    tells(
      "tableView:willDisplayContextMenuWithConfiguration:animator:",
      delegate.tableView(_:willDisplayContextMenu:animator:), table, parts.menu, parts.animator)
    tells(
      "tableView:willEndContextMenuInteractionWithConfiguration:animator:",
      delegate.tableView(_:willEndContextMenuInteraction:animator:), table, parts.menu,
      parts.animator)
  }
}
