/// One thing that is said beside a list.
public enum StatusPart: Sendable, Hashable {
  /// Fresh data is being fetched.
  case refreshing
  /// The first data is on its way.
  case loading
  /// The data could not be loaded, and why.
  case failed(String)
  /// So much is loaded, from 0 to 1.
  case progress(Double)
  /// So many rows are selected.
  case selected(Int)
  /// What the screen says.
  case text(String)

  /// The part in words. A host may show it better: progress as a bar, for example.
  @MainActor public var words: String {
    let words = Words.current
    return switch self {
    case .refreshing: words.status.refreshing
    case .loading: words.loading
    case .failed(let reason): reason
    case .progress(let value): Self.percent(value)
    case .selected(let count): words.status.selected(words.number(count))
    case .text(let text): text
    }
  }

  /// Whether something is under way, of which nobody knows how long it takes.
  public var isBusy: Bool { self == .refreshing || self == .loading }

  /// A whole percentage. 100 % is only said of what is complete.
  package static func percent(_ value: Double) -> String {
    guard !value.isNaN else { return "0%" }
    return "\(Int((min(max(value, 0), 1) * 100).rounded(.down)))%"
  }
}
