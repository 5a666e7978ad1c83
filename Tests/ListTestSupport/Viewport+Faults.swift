public import Roster

extension Viewport {
  /// What does not agree between a table and what is said to be in view: places, identities, the pinned
  /// header, the offset.
  ///
  /// - Returns: One text for each fault; none if all agrees.
  public func faults(in table: TableSnapshot) -> [String] {
    var faults: [String] = []
    if heights.count != table.lineCount {
      faults.append("\(heights.count) heights for \(table.lineCount) lines")
    }
    if !(offset >= 0 && offset <= maxOffset) {
      faults.append("offset \(offset) is not in 0...\(maxOffset)")
    }
    for placed in visible + [pinned].compactMap(\.self) {
      if let fault = Self.fault(placed, in: table) { faults.append(fault) }
    }
    // What has a wrong place would only be followed by more of the same.
    if !faults.isEmpty { return faults }
    guard height > 0, table.lineCount > 0 else {
      return visible.isEmpty && pinned == nil ? [] : ["lines in a view that has room for none"]
    }
    guard let first = visible.first, let last = visible.last else {
      // A header that fills the view is all there is.
      let isFilled = pinned.map { heights.height(of: $0.index) >= height } ?? false
      return isFilled ? [] : ["nothing in view"]
    }
    for (above, below) in zip(visible, visible.dropFirst()) where below.index != above.index + 1 {
      faults.append("line \(below.index) follows line \(above.index)")
    }
    for (above, below) in zip(visible, visible.dropFirst()) where below.y != above.bottom {
      faults.append("line \(below.index) stands at \(below.y) below \(above.bottom)")
    }
    if offset != heights.offset(of: first.index) - first.y {
      faults.append("offset \(offset), and line \(first.index) at \(first.y)")
    }
    if first.y > 0, pinned == nil { faults.append("blank above \(first.id)") }
    if last.bottom < height, last.index != table.lineCount - 1 || offset > 0 {
      faults.append("blank below \(last.id)")
    }
    return faults + pinnedFaults(first, in: table)
  }

  private static func fault(_ placed: PlacedLine, in table: TableSnapshot) -> String? {
    guard (0..<table.lineCount).contains(placed.index), table.line(at: placed.index) == placed.line
    else { return "\(placed.line) is not line \(placed.index)" }
    if table.id(of: placed.line) != placed.id { return "\(placed.id) is not at \(placed.line)" }
    if placed.height < 0 { return "\(placed.id) is \(placed.height) high" }
    return nil
  }

  /// The header at the top is that of the section of the first line in view, unless it stands there anyway.
  private func pinnedFaults(_ second: PlacedLine, in table: TableSnapshot) -> [String] {
    var first = (index: second.index, y: second.y)
    if let pinned, pinned.index == second.index - 1 {
      // The header itself may be the first in view.
      let y = second.y - heights.height(of: pinned.index)
      if second.y > 0 { first = (pinned.index, y) }
    }
    let section = table.line(at: first.index).section
    var wanted: Int?
    if pinsHeaders, table.sections[section].header != nil {
      let index = table.lineIndex(of: .header(section: section))
      if first.index != index || first.y < 0 { wanted = index }
    }
    if pinned?.index != wanted {
      let found = pinned.map { "\($0.index)" } ?? "none"
      return ["line \(found) is pinned, not \(wanted.map { "\($0)" } ?? "none")"]
    }
    if let pinned, pinned.y > 0 { return ["the header stands at \(pinned.y)"] }
    return []
  }
}
