import Foundation

extension UITableView {
  /// Brings what is known of rows to their places after an update that breaks no rule.
  func apply(_ operations: TableOperations, counts: [Int]) {
    let map = UpdateMap(operations, before: metrics.sections.map(\.rows.count), after: counts)
    let old = metrics.sections
    metrics.sections = counts.indices.map { section in
      guard let before = map.oldSection[section] else {
        var fresh = freshSection(section, rows: counts[section])
        fillMoved(&fresh.rows, section, map, old)
        return fresh
      }
      let isReloaded = operations.reloadedSections.contains(before)
      var made = old[before]
      made.header =
        isReloaded ? freshHeader(section) : kept(old[before].header, freshHeader(section))
      made.footer =
        isReloaded ? freshFooter(section) : kept(old[before].footer, freshFooter(section))
      if isReloaded {
        made.rows = (0..<counts[section]).map { freshRow(Place(section, $0)) }
      } else if let rows = map.rows[section] {
        made.rows = rows.enumerated().map { row, source in
          source.map { old[$0.section].rows[$0.row] } ?? freshRow(Place(section, row))
        }
      }
      return made
    }
    metrics.isStale = true
    moveCells(operations, map)
  }

  private func fillMoved(
    _ rows: inout [TableMetrics.Part], _ section: Int, _ map: UpdateMap,
    _ old: [TableMetrics.Section]
  ) {
    for (row, source) in (map.rows[section] ?? []).enumerated() {
      if let source { rows[row] = old[source.section].rows[source.row] }
    }
  }

  /// A measured height of a header holds, unless another is given or it came or went.
  private func kept(_ old: TableMetrics.Part, _ new: TableMetrics.Part) -> TableMetrics.Part {
    new.isMeasured || (old.height == 0) != (new.height == 0) ? new : old
  }

  private func moveCells(_ operations: TableOperations, _ map: UpdateMap) {
    let reloadedRows = Set(operations.reloadedRows)
    let reloadedSections = Set(operations.reloadedSections)
    var moved: [Place: UITableViewCell] = [:]
    var gone: [(Place, UITableViewCell)] = []
    for (place, cell) in cells {
      if let target = map.target(of: place), !reloadedRows.contains(place),
        !reloadedSections.contains(place.section)
      {
        moved[target] = cell
      } else {
        gone.append((place, cell))
      }
    }
    for place in reloadedRows {
      if let target = map.target(of: place) {
        metrics.sections[target.section].rows[target.row] = freshRow(target)
      }
    }
    cells = moved
    selected = Set(
      selected.compactMap { place in
        reloadedRows.contains(place) || reloadedSections.contains(place.section)
          ? nil : map.target(of: place)
      })
    prefetched = Set(prefetched.compactMap { map.target(of: $0) })
    swiped = swiped.flatMap { map.target(of: $0) }
    moveHeaders(map, reloaded: reloadedSections)
    // Cells that go are on screen until the animation ends, and so no other row's cells yet.
    for (place, cell) in gone.sorted(by: { $0.0 < $1.0 }) {
      endDisplay(cell, place, isRecycled: false)
      leaving.append(cell)
    }
  }

  private func moveHeaders(_ map: UpdateMap, reloaded: Set<Int>) {
    for section in headers.keys.sorted()
    where reloaded.contains(section) || map.newSection[section] == nil { endHeader(section) }
    for section in footers.keys.sorted()
    where reloaded.contains(section) || map.newSection[section] == nil { endFooter(section) }
    headers = Dictionary(
      uniqueKeysWithValues: headers.compactMap { old, view in map.newSection[old].map { ($0, view) }
      })
    footers = Dictionary(
      uniqueKeysWithValues: footers.compactMap { old, view in map.newSection[old].map { ($0, view) }
      })
  }
}
