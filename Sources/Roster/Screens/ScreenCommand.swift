/// A command of a screen, beside those of its rows.
public struct ScreenCommand: Sendable {
  /// The key that gives the command, as it is typed, such as "x" or "X".
  public let key: Character
  /// What it does, for help and menus.
  public let title: String
  /// Does it.
  public let action: @MainActor () -> Void

  /// A command.
  public init(key: Character, title: String, action: @escaping @MainActor () -> Void) {
    self.key = key
    self.title = title
    self.action = action
  }

  /// Whether its key can give it: lists have some keys for themselves.
  public var isReachable: Bool { ListKey.obstacle(to: key) == nil }
}
