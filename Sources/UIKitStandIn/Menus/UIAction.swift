import Foundation

/// Something that can be done, in a menu or by a control.
@MainActor open class UIAction: UIMenuElement {
  /// A name for an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Its name.
  public let identifier: Identifier
  /// What it is like.
  open var attributes: UIMenuElement.Attributes
  /// Its state.
  open var state: UIMenuElement.State
  /// Who asks for it while it is done.
  open private(set) var sender: Any?
  private let handler: (UIAction) -> Void

  /// An action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Does it, as a control or a test.
  func perform(from sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
