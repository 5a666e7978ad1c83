import ListTestSupport
import Foundation
import Roster
import RosterUIKit
import Testing

@MainActor @Suite("AT15 Selection and cursor by key: UIKit")
struct AT15SelectionOnUIKit {
  @Test("a) to g) The selection follows its row, and leaves with it once")
  func selection() {
    let events = Box<[Bool]>([])
    let store = RecordStore(Letter.self, key: \.key, ["A", "B", "C", "D"].map { Letter($0) })
    let driver = TableDriver {
      TableModel { SectionModel("s", rows: store) { SampleRow($0.key, $0.text) } }
        .selection(.multiple) { events.value.append($0.isEmpty) }
    }
    let screen = Screen(driver)
    screen.person.tap(IndexPath(0, 2))
    screen.person.focus(IndexPath(0, 2))
    #expect(events.value == [false])
    store.edit {
      $0.insert(Letter("X"), at: 0)
      $0.remove("A")
    }
    driver.flush()
    #expect(screen.tableView.indexPathsForSelectedRows == [IndexPath(0, 2)])
    #expect(events.value == [false])
    store.update(Letter("C*"))
    store.update(Letter("C**"))
    driver.flush()
    #expect(screen.cell(0, 2)?.isSelected == true)
    store.move("C", to: 0)
    driver.flush()
    #expect(screen.tableView.indexPathsForSelectedRows == [IndexPath(0, 0)])
    store.move("C", to: 2)
    store.replaceAll(with: ["X", "B", "C", "D"].map { Letter($0) })
    driver.flush()
    #expect(screen.tableView.indexPathsForSelectedRows == [IndexPath(0, 2)])
    #expect(events.value == [false])
    store.remove("C")
    driver.flush()
    #expect(events.value == [false, true])
    #expect(screen.tableView.indexPathsForSelectedRows == nil)
    #expect(driver.cursor == RowID(Letter.self, "D"))
    store.remove("D")
    driver.flush()
    #expect(driver.cursor == RowID(Letter.self, "B"))
    store.replaceAll(with: ["X", "B", "C", "D"].map { Letter($0) })
    driver.flush()
    #expect(screen.tableView.indexPathsForSelectedRows == nil)
    #expect(screen.refusals.isEmpty)
  }

  @Test("h) The delete key, pressed twice, deletes the row with the cursor and the one after it")
  func deleteKey() {
    let store = RecordStore(Letter.self, key: \.key, ["a", "b", "c"].map { Letter($0) })
    let told = Box<[String]>([])
    let driver = TableDriver {
      TableModel {
        SectionModel("s", rows: store) { letter in
          Row(SampleRow(letter.key)).onDelete { store.remove($0.model.id) }
            .onKey("x", title: "X") { told.value.append($0.model.id) }
        }
      }
    }
    let page = KeyController(style: .plain)
    page.show(driver)
    page.pressDelete()
    #expect(store.count == 3 && page.unheard == 1)
    page.focus(0)
    // The second press comes while UIKit still animates the first deletion.
    page.holdsUpdates = true
    page.pressDelete()
    #expect(driver.cursor == RowID(Letter.self, "b"))
    page.pressDelete()
    page.holdsUpdates = false
    #expect(store.snapshot.map(\.key) == ["c"])
    #expect(driver.table.rowCount == 1)
    #expect(driver.cursor == RowID(Letter.self, "c"))
    page.press("x")
    page.pressWithCommand("x")
    #expect(told.value == ["c"])
    page.focus(nil)
    page.pressDelete()
    #expect(store.count == 1 && page.unheard == 3)
    #expect(page.refusals.isEmpty)
  }

  @Test("A row whose deletion is confirmed is not deleted by a key alone")
  func confirmed() {
    let deleted = Box(0)
    let driver = TableDriver(
      TableModel {
        SectionModel("s") {
          Row(SampleRow("a")).onDelete(confirmation: "Sure?") { _ in deleted.value += 1 }
        }
      })
    let page = KeyController(style: .plain)
    page.show(driver)
    page.focus(0)
    page.pressDelete()
    #expect(deleted.value == 0 && page.unheard == 1)
  }

  @Test("Select all selects what comes into view later, and costs nothing before")
  func all() {
    let list = LetterScreen((0..<100).map { "\($0)" })
    list.screen.driver.selectAll()
    #expect(list.screen.tableView.visibleCells.allSatisfy { $0.isSelected })
    list.screen.person.drag(to: 2_000)
    #expect(list.screen.tableView.visibleCells.allSatisfy { $0.isSelected })
    list.screen.driver.deselectAll()
    #expect(!list.screen.tableView.visibleCells.contains { $0.isSelected })
  }
}

