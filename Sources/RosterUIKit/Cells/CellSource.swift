#if canImport(UIKit)
  import Roster
  import UIKit

  /// Where the cells of a kind come from.
  public enum CellSource: Sendable {
    /// The class makes them.
    case `class`
    /// A nib, by its name and bundle; `nil` for that of the app.
    case nib(String, Bundle?)
    /// A prototype in a storyboard, by its identifier.
    case prototype(String)
  }
#endif
