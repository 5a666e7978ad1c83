import Foundation

extension UITableViewStandIn {
  /// A menu that a person has opened.
  @MainActor public struct OpenMenu {
    /// What was asked for.
    public let configuration: UIContextMenuConfiguration
    /// The menu.
    public let menu: UIMenu?
    /// The preview.
    public let preview: UIViewController?

    /// The actions by title.
    public var actions: [UIAction] { menu?.children.compactMap { $0 as? UIAction } ?? [] }
    /// A person chooses an action.
    public func choose(_ title: String) { actions.first { $0.title == title }?.perform(from: nil) }
  }

  /// A person presses a row for long.
  public func openMenu(_ path: IndexPath) -> OpenMenu? {
    let table = tableView
    let selector = "tableView:contextMenuConfigurationForRowAtIndexPath:point:"
    guard table.answers.implements(selector, table.delegate),
      let configuration = table.delegate?.tableView(
        table, contextMenuConfigurationForRowAt: path, point: .zero)
    else { return nil }
    _ = table.delegate?.tableView(
      table, previewForHighlightingContextMenuWithConfiguration: configuration)
    table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: nil)
    return OpenMenu(
      configuration: configuration, menu: configuration.actionProvider?([]),
      preview: configuration.previewProvider?())
  }

  /// The menu closes.
  public func close(_ menu: OpenMenu) {
    let table = tableView
    _ = table.delegate?.tableView(
      table, previewForDismissingContextMenuWithConfiguration: menu.configuration)
    table.delegate?.tableView(
      table, willEndContextMenuInteraction: menu.configuration, animator: nil)
  }

  /// A person taps the preview of a menu.
  public func tapPreview(of menu: OpenMenu) {
    tableView.delegate?.tableView(
      tableView, willPerformPreviewActionForMenuWith: menu.configuration,
      animator: PreviewTap(menu.preview))
  }
}

@MainActor private final class PreviewTap: UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  init(_ controller: UIViewController?) { previewViewController = controller }
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping () -> Void) { completion() }
}
