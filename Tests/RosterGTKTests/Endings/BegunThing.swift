#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// What a person has begun on a row.
  enum BegunThing: CaseIterable {
    case menu, menuAtRow, question, swipe, press, longPress, drag, dragOver

    /// Whether a button of the mouse is held down meanwhile.
    var holdsButton: Bool { [.press, .longPress, .drag, .dragOver].contains(self) }
  }

  /// How that comes to its end, other than by the person.
  enum Ending: CaseIterable {
    case destroy, close, hide, takeOut, detach, otherHost, reload, driverGone
    case deleteRow, moveRow, refreshRow, replaceAll

    /// Whether the window is there no more.
    var closesWindow: Bool { self == .destroy || self == .close }
    /// Whether the list goes on with the row.
    var keepsRow: Bool { [.moveRow, .refreshRow, .reload].contains(self) }
  }
#endif
