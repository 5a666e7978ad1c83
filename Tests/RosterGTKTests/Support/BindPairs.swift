#if GTK
  import CGTK
  import Roster

  @testable import RosterGTK

  /// Whether what GTK binds and unbinds comes in pairs.
  @MainActor final class BindPairs {
    /// What each row widget is bound to.
    private(set) var bound: [OpaquePointer: RowID?] = [:]
    /// What was not paired.
    private(set) var faults: [String] = []

    init(_ host: GTKHost) {
      for cell in host.cells.all { bound[cell.item] = cell.wanted }
      guard let factory = gtk_list_view_get_factory(host.listView.opaque) else { return }
      listen(factory, "bind") { pairs, item, id in
        if pairs.bound.updateValue(id, forKey: item) != nil {
          pairs.faults.append("\(id, default: "none") is bound to a row that is bound")
        }
      }
      listen(factory, "unbind") { pairs, item, id in
        guard let last = pairs.bound.removeValue(forKey: item), last == id else {
          return pairs.faults.append("\(id, default: "none") was not bound last")
        }
      }
    }

    private final class Listener {
      weak var pairs: BindPairs?
      let body: @MainActor (BindPairs, OpaquePointer, RowID?) -> Void

      init(
        _ pairs: BindPairs, _ body: @escaping @MainActor (BindPairs, OpaquePointer, RowID?) -> Void
      ) {
        self.pairs = pairs
        self.body = body
      }
    }

    private func listen(
      _ factory: OpaquePointer, _ signal: String,
      _ body: @escaping @MainActor (BindPairs, OpaquePointer, RowID?) -> Void
    ) {
      let callback: @convention(c) @MainActor (gpointer, OpaquePointer, gpointer) -> Void = {
        let listener = unretained(Listener.self, $2)
        let id = gtk_list_item_get_item($1).flatMap { RowObject.of($0)?.id }
        if let pairs = listener.pairs { listener.body(pairs, $1, id) }
      }
      // The C types agree: the factory, the list item, and the data.
      connect(
        factory.raw, signal, unsafeBitCast(callback, to: GCallback.self),
        Listener(self, body))
    }
  }
#endif
