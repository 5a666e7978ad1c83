import Roster

/// The items of a feed grouped by what they have at the path of the sections.
///
/// Groups come in the order in which the feed first names them, and keep the order of their items.
struct ItemGroups: Sendable {
  /// Items that belong together.
  struct Group: Sendable {
    let title: String
    var positions: [Int] = []
  }

  /// The title of the group of items that have nothing there.
  private static let untitled = "—"

  private(set) var groups: [Group] = []
  /// How many items have been grouped.
  private(set) var count = 0
  private var places: [ExactText: Int] = [:]

  /// Groups items that have been found since, a number of them at most.
  mutating func extend(with feed: Feed, _ paths: FieldPaths, limit: Int = .max) throws {
    let end = count + min(limit, feed.count - count)
    while count < end {
      let section = paths.parts(of: try feed.item(at: count)).section ?? ""
      let title = section.isEmpty ? Self.untitled : section
      let key = ExactText(title)
      if places[key] == nil {
        places[key] = groups.count
        groups.append(Group(title: title))
      }
      if let place = places[key] { groups[place].positions.append(count) }
      count += 1
    }
  }
}
