#if GTK
  import CGTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// What GTK was told of a list: each splice, and what whoever believes them has by now.
  @MainActor final class ToldList {
    /// The splices since a test forgot them.
    var splices: [Splice] = []
    /// The lines as the splices tell them.
    private(set) var lines: [RowID]
    /// What was told wrongly.
    private(set) var faults: [String] = []
    private let model: RowListModel

    init(_ model: RowListModel) {
      self.model = model
      lines = Self.lines(of: model)
      let callback: @convention(c) @MainActor (gpointer, guint, guint, guint, gpointer) -> Void = {
        unretained(Listener.self, $4).list?.take(
          Splice(position: Int($1), removed: Int($2), added: Int($3)))
      }
      // The C types agree: the list, three numbers, and the data.
      connect(
        model.object.raw, "items-changed", unsafeBitCast(callback, to: GCallback.self),
        Listener(self))
    }

    /// Kept by the signal, while the test keeps the list.
    private final class Listener {
      weak var list: ToldList?
      init(_ list: ToldList) { self.list = list }
    }

    private static func lines(of model: RowListModel) -> [RowID] {
      (0..<model.count).compactMap(model.id)
    }

    private func take(_ splice: Splice) {
      splices.append(splice)
      guard splice.position >= 0, splice.removed >= 0, splice.added >= 0,
        splice.position + splice.removed <= lines.count
      else { return faults.append("\(splice) in a list of \(lines.count)") }
      let added = splice.addedRange.compactMap(model.id)
      lines.replaceSubrange(splice.position..<splice.position + splice.removed, with: added)
      if added.count != splice.added { faults.append("\(splice) adds \(added.count)") }
      if model.count != lines.count { faults.append("\(splice): \(model.count) ≠ \(lines.count)") }
    }

    /// What is wrong now, when no update is under way.
    func check(_ table: TableSnapshot) -> [String] {
      var faults = faults
      if model.count != table.lineCount {
        faults.append("the model has \(model.count) lines, the table \(table.lineCount)")
      }
      let wanted = (0..<table.lineCount).map { table.id(of: table.line(at: $0)) }
      if lines != wanted { faults.append("the splices lead to \(lines), not to \(wanted)") }
      if Self.lines(of: model) != wanted { faults.append("the model has other lines") }
      return faults
    }
  }
#endif
