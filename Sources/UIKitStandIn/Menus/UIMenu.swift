import Foundation

/// A menu.
@MainActor open class UIMenu: UIMenuElement {
  /// What it offers.
  public let children: [UIMenuElement]
  /// A menu.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}
