#if GTK
  import Roster
  import RosterGTK

  /// A cell that is one label, and tells what it was filled with.
  @MainActor final class LabelCell: GTKCell {
    let widget = gtk_label_new(nil)!
    /// How many cells there are.
    nonisolated static let alive = Guarded(0)
    /// The texts that cells were filled with since a test forgot them.
    static var fills: [String] = []

    init() { Self.alive.withLock { $0 += 1 } }

    deinit { Self.alive.withLock { $0 -= 1 } }

    func show(_ text: String) {
      gtk_label_set_text(widget.opaque, text)
      Self.fills.append(text)
    }

    func clear() { gtk_label_set_text(widget.opaque, "") }
  }
#endif
