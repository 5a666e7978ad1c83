#if GTK
  import CGTK
  import Dispatch

  #if canImport(Musl)
    import Musl
  #elseif canImport(Glibc)
    import Glibc
  #endif

  /// Lets GLib's main loop do the work of the main actor.
  ///
  /// While GTK's loop runs, `Task { @MainActor in … }`, `Task.sleep` and `DispatchQueue.main` work as in
  /// any other program.
  public enum MainLoop {
    #if canImport(Darwin)
      /// Nothing needs to be done: on macOS GTK's loop serves the main queue by itself.
      @MainActor public static func install() {}
    #else
      @MainActor private static var source: guint = 0

      /// Call it once on the main thread, before GTK's loop runs. More calls do nothing.
      @MainActor public static func install() {
        guard source == 0 else { return }
        // The main queue writes to this descriptor when it has work.
        source = g_unix_fd_add_full(
          G_PRIORITY_DEFAULT, _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
          { descriptor, _, _ in
            var count: UInt64 = 0
            // Reset first, so that work that comes meanwhile wakes the loop again.
            _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
            _dispatch_main_queue_callback_4CF(nil)
            return 1
          }, nil, nil)
      }
    #endif
  }
#endif
