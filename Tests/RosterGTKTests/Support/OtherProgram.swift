#if GTK
  import Foundation
  import XCTest

  /// Another program on the display, at the right of it: what is dragged from the upper half of its window
  /// is a text, from the lower half two files; what is dropped on it is written down.
  ///
  /// `Process` is safe to end from any thread, and all else never changes.
  final class OtherProgram: @unchecked Sendable {
    private static let script = """
      import gi, sys
      gi.require_version('Gtk', '4.0')
      from gi.repository import Gtk, Gdk, GLib
      def provide(source, x, y):
          if y < 100: return Gdk.ContentProvider.new_for_value('a text')
          files = b'file:///tmp/a%20b\\r\\nfile:///tmp/c\\r\\n'
          return Gdk.ContentProvider.new_for_bytes('text/uri-list', GLib.Bytes.new(files))
      def dropped(target, value, x, y):
          if isinstance(value, Gdk.FileList):
              value = ' '.join(file.get_uri() for file in value.get_files())
          print(value, flush=True)
          return True
      Gtk.init()
      window = Gtk.Window(title=sys.argv[2], default_width=200, default_height=200)
      label = Gtk.Label(label='drag', hexpand=True, vexpand=True)
      source = Gtk.DragSource(actions=Gdk.DragAction.COPY)
      source.connect('prepare', provide)
      label.add_controller(source)
      target = Gtk.DropTarget(actions=Gdk.DragAction.COPY)
      target.set_gtypes([Gdk.FileList, str] if sys.argv[1] == 'files' else [str])
      target.connect('drop', dropped)
      label.add_controller(target)
      window.set_child(label)
      window.set_decorated(False)
      window.present()
      GLib.timeout_add_seconds(60, sys.exit)
      GLib.MainLoop().run()
      """

    private let process = Process()
    /// What its window is called. The one of a program before may not be gone yet.
    let title = "program \(UUID())"
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "dropped-\(UUID())")

    /// Where its window is on the display: in the middle of each half.
    static let text = (x: 700, y: 50)
    static let files = (x: 700, y: 150)

    /// - Parameter takesFiles: Whether it wants files rather than texts.
    init(takesFiles: Bool = false) throws {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
      process.arguments = ["-c", Self.script, takesFiles ? "files" : "texts", title]
      try Data().write(to: file)
      process.standardOutput = try FileHandle(forWritingTo: file)
      process.standardError = FileHandle.nullDevice
      do { try process.run() } catch { throw XCTSkip("There is no python3.") }
    }

    /// Whether it is there.
    var isRunning: Bool { process.isRunning }

    /// What was dropped on it, in lines.
    var dropped: [String] {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").map(String.init)
    }

    /// Ends it. It inherits that this process may not hear gentler signals.
    func stop() {
      kill(process.processIdentifier, SIGKILL)
      try? FileManager.default.removeItem(at: file)
    }
  }
#endif
