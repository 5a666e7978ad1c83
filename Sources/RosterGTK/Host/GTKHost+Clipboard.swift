#if GTK
  import CGTK
  import Roster

  extension GTKHost {
    /// Puts the text of a row on the clipboard.
    func copy(_ id: RowID) {
      guard let row = row(id) else { return }
      let text = driver?.copyText(of: id) ?? row.content.plainText
      gdk_clipboard_set_text(gtk_widget_get_clipboard(listView), text)
      say(Words.current.notes.copied(text))
    }

    /// Pastes the text that is on the clipboard on a row, unless that has left when the text comes.
    func paste(on id: RowID) {
      guard row(id)?.trait(PasteEvent.self) != nil else { return }
      let request = Unmanaged.passRetained(PasteRequest(host: self, id: id)).toOpaque()
      gdk_clipboard_read_text_async(
        gtk_widget_get_clipboard(listView), nil,
        { clipboard, result, data in
          onMain((clipboard, result, data)) { PasteRequest.finish($0, $1, $2) }
        }, request)
    }
  }

  /// What is to be done with a text that is still on its way.
  @MainActor private final class PasteRequest {
    weak var host: GTKHost?
    let id: RowID

    init(host: GTKHost, id: RowID) {
      self.host = host
      self.id = id
    }

    static func finish(
      _ clipboard: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?
    ) {
      // Kept for this one answer.
      let request = Unmanaged<PasteRequest>.fromOpaque(data!).takeRetainedValue()
      let text = gdk_clipboard_read_text_finish(clipboard.map { OpaquePointer($0) }, result, nil)
      guard let text else { return }
      let string = String(cString: text)
      g_free(text)
      request.host?.driver?.paste(string, on: request.id)
    }
  }
#endif
