import Roster

/// Pictures as a terminal shows them: in at most two columns.
enum RowSymbols {
  /// The text for a picture. A symbol whose name takes at most two columns is shown as it is written.
  static func text(for image: RowImage) -> String {
    switch image {
    case .symbol(let name):
      TerminalText.columns(of: name, limit: 3) <= 2 ? name : "▪"
    case .file, .remote: "▣"
    }
  }
}
