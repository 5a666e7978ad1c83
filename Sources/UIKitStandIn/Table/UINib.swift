import Foundation

/// An archive of views. On Linux there are none: a test gives what a nib makes under its name.
@MainActor open class UINib: NSObject {
  /// Stand-in only: what the nibs make, by name.
  public static var contents: [String: () -> [Any]] = [:]
  private let name: String

  /// A nib by its name.
  public init(nibName name: String, bundle: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes what is in the nib.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] { UINib.contents[name]?() ?? [] }
}
