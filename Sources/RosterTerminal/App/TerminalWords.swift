/// What the terminal says of its own keys; the rest is in `Words`. Replace it to translate it.
public struct TerminalWords: Sendable {
  /// The words in force. Set them before the first screen is shown.
  @MainActor public static var current = TerminalWords()

  /// The question whether to do what a row wants to be asked for, such as to delete it.
  public var confirm: @Sendable (_ title: String) -> String = { "\($0)? y: yes, any other key: no" }
  /// How to end typing in a field.
  public var editing = "Enter: keep  Esc: leave as it was  Tab: next field"
  /// Stands before what is being typed in a field whose row has left.
  public var rowDeleted = "row deleted › "
  /// The row has left that a text was typed for; `nil` for a text that may not be shown.
  public var rowGone: @Sendable (_ text: String?) -> String = {
    "\($0 ?? "The text"): its row is gone. Esc drops the text."
  }
  /// There is no text to find the next match of.
  public var nothingToFind = "Nothing to find; / begins."
  /// Why something failed, and how to try again.
  public var failed: @Sendable (_ reason: String, _ retry: String) -> String = {
    "\($0) (r: \($1))"
  }
  /// How to see the help.
  public var help = "? help"

  /// The English words.
  public init() {}
}
