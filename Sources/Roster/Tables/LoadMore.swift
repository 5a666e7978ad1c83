/// How the next page of a table is loaded when its end is near.
public struct LoadMore: Sendable {
  /// How far the next page has come.
  public enum State: Sendable, Hashable {
    /// There is more; it is asked for when the end is near.
    case ready
    /// The next page is being loaded.
    case loading
    /// Loading the next page failed, with a text for the person, who can try again.
    case failed(String)
    /// There is no more.
    case finished
  }

  /// How far the next page has come.
  public let state: State
  /// Asks for the next page.
  public let handler: @MainActor @Sendable () -> Void
}
