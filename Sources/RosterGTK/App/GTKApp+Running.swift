#if GTK
  import CGTK
  public import Roster

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  extension GTKApp {
    /// Runs the program with a first screen until its window is closed.
    ///
    /// Call it from the main thread, at the end of `main.swift`. Where there is no display the program
    /// says so on standard error and ends with status 2.
    public func run(_ first: ListScreen) -> Never {
      Self.running = self
      MainLoop.install()
      g_set_application_name(options.name.shown)
      g_set_prgname(options.applicationID)
      do throws(GTKProblem) {
        try open(first)
      } catch {
        "\(error)\n".withCString { _ = write(2, $0, strlen($0)) }
        exit(2)
      }
      for signal in [SIGINT, SIGTERM, SIGHUP] { endOn(signal) }
      while window != nil { g_main_context_iteration(nil, 1) }
      exit(0)
    }

    /// Leaves all screens and ends the process.
    public func quit(status: Int32 = 0) -> Never {
      end(status: status)
      exit(status)
    }

    /// Opens the window with a first screen.
    func open(_ first: ListScreen) throws(GTKProblem) {
      guard gtk_init_check() != 0 else { throw .noDisplay }
      let window = AppWindow(options, Self.application(options))
      self.window = window
      addActions(to: window)
      push(first)
      window.present()
    }

    /// Leaves all screens, closes the window and ends the program.
    func end(status: Int32) {
      while let page = takeLastPage() { leave(page) }
      guard let window else { return }
      self.window = nil
      window.close()
      leave(status)
    }

    /// What the desktop knows the process by: the app's own, or one that is made here.
    ///
    /// - Returns: `nil` where none can be registered, which a window can do without.
    private static func application(
      _ options: GTKOptions
    ) -> UnsafeMutablePointer<GtkApplication>? {
      if let own = g_application_get_default() {
        return g_type_check_instance_is_a(own.instance, gtk_application_get_type()) != 0
          && g_application_get_is_registered(own) != 0 ? own.gtk : nil
      }
      // Each run has a window of its own, so nothing has to be asked of other processes, and no
      // session bus is needed.
      let application = gtk_application_new(options.applicationID, G_APPLICATION_NON_UNIQUE)!
      return g_application_register(application.application, nil, nil) != 0 ? application : nil
    }

    /// Closes the window in order when the process is asked to end.
    private func endOn(_ signal: Int32) {
      // Whoever started the process may have blocked it.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, signal)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      g_unix_signal_add(
        signal,
        { _ in
          onMain(()) { GTKApp.running?.quit(status: 0) }
          return 0
        }, nil)
    }
  }

  extension UnsafeMutablePointer where Pointee == GtkApplication {
    var application: UnsafeMutablePointer<GApplication> {
      // Every instance begins with its parent's struct.
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: GApplication.self)
    }
  }

  extension UnsafeMutablePointer where Pointee == GApplication {
    var instance: UnsafeMutablePointer<GTypeInstance> {
      // Every instance begins with this struct.
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: GTypeInstance.self)
    }

    var gtk: UnsafeMutablePointer<GtkApplication> {
      // Asked of what was found to be one.
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkApplication.self)
    }
  }
#endif
