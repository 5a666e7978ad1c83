#if GTK
  import CGTK
  import Roster

  /// Cells that wait to be used again, by kind.
  @MainActor final class CellShelf {
    /// How many cells of a kind wait at most.
    private var limit = 64

    private let events: CellEvents
    private var waiting: [CellSort: [any RowCell]] = [:]
    /// How many cells were made so far.
    private(set) var made = 0

    /// Cells whose controls bring what a person does to `events`.
    init(_ events: CellEvents) { self.events = events }

    /// A cell for a row.
    func take(_ sort: CellSort, for row: AnyRow) -> any RowCell {
      if let cell = waiting[sort]?.popLast() { return cell }
      made += 1
      let cell = make(sort, for: row)
      // A new widget belongs to nobody; from here on to the cell, whether it is in a list or not.
      g_object_ref_sink(cell.widget.raw)
      return cell
    }

    private func make(_ sort: CellSort, for row: AnyRow) -> any RowCell {
      switch sort.form {
      case .block: return BlockCell()
      case .heading: return StandardCell(events, isHeading: true)
      case .standard: return StandardCell(events)
      case .custom:
        return (row.model as? any GTKRow).map { type(of: $0).makeCell() } ?? StandardCell(events)
      }
    }

    /// Takes a cell back.
    func giveBack(_ cell: any RowCell, _ sort: CellSort) {
      cell.clear()
      if waiting[sort]?.count ?? 0 < limit {
        waiting[sort, default: []].append(cell)
      } else {
        g_object_unref(cell.widget.raw)
      }
    }

    /// Lets go of all that wait, and of whatever comes back from now on.
    func end() {
      limit = 0
      for cell in waiting.values.joined() { g_object_unref(cell.widget.raw) }
      waiting = [:]
    }
  }
#endif
