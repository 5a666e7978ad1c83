import Observation
import Roster
import Testing

@testable import RosterTerminal

/// A feed of rows of several lines: whatever happens around it, the first row in view stays where a
/// person reads it.
@Suite("AT12, AT13 A feed in a terminal: rows of several lines keep their place")
@MainActor struct FeedPlaceTests {
  /// How often a post was liked, seen by its row alone.
  @MainActor @Observable final class Likes {
    var names: [String] = []
  }

  /// A post whose row grows without a change of the list.
  struct Post: RowModel {
    let id: Int
    let text: String
    let likes: Likes

    @MainActor var content: RowContent {
      RowContent(
        title: "post \(id)", subtitle: ([text] + likes.names).joined(separator: "\n"),
        role: .plain
      ).lines(subtitle: 0)
    }
    static func == (a: Post, b: Post) -> Bool { a.text == b.text && a.likes === b.likes }
  }

  @MainActor @Observable final class Feed {
    var posts: [Post]
    @ObservationIgnored var earlier = 0

    init(_ ids: Range<Int>) { posts = ids.map(Self.post) }

    static func post(_ id: Int) -> Post {
      let words = (0...(id % 4) * 3).map { "word\($0)" }
      return Post(id: id, text: words.joined(separator: " "), likes: Likes())
    }

    /// Puts a page in front, as one of newer posts.
    func putInFront(_ ids: Range<Int>) { posts.insert(contentsOf: ids.map(Self.post), at: 0) }
  }

  private func probe(_ feed: Feed, columns: Int = 40) -> HostProbe {
    HostProbe(
      TableDriver { TableModel { SectionModel("feed", rows: feed.posts) } }, columns: columns)
  }

  /// A feed that is read somewhere in the middle: post 121 begins on the first line.
  private func reading(_ feed: Feed) -> HostProbe {
    let probe = probe(feed)
    probe.host.reveal(RowID(Post.self, 121), .top)
    #expect(probe.rows.first == "post 121")
    return probe
  }

  @Test("A row is as high as its text, at each width, and the first in view stays the first")
  func wraps() {
    let feed = Feed(100..<150)
    let probe = reading(feed)
    var heights: Set<Int> = []
    for columns in [30, 20, 12, 80, 16, 120, 40] {
      probe.size = TerminalSize(columns: columns, rows: 10)
      #expect(probe.rows.first == "post 121", "\(columns) columns")
      heights.insert(probe.host.inView(RowID(Post.self, 121))?.height ?? 0)
    }
    #expect(heights.count > 2)
  }

  @Test("A row that begins above the view stays in it when the width changes")
  func wrapsAbove() {
    let probe = probe(Feed(100..<150), columns: 20)
    let id = RowID(Post.self, 123)
    probe.host.reveal(id, .top)
    probe.wheel(.wheelDown)
    #expect(probe.host.visible.first?.id == id && probe.host.visible.first?.top == -3)
    for columns in [200, 60, 14, 40] {
      probe.size = TerminalSize(columns: columns, rows: 10)
      _ = probe.frame
      #expect(probe.host.visible.first?.id == id, "\(columns) columns")
    }
  }

  @Test("A page put in front moves nothing, and is read by scrolling up line by line")
  func prepend() {
    let feed = Feed(100..<150)
    let probe = reading(feed)
    let (rows, thumb) = (probe.rows, probe.host.viewport.offset)
    feed.putInFront(50..<100)
    #expect(probe.rows == rows)
    #expect(probe.host.viewport.offset > thumb)
    probe.host.scroll(by: -1)
    #expect(Array(probe.rows.dropFirst()) == Array(rows.dropLast()))
  }

  @Test("At the very start, too, a page put in front stays above") func prependAtStart() {
    let feed = Feed(100..<150)
    let probe = probe(feed)
    let rows = probe.rows
    feed.putInFront(50..<100)
    #expect(probe.rows == rows)
    #expect(probe.cursor == "post 100")
  }

  @Test("A screen that shows the new does so where the cursor is on the first row at the start")
  func showsNew() {
    let feed = Feed(100..<150)
    let probe = probe(feed)
    probe.screen.topPolicy = .showNew
    feed.putInFront(98..<100)
    #expect(probe.rows.first == "post 98")
    #expect(probe.cursor == "post 98")
    // The next come too, since the cursor went along.
    feed.putInFront(96..<98)
    #expect(probe.rows.first == "post 96")
    // Who has gone on to another row is reading.
    probe.press("j")
    let rows = probe.rows
    feed.putInFront(94..<96)
    #expect(probe.rows == rows)
    #expect(probe.cursor == "post 97")
    // So is who has scrolled away.
    probe.press("g")
    #expect(probe.rows.first == "post 94")
    probe.wheel(.wheelDown)
    let scrolled = probe.rows
    feed.putInFront(92..<94)
    #expect(probe.rows == scrolled)
    #expect(probe.cursor == "post 94")
  }

