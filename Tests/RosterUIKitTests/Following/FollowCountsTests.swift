import ListTestSupport
import Foundation
import Roster
import RosterUIKit
import Testing

@MainActor @Suite("A table view that follows a store and shows other rows than it has")
struct FollowCountsTests {
  @Test("A section that is not there is reloaded with the rest", arguments: [-1, 5])
  func range(_ section: Int) {
    let plain = PlainScreen(["a"].map { Letter($0) })
    let follower = plain.tableView.follow(plain.store, section: section)
    plain.store.append(Letter("b"))
    plain.store.update(Letter("a*"))
    follower.open(-3)
    follower.open(7)
    plain.window.layoutIfNeeded()
    #expect(plain.titles == ["a*", "b"])
    #expect(plain.refusals.isEmpty)
  }

  @Test("A row that stands for an empty store is no row of it")
  func placeholder() {
    let screen = OtherCounts()
    screen.tableView.follow(screen.one, section: 0)
    screen.tableView.follow(screen.two, section: 1)
    screen.one.remove("a")
    screen.two.append(Letter("y"))
    screen.one.append(Letter("b"))
    screen.two.remove("x")
    screen.one.append(Letter("c"))
    screen.two.edit {
      $0.removeAll()
    }
    screen.window.layoutIfNeeded()
    #expect(screen.tableView.numberOfRows(inSection: 0) == 2)
    #expect(screen.tableView.numberOfRows(inSection: 1) == 1)
    #expect(screen.refusals == [])
  }

  @Test("Another section, or their number, has changed as well")
  func together() {
    let screen = OtherCounts()
    screen.tableView.follow(screen.one, section: 0)
    screen.third = 3
    screen.one.append(Letter("b"))
    screen.third = 0
    screen.one.append(Letter("c"))
    #expect(screen.refusals == [])
    screen.sections = 2
    screen.one.append(Letter("d"))
    #expect(screen.refusals == [])
    screen.sections = 0
    screen.one.append(Letter("e"))
    #expect(screen.refusals == [])
  }

  @Test("A row that a person has moved is not moved again")
  func reorder() {
    let screen = OtherCounts()
    for key in ["b", "c"] { screen.one.append(Letter(key)) }
    screen.tableView.follow(screen.one, section: 0)
    screen.tableView.isEditing = true
    screen.person.move(IndexPath(0, 0), to: IndexPath(0, 2))
    screen.window.layoutIfNeeded()
    #expect(screen.refusals == [])
    #expect(screen.titles(0) == ["b", "c", "a"])
  }
}
