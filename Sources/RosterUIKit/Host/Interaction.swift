#if canImport(UIKit)
  import Roster
  import UIKit

  /// What a person or UIKit is in the middle of, during which updates wait.
  struct Interaction {
    /// Whether a row is swiped open.
    var isSwiping = false
    /// How many drags began here and have not ended.
    var drags = 0
    /// How many callbacks of a layout are under way, in which UIKit allows no update.
    var callbacks = 0
    /// Whether the host is inside of a batch update.
    var isUpdating = false
    /// A move that UIKit has made already, while the data is asked to follow.
    var reordering: (from: RowPath, to: RowPath)?
    /// Whether the data has followed.
    var reorderingIsAbsorbed = false
    /// Whether a release is on its way.
    var isReleasing = false

    var isHeld: Bool { isSwiping || drags > 0 || callbacks > 0 || isUpdating }
  }
#endif
