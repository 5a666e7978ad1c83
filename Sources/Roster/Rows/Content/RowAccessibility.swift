/// What a screen reader says of a row, where it differs from the texts shown.
public struct RowAccessibility: Sendable, Hashable {
  /// What the row is. `nil`: the texts of the row.
  public var label: String?
  /// The state of the row. `nil`: what the accessory shows.
  public var value: String?
  /// What choosing the row does.
  public var hint: String?

  /// What a screen reader says.
  public init(label: String? = nil, value: String? = nil, hint: String? = nil) {
    self.label = label
    self.value = value
    self.hint = hint
  }
}
