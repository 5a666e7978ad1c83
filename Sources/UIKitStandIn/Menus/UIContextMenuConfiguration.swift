import Foundation

/// What a long press opens.
@MainActor open class UIContextMenuConfiguration: NSObject {
  /// What it belongs to.
  public let identifier: any NSCopying
  let previewProvider: (() -> UIViewController?)?
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// A configuration of a preview and a menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