@MainActor @Suite("AT16 Recycled slots, late results, release: UIKit")
struct AT16RecyclingOnUIKit {
  @Test("a) A picture that arrives late for a row that is no longer shown is dropped")
  func late() throws {
    let store = RecordStore(Letter.self, key: \.key, ["A"].map { Letter($0) })
    let driver = TableDriver {
      TableModel { SectionModel("s", rows: store) { PictureRow(id: $0.key) } }
    }
    let screen = Screen(driver, attached: false)
    let loads = Box<[String: (Picture) -> Void]>([:])
    screen.attachLoading { address, deliver in loads.value[address] = deliver }
    let cell = try #require(screen.cell(0, 0))
    store.remove("A")
    store.append(Letter("D"))
    driver.flush()
    let deliverA = try #require(loads.value["A"])
    let shown = try #require(screen.cell(0, 0))
    deliverA("A")
    #expect(screen.picture(shown) == nil)
    #expect(screen.picture(cell) == nil)
    let deliverD = try #require(loads.value["D"])
    deliverD("D")
    #expect(screen.picture(shown) == "D")
  }

  @Test("c) Binds and unbinds alternate, each names the row bound last, and end even")
  func pairs() {
    var random = SeededRandom(seed: 16)
    let shown = Box<[String]>([])
    let faults = Box(0)
    let store = RecordStore(
      Letter.self, key: \.key, (0..<1_000).map { Letter("\($0)") })
    let driver = TableDriver {
      TableModel {
        SectionModel("s", rows: store) { letter in
          Row(LabelRow(letter.key, letter.text))
            .onWillDisplay { row in
              if shown.value.contains(row.model.id) { faults.value += 1 }
              shown.value.append(row.model.id)
            }
            .onDidEndDisplay { row in
              guard let index = shown.value.firstIndex(of: row.model.id) else {
                return faults.value += 1
              }
              shown.value.remove(at: index)
            }
        }
      }
    }
    let screen = Screen(driver)
    for step in 0..<200 {
      screen.person.drag(to: CGFloat(random.below(1_000) * 44))
      if step % 4 == 0 {
        let snapshot = store.snapshot
        store.remove(at: random.below(snapshot.count))
        store.insert(Letter("n\(step)"), at: random.below(900))
        driver.flush()
      }
      #expect(shown.value.count == screen.tableView.visibleCells.count)
    }
    store.removeAll()
    driver.flush()
    #expect(shown.value.isEmpty)
    #expect(faults.value == 0)
    #expect(screen.person.cellsMade < 40)
    #expect(screen.refusals.isEmpty)
  }

  @Test("d) Nothing is alive after the screen is gone")
  func release() async {
    weak var owner: ReleaseOwner?
    weak var host: AnyObject?
    weak var view: AnyObject?
    weak var cell: AnyObject?
    let center = ChangeCenter()
    do {
      let screen = ReleaseOwner(center)
      owner = screen
      host = screen.screen?.host
      view = screen.screen?.tableView
      cell = screen.screen?.cell(0, 1)
      #expect(cell != nil)
      screen.screen?.person.tap(IndexPath(0, 0))
      #expect(screen.chosen == 1)
    }
    center.post(.update(Letter("A*")))
    for _ in 0..<5 { await Task.yield() }
    #expect(owner == nil)
    #expect(host == nil)
    #expect(view == nil)
    #expect(cell == nil)
  }
}

private struct PictureRow: RowModel {
  let id: String
  var content: RowContent { RowContent(title: id, image: .remote(id)) }
}

@MainActor private final class ReleaseOwner {
  let store = RecordStore(Letter.self, key: \.key, ["A", "B", "C"].map { Letter($0) })
  let suffix = ""
  var chosen = 0
  var screen: Screen?

  init(_ center: ChangeCenter) {
    store.follow(center)
    let store = store
    screen = Screen(
      TableDriver(self) { owner in
        TableModel {
          SectionModel("s", rows: store, with: owner) { owner, letter in
            Row(LabelRow(letter.key, letter.text + owner.suffix))
              .onActivate(with: owner) { owner, _ in owner.chosen += 1 }
          }
          SectionModel("made") {
            Row(
              "by hand", with: owner,
              cell: { owner, tableView, indexPath in
                let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
                cell.accessibilityLabel = owner.suffix
                return cell
              })
          }
        }
      }, attached: false)
    screen?.registerPlain()
    screen?.attach()
  }
}
