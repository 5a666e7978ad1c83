import Foundation

/// The heights of everything in a table view, and where it stands.
struct TableMetrics {
  struct Part {
    var height: CGFloat = 0
    var isMeasured = false
  }

  struct Section {
    var header = Part()
    var footer = Part()
    var rows: [Part] = []
  }

  var sections: [Section] = []
  /// Whether the places below have to be computed again.
  var isStale = true
  private(set) var sectionTops: [CGFloat] = []
  private(set) var rowTops: [[CGFloat]] = []
  private(set) var total: CGFloat = 0

  /// Computes where everything stands.
  mutating func place(top: CGFloat, bottom: CGFloat) {
    guard isStale else { return }
    isStale = false
    var y = top
    sectionTops.removeAll(keepingCapacity: true)
    rowTops.removeAll(keepingCapacity: true)
    for section in sections {
      sectionTops.append(y)
      y += section.header.height
      var tops: [CGFloat] = []
      tops.reserveCapacity(section.rows.count)
      for row in section.rows {
        tops.append(y)
        y += row.height
      }
      rowTops.append(tops)
      y += section.footer.height
    }
    total = y + bottom
  }

  func top(of place: Place) -> CGFloat { rowTops[place.section][place.row] }
  func height(of place: Place) -> CGFloat { sections[place.section].rows[place.row].height }

  /// Where the footer of a section begins.
  func footerTop(_ section: Int) -> CGFloat {
    let rows = sections[section].rows
    guard let last = rows.last else {
      return sectionTops[section] + sections[section].header.height
    }
    return rowTops[section][rows.count - 1] + last.height
  }

  func contains(_ place: Place) -> Bool {
    sections.indices.contains(place.section) && place.row >= 0
      && place.row < sections[place.section].rows.count
  }

  /// The rows that meet a stretch, in order.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [Place] {
    var found: [Place] = []
    for section in sections.indices where footerTop(section) > top && sectionTops[section] < bottom
    {
      let tops = rowTops[section]
      var low = 0
      var high = tops.count
      while low < high {
        let middle = (low + high) / 2
        if tops[middle] + sections[section].rows[middle].height <= top {
          low = middle + 1
        } else {
          high = middle
        }
      }
      while low < tops.count, tops[low] < bottom {
        if sections[section].rows[low].height > 0 { found.append(Place(section, low)) }
        low += 1
      }
    }
    return found
  }
}
