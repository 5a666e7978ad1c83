#if GTK
  import CGTK

  /// Carries a C pointer into code of the main actor that the compiler cannot see is on its thread.
  ///
  /// GTK calls back on the thread that it was started on, which is the main actor's.
  struct MainOnly<Value>: @unchecked Sendable {
    // Unchecked holds since the value is made and read on the main thread alone.
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Runs what GTK asks for on the main thread, and brings the answer back.
  func onMain<Argument, Result>(
    _ argument: Argument, _ body: @MainActor (Argument) -> Result
  ) -> Result {
    let argument = MainOnly(argument)
    return MainActor.assumeIsolated { MainOnly(body(argument.value)) }.value
  }
#endif
