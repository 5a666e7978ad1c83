#if GTK
  import Roster

  /// What can be done with a row by its name, for those who cannot use a pointer.
  enum RowCommand: Hashable {
    /// What Enter means.
    case activate
    case delete
    case moveUp
    case moveDown
    case menu
    /// An action of the row's own, by its number in its menu.
    case action(Int)
  }
#endif
