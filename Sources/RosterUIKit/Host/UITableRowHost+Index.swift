#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableRowHost {
    /// The sections that have an index title, by position.
    private var indexed: [(section: Int, title: String)] {
      (driver?.table.sections ?? []).enumerated().compactMap { index, section in
        section.indexTitle.map { (index, $0) }
      }
    }

    /// The index titles; `nil` if there are none.
    var indexTitles: [String]? {
      let titles = indexed.map(\.title)
      return titles.isEmpty ? nil : titles
    }

    func section(ofIndexTitle index: Int) -> Int {
      let indexed = indexed
      return indexed.indices.contains(index) ? indexed[index].section : 0
    }
  }
#endif
