import Roster
import RosterTerminal

/// A difference between feeds as a person reads it, in the order of the new feed.
///
///     - 2       Title                removed from position 2
///     + 0       Title                new at position 0
///     > 3 → 5   Title                moved
///     ~ 4 → 4   Title                changed, with what differs below
struct DiffText {
  private let diff: FeedDiff
  private let paths: FieldPaths
  private let write: (StyledText) throws -> Void

  /// A text of a difference, whose lines go to `write`.
  init(_ diff: FeedDiff, paths: FieldPaths, write: @escaping (StyledText) throws -> Void) {
    self.diff = diff
    self.paths = paths
    self.write = write
  }

  /// Writes all that differs.
  func run() throws {
    let difference = diff.difference
    let inserts = Set(difference.inserts)
    let moves = Dictionary(difference.moves.map { ($0.after, $0.before) }) { $1 }
    let updates = Dictionary(difference.updates.map { ($0.after, $0.before) }) { $1 }
    var deletes = ArraySlice(difference.deletes)
    for position in Set(inserts).union(moves.keys).union(updates.keys).sorted() {
      // What was removed is told where it stood.
      if moves[position] == nil, let before = updates[position] {
        try writeDeletes(&deletes, below: before)
      }
      if inserts.contains(position) {
        try line("+", "\(position)", try diff.new.item(at: position), .green)
      } else if let before = moves[position] {
        try line(">", "\(before) → \(position)", try diff.new.item(at: position), .cyan)
      } else if let before = updates[position] {
        try line("~", "\(before) → \(position)", try diff.new.item(at: position), .yellow)
      }
      if let before = updates[position] { try details(before, position) }
    }
    try writeDeletes(&deletes, below: .max)
    try summary()
  }

  private func writeDeletes(_ deletes: inout ArraySlice<Int>, below limit: Int) throws {
    while let position = deletes.first, position < limit {
      try line("-", "\(position)", try diff.old.item(at: position), .red)
      deletes.removeFirst()
    }
  }

  private func line(
    _ mark: String, _ place: String, _ item: FeedItem, _ color: TerminalColor
  ) throws {
    let parts = paths.parts(of: item)
    var text = StyledText("\(mark) ", style: .color(color))
    text.append(StyledText(cell: place, width: 12, style: .color(color)))
    text.append(" " + parts.title, style: .color(color))
    if let id = parts.id, id != parts.title { text.append("  #\(id)", style: .dim) }
    try write(text)
  }

  private func details(_ before: Int, _ after: Int) throws {
    let changes = ValueChanges(
      from: try diff.old.item(at: before), to: try diff.new.item(at: after)
    ).changes
    for change in changes {
      var text = StyledText(
        "    \(change.path.isEmpty ? "" : change.path + ": ")", style: .dim)
      text.append(change.old.map { FieldText.brief($0) } ?? "nothing", style: .color(.red))
      text.append(" → ", style: .dim)
      text.append(change.new.map { FieldText.brief($0) } ?? "nothing", style: .color(.green))
      try write(text)
    }
  }

  private func summary() throws {
    for entry in diff.difference.repeats {
      let list = entry.list == .old ? "old" : "new"
      let text = StyledText(
        "! \(list) \(entry.position) repeats the id of \(entry.first) and was left out.",
        style: .color(.magenta))
      try write(text)
    }
    let parts = [
      (diff.difference.deletes.count, "removed"), (diff.difference.inserts.count, "added"),
      (diff.difference.moves.count, "moved"), (diff.difference.updates.count, "changed"),
    ].filter { $0.0 > 0 }.map { "\(FieldText.grouped($0.0)) \($0.1)" }
    try write(StyledText(parts.isEmpty ? "no differences" : parts.joined(separator: ", ")))
  }
}
