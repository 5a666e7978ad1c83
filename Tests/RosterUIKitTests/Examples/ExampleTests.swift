import Foundation
import Roster
import Testing
import UIKitExamples

@MainActor @Suite("Example screens on UIKit")
struct ExampleTests {
  @Test("The store screen follows the role, and all four ways show and open the same")
  func store() async {
    let roster = StoreController(style: .plain)
    let plain = PlainStoreController(style: .plain)
    let block = BlockStoreController(style: .plain)
    let diffable = DiffableStoreController(style: .plain)
    let pages = [
      ControllerScreen(roster), ControllerScreen(plain), ControllerScreen(block),
      ControllerScreen(diffable),
    ]
    let manager = [
      "Harbour Bakery", "View all products", "Open on Sundays", "Staff", "Today", "This month",
      "About",
    ]
    let employee = ["Harbour Bakery", "Open on Sundays", "Staff", "About"]
    for page in pages { #expect(page.titles == manager) }
    for page in pages { page.tap(0, 1) }
    roster.model.role = .employee
    plain.role = .employee
    block.role = .employee
    diffable.role = .employee
    for _ in 0..<10 { await Task.yield() }
    for page in pages {
      #expect(page.titles == employee)
      page.tap(2, 0)
      #expect(page.refusals.isEmpty)
    }
    for opened in [roster.opened, plain.opened, block.opened, diffable.opened] {
      #expect(opened == ["View all products", "About"])
    }
  }

  @Test("The feed shows each post in its own cell; Roster's survives a repeated post")
  func feed() {
    let posts: [Post] = [
      .news(id: 7, title: "News", summary: "s"), .product(id: 7, name: "Bread", price: "3.20"),
      .photo(id: 1, title: "Photo", picture: "sea"),
    ]
    let roster = FeedController(style: .plain)
    let plain = PlainFeedController(style: .plain)
    let block = BlockFeedController(style: .plain)
    let diffable = DiffableFeedController(style: .plain)
    let pages = [
      ControllerScreen(roster), ControllerScreen(plain), ControllerScreen(block),
      ControllerScreen(diffable),
    ]
    roster.show(posts)
    plain.show(posts)
    block.show(posts)
    diffable.show(posts)
    for page in pages {
      #expect(page.titles == ["News", "Bread", "Photo"])
      page.tap(0, 2)
    }
    for opened in [roster.opened, plain.opened, block.opened, diffable.opened] {
      #expect(opened == ["photo 1"])
    }
    Diagnostics.withHandler({ _ in }) { roster.show(posts + posts.prefix(1)) }
    #expect(pages[0].titles == ["News", "Bread", "Photo"])
    #expect(pages[0].refusals.isEmpty)
  }

  @Test("The people list follows what its edit page posts, and tells where")
  func people() {
    let changes = ChangeCenter()
    let list = PeopleListController(changes)
    let screen = ControllerScreen(list)
    #expect(screen.titles == ["Nobody yet"])
    changes.post(.add(Person(id: 1, name: "Ada", phone: "1")))
    changes.post(.add(Person(id: 2, name: "Bo", phone: "2")))
    changes.post(.update(Person(id: 1, name: "Ada L", phone: "1")))
    screen.flush()
    #expect(screen.titles == ["Bo", "Ada L"])
    screen.tap(0, 1)
    #expect(screen.pushed)
    screen.swipeAndPress(0, 0)
    #expect(screen.titles == ["Ada L"])
    #expect(list.log == ["add at 0", "add at 0", "update at 1", "delete at 0"])
    #expect(screen.refusals.isEmpty)
  }
}
