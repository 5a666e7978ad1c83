import Foundation

/// What a person pulls to ask for fresh data.
@MainActor open class UIRefreshControl: UIControl {
  /// Whether fresh data is on its way.
  open private(set) var isRefreshing = false
  /// A refresh control.
  public init() { super.init(frame: .zero) }
  /// From an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Shows that fresh data is on its way.
  open func beginRefreshing() { isRefreshing = true }
  /// Shows that it is there.
  open func endRefreshing() { isRefreshing = false }
}
