import Foundation
import RosterTesting
import Testing

import Roster

@MainActor @Suite("The tour of the README")
struct TourTests {
  @Test("Each Swift snippet of the README is part of a source that is compiled and tested")
  func snippets() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let tour = URL(filePath: #filePath).deletingLastPathComponent()
    let sources = try FileManager.default.contentsOfDirectory(atPath: tour.path())
      .filter { $0.hasSuffix(".swift") }
      .map { lines(try String(contentsOf: tour.appending(path: $0), encoding: .utf8)) }
    let snippets = readme.components(separatedBy: "```swift\n").dropFirst()
      .map { lines($0.components(separatedBy: "```")[0]) }
    #expect(snippets.count >= 4)
    for snippet in snippets {
      let isFound = sources.contains { source in
        source.indices.contains { start in
          source[start...].starts(with: snippet)
        }
      }
      #expect(isFound, "not in the tour's sources:\n\(snippet.joined(separator: "\n"))")
    }
  }

  /// The lines without indentation and empty lines, which a snippet may have otherwise.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  @Test("The store screen follows its role, its switch and its state")
  func store() async {
    let screen = ShopScreen()
    let driver = TableDriver(screen) { $0.table }
    let host = RecordingHost(driver)
    driver.attach(host)
    #expect(host.shown?.titles.map(\.count) == [2, 1, 1])
    driver.open(RowID(Entry.self, "All products"))
    #expect(screen.opened == ["All products"])
    driver.toggle(RowID(.section("settings"), "open"), isOn: false)
    #expect(!screen.shop.isOpen)
    screen.role = .employee
    await driver.settled()
    #expect(host.shown?.titles.map(\.count) == [1, 1])
    #expect(host.batches.last?.sectionDeletes == [2])
  }

  @Test("The people list follows what is posted, and tells what happened where")
  func people() {
    let changes = ChangeCenter()
    let screen = PeopleScreen(changes)
    let driver = TableDriver(screen) { $0.table }
    let host = RecordingHost(driver)
    driver.attach(host)
    #expect(host.shown?.titles == [[], ["Nobody yet"]])
    changes.post(.add(Person(pid: 1, name: "Ada")))
    changes.post(.add(Person(pid: 2, name: "Grace")))
    changes.post(.update(Person(pid: 1, name: "Ada L.")))
    changes.post(.delete(Person.self, key: 2))
    driver.flush()
    #expect(host.shown?.titles == [["Ada L."]])
    #expect(screen.log == ["add at 0", "add at 0", "update at 1", "delete at 0"])
  }

  @Test("The feed becomes rows of its kinds, and what is wrong in it is told")
  func feed() throws {
    let json = """
      {"content_list": [
        {"content_style": "cell_1", "id": 7, "title": "Rain", "summary": "All week"},
        {"content_style": "cell_2", "id": 7, "name": "Umbrella", "price": "9 €"},
        {"content_style": "cell_9", "id": 8}]}
      """
    let result = try Diagnostics.withHandler({ _ in }) {
      try HomeFeed.decoder.decode(Data(json.utf8))
    }
    #expect(result.rows.map(\.content.title) == ["Rain", "Umbrella"])
    #expect(result.problems.map(\.position) == [2])
    let table = try Diagnostics.withHandler({ _ in }) {
      try HomeFeed.table(of: Data(json.utf8))
    }
    let driver = TableDriver(table)
    let host = RecordingHost(driver)
    driver.attach(host)
    #expect(host.shown?.titles == [["Rain", "Umbrella"]])
  }
}
