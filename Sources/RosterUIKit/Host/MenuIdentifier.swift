#if canImport(UIKit)
  import Roster
  import UIKit

  /// Which row a menu belongs to.
  final class MenuIdentifier: NSObject, NSCopying {
    let id: RowID
    init(_ id: RowID) { self.id = id }
    func copy(with zone: NSZone? = nil) -> Any { self }
  }
#endif
