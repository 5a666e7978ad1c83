import Observation
import Roster

/// An object that changes in place.
@MainActor @Observable final class Note {
  var lines: Int
  init(lines: Int) { self.lines = lines }
}

/// A row that shows an observed object, so that it stays equal when the object changes.
struct NoteRow: RowModel {
  let id: Int
  let note: Note
  var content: RowContent { .text("note") }
  static func == (a: NoteRow, b: NoteRow) -> Bool { a.id == b.id && a.note === b.note }
}
