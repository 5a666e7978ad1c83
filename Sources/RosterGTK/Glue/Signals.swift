#if GTK
  import CGTK

  /// A Swift closure of any type as the data of a C callback.
  final class Body<Closure> {
    let call: Closure

    init(_ call: Closure) { self.call = call }
  }

  /// A closure without arguments as the data of a C callback.
  typealias Handler = Body<@MainActor () -> Void>

  /// Calls a closure at each emission of a signal that has no arguments, until the object is gone.
  ///
  /// - Returns: A number that names the connection.
  @discardableResult @MainActor func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, after: Bool = false,
    _ body: @escaping @MainActor () -> Void
  ) -> gulong {
    let callback: @convention(c) @MainActor (gpointer, gpointer) -> Void = { _, data in
      unretained(Handler.self, data).call()
    }
    // The C types agree: an instance and the data.
    return connect(
      object, signal, after: after, unsafeBitCast(callback, to: GCallback.self), Handler(body))
  }

  /// Calls a closure whenever a property of an object has changed, until the object is gone.
  ///
  /// - Returns: A number that names the connection.
  @discardableResult @MainActor func onChange(
    of property: String, in object: UnsafeMutableRawPointer, _ body: @escaping @MainActor () -> Void
  ) -> gulong {
    let callback: @convention(c) @MainActor (gpointer, gpointer?, gpointer) -> Void = {
      _, _, data in
      unretained(Handler.self, data).call()
    }
    // The C types agree: an instance, the property's description, and the data.
    return connect(
      object, "notify::" + property, unsafeBitCast(callback, to: GCallback.self), Handler(body))
  }

  /// Connects a C function, and keeps its data as long as the object.
  ///
  /// - Returns: A number that names the connection.
  @discardableResult @MainActor func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, after: Bool = false,
    _ callback: @escaping GCallback, _ data: AnyObject
  ) -> gulong {
    g_signal_connect_data(
      object, signal, callback, Unmanaged.passRetained(data).toOpaque(),
      { data, _ in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } },
      GConnectFlags(rawValue: after ? 1 : 0))
  }

  /// The Swift object behind a C pointer that was made from it.
  func unretained<Object: AnyObject>(_: Object.Type, _ data: gpointer) -> Object {
    Unmanaged<Object>.fromOpaque(data).takeUnretainedValue()
  }
#endif
