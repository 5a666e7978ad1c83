import Roster
import RosterTerminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Prints the rows of a feed, a part at a time, so that a long feed takes no memory.
@MainActor final class FeedPrinter {
  /// How many rows are made a table of.
  private static let stride = 256
  /// How long to wait before looking for more lines, in microseconds.
  private static let pause: UInt32 = 200_000

  private let feed: Feed
  private let paths: FieldPaths
  private let width: Int
  private let limit: Int
  private var output = Output()
  private var printed = 0

  init(_ feed: Feed, _ paths: FieldPaths, width: Int, limit: Int?) {
    self.feed = feed
    self.paths = paths
    self.width = width
    self.limit = limit ?? .max
  }

  private var isDone: Bool { output.isClosed || printed >= limit }

  /// Prints all rows; with `follows` those that are added later too, until nobody reads any more.
  ///
  /// - Throws: `UnreadableInput`, `UnwritableOutput`. A document that is broken outside of its items
  ///   is found out before a row is printed.
  func run(follows: Bool) throws {
    if paths[.section] != nil {
      try printGroups()
    } else {
      if feed.format == .json { try feed.complete() }
      try printAll()
    }
    while follows, !isDone {
      // Asked before looking: what came just before the end is still found.
      let isOpen = feed.isOpen
      if isOpen { usleep(Self.pause) }
      switch try feed.refresh() {
      case .gone: continue
      case .none where isOpen: continue
      case .none: return try output.finish()
      case .grown: break
      case .replaced:
        Output.error("\(feed.name) was cut or replaced, and is read anew")
        start = 0
      }
      try printAll()
    }
    try output.finish()
  }

  /// The first item that is not printed yet.
  private var start = 0

  private func printAll() throws {
    var hasMore = true
    while hasMore, !isDone {
      hasMore = try feed.extend()
      // Nothing new: whoever reads along gets what there is.
      if start == feed.count { try output.finish() }
      while start < feed.count, !isDone {
        let end = min(feed.count, start + min(Self.stride, limit - printed))
        try print(Array(start..<end), header: nil)
        start = end
      }
    }
    try output.finish()
  }

  private func printGroups() throws {
    try feed.complete()
    var groups = ItemGroups()
    try groups.extend(with: feed, paths)
    for group in groups.groups where !isDone {
      var rest = group.positions[...]
      var header: String? = group.title
      while !rest.isEmpty, !isDone {
        let part = rest.prefix(min(Self.stride, limit - printed))
        try print(Array(part), header: header)
        header = nil
        rest = rest.dropFirst(part.count)
      }
    }
    start = feed.count
  }

  private func print(_ positions: [Int], header: String?) throws {
    let items = try positions.map { (position: $0, item: try feed.item(at: $0)) }
    let table = TableModel {
      SectionModel("items", header: header, count: items.count) { [paths] index in
        ItemRow(items[index].position, items[index].item, paths)
      }
    }
    for line in PlainText.lines(of: TableDriver(table), width: width) { try output.line(line) }
    printed += positions.count
  }
}
