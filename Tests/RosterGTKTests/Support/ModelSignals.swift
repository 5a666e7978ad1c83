#if GTK
  import CGTK

  @testable import RosterGTK

  /// Calls a closure after GTK was told of a splice.
  @MainActor func connectItemsChanged(
    _ model: RowListModel, _ body: @escaping @MainActor () -> Void
  ) {
    let callback: @convention(c) @MainActor (gpointer, guint, guint, guint, gpointer) -> Void = {
      Unmanaged<Listener>.fromOpaque($4).takeUnretainedValue().body()
    }
    // The C types agree: the list, three numbers, and the data.
    connect(
      model.object.raw, "items-changed", unsafeBitCast(callback, to: GCallback.self),
      Listener(body))
  }

  /// Calls a closure after GTK was told that the selection differs.
  @MainActor func connectSelectionChanged(
    _ model: RowListModel, _ body: @escaping @MainActor () -> Void
  ) {
    let callback: @convention(c) @MainActor (gpointer, guint, guint, gpointer) -> Void = {
      Unmanaged<Listener>.fromOpaque($3).takeUnretainedValue().body()
    }
    // The C types agree: the model, two numbers, and the data.
    connect(
      model.object.raw, "selection-changed", unsafeBitCast(callback, to: GCallback.self),
      Listener(body))
  }

  @MainActor private final class Listener {
    let body: @MainActor () -> Void
    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
  }
#endif
