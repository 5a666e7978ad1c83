// An ascending array of the positions of a list that are hidden.
extension [Int] {
  /// The number of hidden elements before a position of the whole list.
  func hiddenCount(before position: Int) -> Int { partitionPoint { $0 >= position } }

  /// The position among the shown elements of one of the whole list; `nil` if it is hidden.
  func shownPosition(of position: Int) -> Int? {
    let rank = hiddenCount(before: position)
    return rank < count && self[rank] == position ? nil : position - rank
  }
}
