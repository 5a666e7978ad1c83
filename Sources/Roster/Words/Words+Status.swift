extension Words {
  /// What is said beside a list.
  public struct Status: Sendable {
    /// Fresh data is being fetched.
    public var refreshing = "Refreshing…"
    /// So many rows are selected, the number as text.
    public var selected: @Sendable (_ number: String) -> String = { "\($0) selected" }
    /// So many rows are left out, the number as text.
    public var more: @Sendable (_ number: String) -> String = { "… \($0) more" }

    /// The English words.
    public init() {}
  }
}