  @Test("A row above that grows by what it observes moves nothing") func growAbove() {
    let feed = Feed(100..<150)
    let probe = reading(feed)
    let rows = probe.rows
    // Above the view nobody looks at the row, until it comes into view: then it is whole.
    feed.posts[20].likes.names = ["Ada", "Bo", "Cy"]
    #expect(probe.rows == rows)
    probe.host.scroll(by: -1)
    #expect(probe.rows == ["Cy"] + rows.dropLast())
    // Partly in view the row begins above, and the lines that it has there stay.
    probe.host.scroll(by: 1)
    feed.posts[21].likes.names = ["Di"]
    #expect(probe.rows.first == "post 121")
    let line = probe.rows.firstIndex(of: "Di") ?? 0
    #expect(line > 0)
    #expect(probe.rows[line + 1] == "post 122")
  }

  @Test("A row behind the pinned header grows and shrinks unseen") func growBehindHeader() {
    let feed = Feed(100..<150)
    let table: @MainActor () -> TableModel = {
      TableModel {
        SectionModel("feed", header: "Feed", rows: feed.posts)
      }
    }
    let probe = HostProbe(TableDriver(table: table))
    // Posts of an id that 4 divides have two lines.
    probe.host.reveal(RowID(Post.self, 121), .top)
    #expect(probe.rows.prefix(2) == ["Feed", "post 121"])
    let rows = probe.rows
    #expect(probe.host.visible.first?.id == RowID(Post.self, 120))
    feed.posts[20].likes.names = ["Ada", "Bo"]
    #expect(probe.rows == rows)
    feed.posts[20].likes.names = []
    #expect(probe.rows == rows)
    feed.posts.insert(Feed.post(99), at: 21)
    #expect(probe.rows == rows)
    feed.posts.removeFirst(21)
    #expect(probe.rows == rows)
  }

  @Test("A list that follows its end stays there when its last row grows") func growAtEnd() {
    let feed = Feed(100..<150)
    let probe = probe(feed)
    probe.screen.followsEnd = true
    probe.press("G")
    feed.posts.append(Feed.post(150))
    _ = probe.frame
    feed.posts[50].likes.names = ["Ada"]
    #expect(probe.rows.last == "Ada")
    probe.wheel(.wheelUp)
    let rows = probe.rows
    feed.posts.append(Feed.post(151))
    #expect(probe.rows == rows)
  }

  @Test("A row that is higher than the view comes with its start first, from above as from below")
  func tall() {
    let tall = Item("tall", more: (1...20).map { "line \($0)" }.joined(separator: "\n"))
    let list = ItemList((0..<9).map { Item("row \($0)") } + [tall] + [Item("last")])
    let probe = HostProbe(list)
    for _ in 0..<9 { probe.press("j") }
    #expect(probe.cursor == "tall")
    #expect(probe.rows.first == "tall")
    probe.press("G", "k")
    #expect(probe.cursor == "tall")
    #expect(probe.rows.last == "line 20")
  }

  @Test("The scroll bar follows the heights of the rows") func scrollBar() {
    let tall = Item("tall", more: Array(repeating: "line", count: 89).joined(separator: "\n"))
    let list = ItemList((0..<10).map { Item("row \($0)") } + [tall])
    let probe = HostProbe(list, rows: 12)
    // A row that was not seen yet counts as one line.
    #expect(probe.host.thumb == 0..<9)
    // Then each line of the bar is one of ten: a hundred lines in all, ten of them in view.
    probe.press("G", "g")
    #expect(probe.host.thumb == 0..<1)
    probe.host.scroll(by: 50)
    #expect(probe.host.thumb == 5..<6)
    probe.press("G")
    #expect(probe.host.viewport.offset == 90)
    #expect(probe.host.thumb == 9..<10)
    probe.click(39, 5)
    #expect(probe.host.viewport.offset == 40)
  }

  @Test("A row with an absurd height takes a line, and is reported") func absurdHeights() {
    let reports = Guarded<[String]>([])
    let heights = [-1, .nan, .infinity, 1e300, 0, 20].enumerated().map { index, points in
      Item("\(index)", more: "beside", height: .fixed(points))
    }
    Diagnostics.withHandler({ report in reports.withLock { $0.append(report.place) } }) {
      let probe = HostProbe(ItemList(heights), rows: 5)
      #expect(probe.rows == ["0  beside", "1  beside", "2  beside"])
      probe.press("G")
      #expect(probe.rows.suffix(2) == ["4  beside", "5  beside"])
      #expect(probe.host.viewport.contentHeight == 5 + Double(RowRenderer.highest))
    }
    let places = reports.withLock { Set($0) }
    #expect(places.count == 4, "\(places)")
  }

  @Test("A million rows of unknown heights: only those seen are measured, each exactly once")
  func million() {
    var made = 0
    let driver = TableDriver(
      TableModel {
        SectionModel("lines", count: 1_000_000) { index in
          MainActor.assumeIsolated { made += 1 }
          return Item("\(index)", "row \(index)", more: index % 3 == 0 ? "a\nb" : nil)
        }
      })
    let probe = HostProbe(driver)
    probe.host.reveal(RowID(.section("lines"), 500_000), .middle)
    _ = probe.frame
    probe.press("G")
    #expect(probe.rows.last == "b")
    probe.host.scroll(by: -100)
    probe.press("g")
    #expect(probe.rows.first == "row 0")
    #expect(made < 500)
    // What was not measured is told apart by nothing.
    #expect(probe.host.viewport.heights.runs.count < 200)
    #expect(probe.host.cells.shown.count <= 8)
  }
}
