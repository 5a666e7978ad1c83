import Foundation
import Roster
import Testing
import UIKitExamples

@MainActor @Suite("Example screens on UIKit")
struct ExampleTests {
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
    screen.tap("Ada L")
    #expect(screen.pushed)
    screen.swipeAndPress("Bo")
    #expect(screen.titles == ["Ada L"])
    #expect(list.log == ["add at 0", "add at 0", "update at 1", "delete at 0"])
    #expect(screen.refusals.isEmpty)
  }

  @Test("The edit page adds a person and changes one, and the list follows")
  func editing() throws {
    let list = ControllerScreen(PeopleListController(ChangeCenter()))
    for name in ["Ada", "Bo"] {
      list.tapRightButton()
      let page = try #require(list.pushedPage)
      page.type(name, into: "Name")
      page.type("1", into: "Phone")
      page.tap("Save")
      list.flush()
    }
    #expect(list.titles == ["Bo", "Ada"] && !list.pushed)
    list.swipeAndPress("Ada")
    list.tap("Bo")
    let page = try #require(list.pushedPage)
    page.type("Bob", into: "Name")
    page.tap("Save")
    list.flush()
    #expect(list.titles == ["Bob"] && list.details == ["1"])
    list.tapRightButton()
    let another = try #require(list.pushedPage)
    another.type("Cy", into: "Name")
    another.tap("Save")
    list.flush()
    // Whoever is added after a deletion is somebody else.
    #expect(list.titles == ["Cy", "Bob"])
    #expect(list.refusals.isEmpty)
  }

  @Test("The first page opens each example")
  func app() async throws {
    let first = ControllerScreen(ExamplesController(style: .insetGrouped))
    #expect(first.titles == ["Store", "Feed", "People"])
    var shown: [String] = []
    // The feed has items of a kind that the app does not know yet.
    let heard = Guarded<Set<Diagnostic.Cause>>([])
    try await Diagnostics.withHandler({ report in
      _ = heard.withLock { $0.insert(report.cause) }
    }) {
      for title in first.titles {
        first.tap(title)
        let page = try #require(first.pushedPage)
        for _ in 0..<30 { await Task.yield() }
        shown.append(page.titles.first ?? "")
        first.goBack()
      }
    }
    #expect(heard.withLock { $0 } == ["unknown-kind"])
    #expect(shown == ["Harbour Bakery", "Spring sale", "Nobody yet"])
    #expect(first.refusals.isEmpty)
  }
}
