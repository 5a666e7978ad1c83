import Foundation
import Testing

/// The migration guide tells how many lines each way takes; this counts them.
@Suite("Lines of code in the migration guide")
struct MigrationLinesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  private static let postParts = ["FourWays/PostCells", "FourWays/PostFeed", "FourWays/PostPage"]

  /// The files of each column, by row of the table.
  private static let rows: [(title: String, columns: [[String]])] = [
    (
      "store, two roles",
      [
        ["FourWays/PlainStoreController"], ["FourWays/BlockStoreController"],
        ["FourWays/DiffableStoreController"], ["Store/StoreController", "Store/StoreModel"],
      ]
    ),
    (
      "feed, three kinds",
      [
        ["FourWays/PlainFeedController"] + postParts, ["FourWays/BlockFeedController"] + postParts,
        ["FourWays/DiffableFeedController"] + postParts, ["Feed/FeedController"],
      ]
    ),
  ]

  private func lines(_ file: String) throws -> Int {
    let url = Self.root.appending(path: "Examples/UIKitExamples/\(file).swift")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").count { line in
      let text = line.drop { $0 == " " }
      return !text.isEmpty && !["//", "import ", "#if", "#endif"].contains { text.hasPrefix($0) }
    }
  }

  @Test("The table says what the files have")
  func table() throws {
    let guide = try String(
      contentsOf: Self.root.appending(
        path: "Sources/RosterUIKit/RosterUIKit.docc/Migration.md"), encoding: .utf8)
    for row in Self.rows {
      let counts = try row.columns.map { try $0.map(lines).reduce(0, +) }
      let expected = "| \(row.title) | " + counts.map(String.init).joined(separator: " | ") + " |"
      #expect(guide.contains(expected), "the guide should say: \(expected)")
    }
    let parts = try Self.postParts.map(lines).reduce(0, +)
    let model = try lines("FourWays/BlockTable")
    #expect(guide.contains("The \(parts) lines of"))
    #expect(guide.contains("is \(model) lines"))
  }
}
