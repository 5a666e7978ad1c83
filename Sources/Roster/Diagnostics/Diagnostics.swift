/// The one hook through which Roster reports what is wrong in the data or in the use of a list.
///
/// By default each cause at each place is printed to standard error once. Replace `handler` to log, to count, or to
/// stop in a debug build.
///
///     Diagnostics.setHandler { logger.warning("\($0)") }
public enum Diagnostics {
  /// Receives each diagnostic, on whatever thread found the fault.
  public typealias Handler = @Sendable (Diagnostic) -> Void

  private static let shared = HandlerSlot()
  @TaskLocal private static var scoped: Handler?

  /// Replaces the handler of the whole process; `nil` brings the default back.
  public static func setHandler(_ handler: Handler?) { shared.replace(with: handler) }

  /// Runs `body` with a handler that hears what is reported inside, and inside tasks that it starts.
  ///
  /// The handler of the process is not called meanwhile, so tests that run side by side do not hear
  /// each other.
  public static func withHandler<Result, Failure: Error>(
    _ handler: @escaping Handler, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = $scoped.withValue(handler) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return try outcome.get()
  }

  /// Runs `body` with a handler that hears what is reported inside, and inside tasks that it starts.
  public static func withHandler<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ handler: @escaping Handler, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $scoped.withValue(handler, operation: body, isolation: isolation)
  }

  /// Reports a diagnostic to the handler in force.
  public static func report(_ diagnostic: Diagnostic) {
    if let scoped { return scoped(diagnostic) }
    if let handler = shared.handler { return handler(diagnostic) }
    DiagnosticPrinter.print(diagnostic)
  }
}
