import Foundation

/// A section and a row in it.
struct Place: Hashable, Comparable {
  var section: Int
  var row: Int

  init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  init(_ path: IndexPath) { self.init(path.section, path.row) }

  var path: IndexPath { IndexPath(row: row, section: section) }

  static func < (a: Place, b: Place) -> Bool { (a.section, a.row) < (b.section, b.row) }
}
