import Foundation
import Roster
import Testing
import UIKitExamples

/// The same screens, written in four ways, do the same.
@MainActor @Suite("Example screens written four ways")
struct FourWaysTests {
  private func settle() async { for _ in 0..<20 { await Task.yield() } }

  @Test("The store screen: what each role sees, opens and switches", arguments: Way.allCases)
  func store(_ way: Way) async {
    let page = way.store()
    let manager = [
      "Harbour Bakery", "View all products", "Open on Sundays", "Staff", "Today", "This month",
      "About",
    ]
    #expect(page.screen.titles == manager)
    #expect(page.screen.headers == ["Store info", "Advanced settings", "Income", "Other"])
    #expect(page.screen.details == ["Quay 4", nil, nil, "6", "1,204.50", "31,877.20", nil])
    #expect(page.screen.heights.first == 80)
    page.screen.tap("View all products")
    page.screen.tap("Today")
    page.screen.flip("Open on Sundays")
    await settle()
    #expect(page.shop().isOpenOnSundays && page.screen.isOn("Open on Sundays") == true)
    page.setRole(.employee)
    await settle()
    #expect(page.screen.titles == ["Harbour Bakery", "Open on Sundays", "Staff", "About"])
    #expect(page.screen.headers == ["Store info", "Advanced settings", "Other"])
    page.screen.tap("Staff")
    page.screen.tap("About")
    #expect(page.opened() == ["View all products", "Staff", "About"])
    var shop = page.shop()
    shop.name = "Harbor Bakery"
    shop.staff = 7
    shop.isOpenOnSundays = false
    page.setShop(shop)
    await settle()
    #expect(page.screen.titles == ["Harbor Bakery", "Open on Sundays", "Staff", "About"])
    #expect(page.screen.details == ["Quay 4", nil, "7", nil])
    #expect(page.screen.isOn("Open on Sundays") == false)
    page.setRole(.manager)
    await settle()
    #expect(page.screen.titles == ["Harbor Bakery"] + manager.dropFirst())
    #expect(page.screen.refusals.isEmpty)
  }

  @Test("The feed: loading, failure, bytes of three kinds, the next page", arguments: Way.allCases)
  func feed(_ way: Way) async {
    // The items that are left out are reported.
    let heard = Guarded<Set<String>>([])
    await Diagnostics.withHandler({ report in
      heard.withLock { _ = $0.insert(report.cause.rawValue) }
    }) { await showFeed(way) }
    #expect(heard.withLock { $0 }.isSubset(of: ["unknown-kind", "bad-item", "repeated-id"]))
  }

  private func showFeed(_ way: Way) async {
    let desk = FeedDesk()
    let page = way.feed(desk.load)
    let screen = page.screen
    await desk.settle()
    #expect(screen.titles == ["Loading…"])
    await desk.fail()
    #expect(screen.titles == ["The feed could not be loaded."])
    screen.tap("The feed could not be loaded.")
    await desk.settle()
    #expect(screen.titles == ["Loading…"])
    await desk.answer(Self.first)
    let first = ["Spring sale", "Quiet day", "Bread", "The sea"]
    #expect(screen.titles.starts(with: first))
    await desk.settle()
    // The end is in view, so the next page is on its way.
    #expect(screen.titles == first + ["Loading more…"])
    #expect(screen.details.prefix(3) == ["All week", "Nothing happened", "3.20"])
    #expect(screen.heights.dropFirst().prefix(3) == [60, 44, 180])
    await desk.fail()
    #expect(screen.titles == first + ["More posts could not be loaded."])
    screen.tap("More posts could not be loaded.")
    await desk.settle()
    #expect(screen.titles == first + ["Loading more…"])
    await desk.answer(Self.second)
    let all = first + (10..<60).map { "Product \($0)" }
    let seen = screen.titles
    #expect(seen.count < all.count && seen == Array(all.prefix(seen.count)))
    #expect(desk.asked == [1, 1, 2, 2])
    screen.tap("The sea")
    screen.tap("Spring sale")
    #expect(page.opened() == ["photo 1"])
    screen.scrollToEnd()
    await desk.answer(nil)
    screen.scrollToEnd()
    await desk.settle()
    #expect(screen.titles.last == "Product 59")
    #expect(desk.asked == [1, 1, 2, 2, 3])
    #expect(screen.refusals.isEmpty)
  }

  @Test("An empty feed says so, below its banner", arguments: Way.allCases)
  func empty(_ way: Way) async {
    let desk = FeedDesk()
    let page = way.feed(desk.load)
    await desk.answer(#"{"banner": {"title": "Hello", "text": "there"}, "content_list": []}"#)
    await desk.answer(nil)
    #expect(page.screen.titles == ["Hello", "No posts yet"])
    #expect(page.screen.refusals.isEmpty)
  }

  /// Three kinds of items, one of an unknown kind, one that is broken, and no item at all.
  private static let first = """
    {"banner": {"title": "Spring sale", "text": "All week"}, "content_list": [
      {"content_style": "news", "id": 7, "title": "Quiet day", "summary": "Nothing happened"},
      {"content_style": "poll", "id": 1},
      {"content_style": "product", "id": 7, "name": "Bread", "price": "3.20"},
      {"content_style": "news", "id": 8},
      null,
      {"content_style": "photo", "id": 1, "title": "The sea", "picture": "sea"}
    ]}
    """

  /// A page that repeats a post of the one before.
  private static let second =
    #"{"content_list": [{"content_style": "photo", "id": 1, "title": "Again", "picture": "sea"}"#
    + (10..<60).map {
      #", {"content_style": "product", "id": \#($0), "name": "Product \#($0)", "price": "1"}"#
    }.joined() + "]}"
}
