#if GTK
  import CGTK
  import Foundation
  import Roster

  /// A row that is being dragged. There is one in a process at most.
  @MainActor final class DragSession {
    /// The one under way.
    static weak var current: DragSession?

    /// The list that the row is from.
    weak var host: GTKHost?
    /// The row.
    let id: RowID
    /// What the row hands over; `nil` if it can only be moved in its list.
    let value: (any Sendable)?

    init(_ host: GTKHost, _ id: RowID, value: (any Sendable)?) {
      self.host = host
      self.id = id
      self.value = value
    }

    /// Whether the row may be moved within a list.
    func mayMove(in other: GTKHost) -> Bool {
      host === other && other.driver?.mayMove(id) == true
    }

    /// What GDK carries: that a row of this process is dragged, and for others its text, and the value
    /// itself if it has a form for them.
    var content: UnsafeMutablePointer<GdkContentProvider>? {
      var row = GValue()
      g_value_init(&row, Self.type)
      defer { g_value_unset(&row) }
      var providers = [gdk_content_provider_new_for_value(&row)]
      if let text {
        var string = GValue()
        g_value_init(&string, GType.string)
        g_value_set_string(&string, text)
        providers.append(gdk_content_provider_new_for_value(&string))
        g_value_unset(&string)
      }
      if let provider = Transfer.provider(of: value) { providers.append(provider) }
      if let addresses { providers.append(addresses) }
      return gdk_content_provider_new_union(&providers, gsize(providers.count))
    }

    /// An address as programs take files and links.
    private var addresses: UnsafeMutablePointer<GdkContentProvider>? {
      guard let url = value as? URL, url.scheme != nil else { return nil }
      let line = url.absoluteString + "\r\n"
      let bytes = g_bytes_new(line, gsize(line.utf8.count))
      defer { g_bytes_unref(bytes) }
      return gdk_content_provider_new_for_bytes("text/uri-list", bytes)
    }

    /// The text for other programs.
    private var text: String? {
      if let text = value as? String { return text }
      if let url = value as? URL { return url.absoluteString }
      return value == nil ? nil : host?.row(id)?.content.plainText
    }

    /// The type of values that stand for a row of this process. They hold nothing.
    static let type: GType = g_boxed_type_register_static("RosterDraggedRow", { $0 }, { _ in })
  }
#endif
