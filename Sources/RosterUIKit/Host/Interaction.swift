#if canImport(UIKit)
  import Roster
  import UIKit

  /// What a person or UIKit is in the middle of, during which updates wait.
  struct Interaction {
    /// Whether a row is swiped open.
    var isSwiping = false
    /// The row that a person moves by its control.
    var moved: RowID?
    /// The drags that began here and have not ended.
    var drags: Set<ObjectIdentifier> = []
    /// The drags that are over the table view.
    var drops: Set<ObjectIdentifier> = []
    /// How many callbacks of a layout are under way, in which UIKit allows no update.
    var callbacks = 0
    /// Whether the host is inside of a batch update.
    var isUpdating = false
    /// A move that UIKit has made already, while the data is asked to follow.
    var reordering: (from: RowPath, to: RowPath)?
    /// Whether the data has followed.
    var reorderingIsAbsorbed = false
    /// Whether it has done more than that, which UIKit does not show.
    var reorderingIsLost = false
    /// Whether the first screenful was in view when it was looked at last.
    var isNearStart = false
    /// Whether the last one was.
    var isNearEnd = false
    /// Whether the selection of UIKit is that of the table.
    var keepsSelection = false
    /// Whether a release is on its way.
    var isReleasing = false
    /// Whether the host looks now and then if a gesture still goes on.
    var isWatching = false

    /// Whether UIKit is in the middle of something in which it allows no update.
    var isInside: Bool { callbacks > 0 || isUpdating }
    /// Whether a person is in the middle of something that an update would break.
    var isGesture: Bool { isSwiping || moved != nil || !drags.isEmpty || !drops.isEmpty }
  }
#endif
