/// A search through the rows of one table, in slices.
///
/// Rows are made on the main actor, for a few milliseconds at a time; their texts are compared off
/// it, so that keys and frames come in between.
@MainActor struct RowScan {
  /// How long rows are made in one go.
  private static let slice = Duration.milliseconds(4)
  /// The most rows of one slice, so that their texts take little memory.
  private static let most = 4_096

  let table: TableSnapshot
  let matcher: TextMatcher

  /// The first match in a range of flat positions, from the side that the search comes from; `nil` if
  /// there is none or the task is cancelled.
  func first(in range: Range<Int>, forward: Bool) async -> Int? {
    var index = forward ? range.lowerBound : range.upperBound - 1
    let step = forward ? 1 : -1
    while range.contains(index), !Task.isCancelled {
      let texts = texts(from: index, in: range, step: step)
      if let hit = await matcher.firstMatch(in: texts) { return index + hit * step }
      index += texts.count * step
    }
    return nil
  }

  private func texts(from start: Int, in range: Range<Int>, step: Int) -> [String] {
    let end = ContinuousClock.now + Self.slice
    var texts: [String] = []
    var index = start
    repeat {
      texts.append(text(at: index))
      index += step
      if texts.count % 32 == 0, ContinuousClock.now >= end { break }
    } while range.contains(index) && texts.count < Self.most
    return texts
  }

  private func text(at index: Int) -> String {
    let path = table.path(atFlatIndex: index)
    guard table.sections[path.section].role == .content else { return "" }
    // A line end is never part of what is searched for, and keeps the texts apart.
    return table.row(at: path).content.texts.joined(separator: "\n")
  }
}
