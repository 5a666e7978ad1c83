/// A text field in a row.
public struct RowTextField: Sendable, Hashable {
  /// The text, as the data has it. What a person is typing stays in the cell until it is committed.
  public var text: String
  /// What the field shows while it is empty.
  public var placeholder: String
  /// Whether the text is hidden while it is typed.
  public var isSecure: Bool

  /// A text field.
  public init(_ text: String, placeholder: String = "", isSecure: Bool = false) {
    self.text = text
    self.placeholder = placeholder
    self.isSecure = isSecure
  }
}
