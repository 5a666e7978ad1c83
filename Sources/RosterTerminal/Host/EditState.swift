import Roster

/// A text field that is being typed in.
struct EditState {
  let id: RowID
  var editor: LineEditor
  /// The text before anything was typed.
  let original: String
  let isSecure: Bool
}
