#if GTK
  import CGTK

  /// Calls a closure once, after a time.
  ///
  /// - Returns: What `g_source_remove` takes to call it off before.
  @MainActor func after(
    milliseconds: guint, _ body: @escaping @MainActor () -> Void
  ) -> guint {
    g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds,
      { data in
        onMain(data!) { unretained(Handler.self, $0).call() }
        return 0
      }, Unmanaged.passRetained(Handler(body)).toOpaque(),
      { if let data = $0 { Unmanaged<AnyObject>.fromOpaque(data).release() } })
  }
#endif
