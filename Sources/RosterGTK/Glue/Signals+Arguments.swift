#if GTK
  import CGTK

  /// Calls a closure with the two numbers that a signal brings: a place, or a speed.
  @MainActor func onPoint(
    _ object: OpaquePointer, _ signal: String,
    _ body: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
  ) {
    let callback: @convention(c) @MainActor (gpointer, Double, Double, gpointer) -> Void = {
      _, x, y, data in
      unretained(Body<@MainActor (Double, Double) -> Void>.self, data).call(x, y)
    }
    // The C types agree: an instance, two numbers, and the data.
    connect(object.raw, signal, unsafeBitCast(callback, to: GCallback.self), Body(body))
  }

  /// Calls a closure when a button is pressed or released, with how often in a row, and the place.
  @MainActor func onPress(
    _ object: OpaquePointer, _ signal: String,
    _ body: @escaping @MainActor (_ count: Int, _ x: Double, _ y: Double) -> Void
  ) {
    let callback: @convention(c) @MainActor (gpointer, gint, Double, Double, gpointer) -> Void = {
      _, count, x, y, data in
      unretained(Body<@MainActor (Int, Double, Double) -> Void>.self, data).call(Int(count), x, y)
    }
    // The C types agree: an instance, a count, two numbers, and the data.
    connect(object.raw, signal, unsafeBitCast(callback, to: GCallback.self), Body(body))
  }

  /// Calls a closure when something scrolls, which says whether it took the movement.
  @MainActor func onScroll(
    _ controller: OpaquePointer, _ body: @escaping @MainActor (_ x: Double, _ y: Double) -> Bool
  ) {
    let callback: @convention(c) @MainActor (gpointer, Double, Double, gpointer) -> gboolean = {
      _, x, y, data in
      unretained(Body<@MainActor (Double, Double) -> Bool>.self, data).call(x, y) ? 1 : 0
    }
    // The C types agree: an instance, two numbers, and the data.
    connect(controller.raw, "scroll", unsafeBitCast(callback, to: GCallback.self), Body(body))
  }

  /// Calls a closure with the one object that a signal brings.
  @MainActor func onObject(
    _ object: OpaquePointer, _ signal: String,
    _ body: @escaping @MainActor (OpaquePointer?) -> Void
  ) {
    let callback: @convention(c) @MainActor (gpointer, OpaquePointer?, gpointer) -> Void = {
      _, argument, data in
      unretained(Body<@MainActor (OpaquePointer?) -> Void>.self, data).call(argument)
    }
    // The C types agree: an instance, an object, and the data.
    connect(object.raw, signal, unsafeBitCast(callback, to: GCallback.self), Body(body))
  }

  /// Calls a closure soon, once nothing more urgent is to be done.
  @MainActor func onIdle(_ body: @escaping @MainActor () -> Void) {
    g_idle_add_full(
      G_PRIORITY_DEFAULT_IDLE,
      { data in
        onMain(data!) { unretained(Handler.self, $0).call() }
        return 0
      },
      Unmanaged.passRetained(Body(body)).toOpaque(),
      { data in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } })
  }
#endif
