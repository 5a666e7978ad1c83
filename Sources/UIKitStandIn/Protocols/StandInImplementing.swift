import Foundation

/// Stand-in only: what `responds(to:)` is with Objective-C.
///
/// On Linux an optional method is one with a default, so whether a type implements it cannot be seen.
/// A type for which that matters says so here.
@MainActor public protocol StandInImplementing: NSObjectProtocol {
  /// Whether a method counts as implemented, by its Objective-C selector.
  func implements(_ selector: String) -> Bool
}

extension StandInImplementing {
  /// Every method counts as implemented.
  public func implements(_ selector: String) -> Bool { true }
}
