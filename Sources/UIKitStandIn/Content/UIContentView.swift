/// A view that shows a content configuration.
@MainActor public protocol UIContentView: AnyObject {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether it can show a configuration: one of the type that it shows now.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
