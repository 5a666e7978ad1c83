#if GTK
  import CGTK

  extension GdkDragAction {
    /// Nothing, which is a macro of GDK's in this version.
    static var none: GdkDragAction { GdkDragAction(rawValue: 0) }
  }

  /// Asks a closure what is dragged from a place, if anything.
  @MainActor func onPrepare(
    _ source: OpaquePointer,
    _ body:
      @escaping @MainActor (_ x: Double, _ y: Double)
      -> UnsafeMutablePointer<GdkContentProvider>?
  ) {
    typealias Asking = @MainActor (Double, Double) -> UnsafeMutablePointer<GdkContentProvider>?
    let callback:
      @convention(c) @MainActor (gpointer, Double, Double, gpointer)
        -> UnsafeMutablePointer<GdkContentProvider>? = { _, x, y, data in
          unretained(Body<Asking>.self, data).call(x, y)
        }
    // The C types agree: an instance, two numbers, and the data; the answer is taken over.
    connect(source.raw, "prepare", unsafeBitCast(callback, to: GCallback.self), Body<Asking>(body))
  }

  /// Calls a closure when a drag has ended.
  @MainActor func onDragEnd(_ source: OpaquePointer, _ body: @escaping @MainActor () -> Void) {
    let callback: @convention(c) @MainActor (gpointer, gpointer?, gboolean, gpointer) -> Void = {
      _, _, _, data in
      unretained(Handler.self, data).call()
    }
    // The C types agree: an instance, the drag, whether its data is to be deleted, and the data.
    connect(source.raw, "drag-end", unsafeBitCast(callback, to: GCallback.self), Body(body))
  }

  /// Asks a closure what a drop at a place would do.
  @MainActor func onDrag(
    _ target: OpaquePointer, _ signal: String,
    _ body: @escaping @MainActor (_ x: Double, _ y: Double) -> GdkDragAction
  ) {
    let callback: @convention(c) @MainActor (gpointer, Double, Double, gpointer) -> GdkDragAction =
      {
        _, x, y, data in
        unretained(Body<@MainActor (Double, Double) -> GdkDragAction>.self, data).call(x, y)
      }
    // The C types agree: an instance, two numbers, and the data.
    connect(target.raw, signal, unsafeBitCast(callback, to: GCallback.self), Body(body))
  }

  /// Asks a closure what a drop at a place would do, or whether it is taken, from what is offered.
  @MainActor func onOffer(
    _ target: OpaquePointer, _ signal: String,
    _ body: @escaping @MainActor (_ drop: OpaquePointer, _ x: Double, _ y: Double) -> GdkDragAction
  ) {
    typealias Asking = @MainActor (OpaquePointer, Double, Double) -> GdkDragAction
    let callback:
      @convention(c) @MainActor (gpointer, OpaquePointer, Double, Double, gpointer)
        -> GdkDragAction = { _, drop, x, y, data in
          unretained(Body<Asking>.self, data).call(drop, x, y)
        }
    // The C types agree: an instance, the drop, two numbers, and the data. The answer is a number of 32
    // bits, be it of actions or a truth value.
    connect(target.raw, signal, unsafeBitCast(callback, to: GCallback.self), Body<Asking>(body))
  }

  /// Calls a closure when something is dropped, which says whether it was taken.
  @MainActor func onDrop(
    _ target: OpaquePointer,
    _ body: @escaping @MainActor (_ value: UnsafePointer<GValue>?, _ x: Double, _ y: Double) -> Bool
  ) {
    typealias Taking = @MainActor (UnsafePointer<GValue>?, Double, Double) -> Bool
    let callback:
      @convention(c) @MainActor (gpointer, UnsafePointer<GValue>?, Double, Double, gpointer)
        -> gboolean = { _, value, x, y, data in
          unretained(Body<Taking>.self, data).call(value, x, y) ? 1 : 0
        }
    // The C types agree: an instance, a value, two numbers, and the data.
    connect(target.raw, "drop", unsafeBitCast(callback, to: GCallback.self), Body<Taking>(body))
  }
#endif
