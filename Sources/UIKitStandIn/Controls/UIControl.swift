import Foundation

/// A view that can be operated.
@MainActor open class UIControl: UIView {
  /// What happened to a control.
  public struct Event: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It was pressed and let go.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// It has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A person began to type.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A person typed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A person ended to type.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// A person ended to type with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// Whether it can be operated.
  open var isEnabled = true
  private var actions: [(action: UIAction, event: Event)] = []

  /// Does something when an event happens. An action with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Takes an action off.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions.removeAll { $0.action.identifier == actionIdentifier && $0.event == controlEvents }
  }

  /// Does what is attached to events.
  open func sendActions(for controlEvents: Event) {
    for (action, event) in actions where !event.isDisjoint(with: controlEvents) {
      action.perform(from: self)
    }
  }
}
