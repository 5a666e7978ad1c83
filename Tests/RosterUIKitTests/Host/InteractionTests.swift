import ListTestSupport
import Foundation
import Roster
import RosterTesting
import RosterUIKit
import Testing

/// What happens to updates while a person is in the middle of something, and to what the person then does.
@MainActor @Suite("UIKit: updates while a person is in the middle of something")
struct InteractionTests {
  /// A list of letters, each of which can be swiped, moved, dragged and edited.
  @MainActor private struct List {
    let told = Box<[String]>([])
    let letters: LetterScreen
    var screen: Screen { letters.screen }
    var store: RecordStore<Letter, String> { letters.store }

    init(_ keys: [String] = ["A", "B", "C"]) {
      let (told, store) = (told, Box<RecordStore<Letter, String>?>(nil))
      letters = LetterScreen(keys) { letter in
        Row(SampleRow(letter.key, letter.text))
          .leadingActions { _ in
            [RowAction("Mark") { told.value.append("mark \(name($0)) \($0.index)") }]
          }
          .trailingActions { _ in
            [
              RowAction("Ask", isDestructive: true) { told.value.append("ask \(name($0))") },
              RowAction("Twice") { _ in
                store.value?.append(Letter("1"))
                store.value?.append(Letter("2"))
              },
            ]
          }
          .onDelete { row in
            told.value.append("delete \(row.model.id) \(row.index)")
            store.value?.remove(row.model.id)
          }
          .onMove { row, place in store.value?.move(row.model.id, to: place.index) }
          .onDrag { $0.model.id }
          .contextMenu { _ in
            RowMenu([RowAction("Open") { told.value.append("open \(name($0)) \($0.index)") }])
          }
          .onCopy { $0.model.text }
      }
      store.value = letters.store
    }

    func insert(_ key: String) {
      store.insert(Letter(key), at: 0)
      screen.driver.flush()
    }

    func remove(_ key: String) {
      store.remove(key)
      screen.driver.flush()
    }
  }

  private func turns() async { for _ in 0..<10 { await Task.yield() } }

  @Test("Swipe: what comes meanwhile waits, and comes as one when the row is closed")
  func swipe() async {
    let list = List()
    list.screen.person.swipe(IndexPath(0, 1), .trailing)
    list.insert("N")
    list.insert("M")
    list.remove("C")
    #expect(list.screen.log.isEmpty && list.screen.titles == ["A", "B", "C"])
    list.screen.person.closeSwipe()
    await turns()
    #expect(list.screen.titles == ["M", "N", "A", "B"])
    #expect(list.screen.log == [["delete 0:2", "insert 0:0", "insert 0:1"]])
    #expect(list.screen.refusals.isEmpty)
  }

  @Test(
    "Swipe: an action finds its row where it is by then, in its own update after the one that waited"
  )
  func action() {
    let list = List()
    let actions = list.screen.person.swipe(IndexPath(0, 1), .leading)
    list.insert("N")
    list.insert("M")
    list.screen.person.press(actions[0])
    #expect(list.told.value == ["mark B 3"])
    #expect(list.screen.log == [["insert 0:0", "insert 0:1"]])
    let twice = list.screen.person.swipe(IndexPath(0, 1), .trailing)
    list.screen.person.press(twice[2])
    #expect(list.screen.log.count == 2)
    #expect(list.screen.titles == ["M", "N", "A", "B", "C", "1", "2"])
    #expect(list.screen.refusals.isEmpty)
  }

  @Test("Swipe: a row that was deleted meanwhile closes without an event", arguments: [0, 1, 2])
  func gone(_ pressed: Int) {
    let list = List()
    let actions = list.screen.person.swipe(IndexPath(0, 1), .trailing)
    list.remove("B")
    #expect(list.screen.titles == ["A", "B", "C"])
    let edits = list.store.count
    list.screen.person.press(actions[pressed])
    #expect(list.told.value.isEmpty)
    #expect(list.store.count == edits)
    #expect(list.screen.titles == ["A", "C"])
    #expect(list.screen.log == [["delete 0:1"]])
    #expect(!list.screen.person.isSwiped && list.screen.host?.isHeld == false)
    #expect(list.screen.refusals.isEmpty)
  }

  @Test("Swipe: the usual deletion, too, means the row and not the place")
  func usualDeletion() {
    let store = RecordStore(Letter.self, key: \.key, ["A", "B", "C"].map { Letter($0) })
    let told = Box<[String]>([])
    let screen = Screen(
      TableDriver {
        TableModel {
          SectionModel("s", rows: store) { letter in
            Row(SampleRow(letter.key)).onDelete { row in
              told.value.append(row.model.id)
              store.remove(row.model.id)
            }
          }
        }
      })
    let gone = screen.person.swipe(IndexPath(0, 1), .trailing)
    store.remove("B")
    screen.driver.flush()
    screen.person.press(gone[0])
    #expect(told.value.isEmpty && screen.titles == ["A", "C"])
    let moved = screen.person.swipe(IndexPath(0, 1), .trailing)
    store.insert(Letter("N"), at: 0)
    screen.driver.flush()
    screen.person.press(moved[0])
    #expect(told.value == ["C"] && screen.titles == ["N", "A"])
    #expect(screen.refusals.isEmpty)
  }

  @Test("Swipe: UIKit hears that a destructive action was done only if the row has left")
  func destructive() {
    let list = List()
    let ended = Box<[Bool]>([])
    for (index, action) in list.screen.person.swipe(IndexPath(0, 1), .trailing).enumerated() {
      list.screen.end(action) { ended.value.append($0) }
      if index == 0 { #expect(list.told.value == ["delete B 1"]) }
    }
    #expect(ended.value == [true, true, true])
    let other = List()
    let ask = other.screen.person.swipe(IndexPath(0, 1), .trailing)[1]
    other.screen.end(ask) { ended.value.append($0) }
    #expect(other.told.value == ["ask B"] && ended.value.last == false)
  }

  @Test("Swipe: a full load ends it, and updates go on though UIKit does not say that it ended")
  func loaded() {
    let list = List()
    list.screen.person.swipe(IndexPath(0, 1), .trailing)
    list.insert("N")
    list.screen.driver.attach(list.screen.host!)
    list.insert("M")
    #expect(list.screen.titles == ["M", "N", "A", "B", "C"])
    list.screen.person.swipe(IndexPath(0, 1), .trailing)
    list.screen.tableView.removeFromSuperview()
    list.insert("L")
    list.screen.window.addSubview(list.screen.tableView)
    list.insert("K")
    #expect(list.screen.titles == ["K", "L", "M", "N", "A", "B", "C"])
    #expect(list.screen.refusals.isEmpty)
  }

  @Test("Swipe: updates go on after a while if the app loads the table view itself")
  func lost() async {
    let list = List()
    list.screen.host?.patience = .zero
    list.screen.person.swipe(IndexPath(0, 1), .trailing)
    list.insert("N")
    await turns()
    #expect(list.screen.titles == ["A", "B", "C"])
    list.screen.tableView.reloadData()
    for _ in 0..<1_000 where list.screen.host?.isHeld == true { await Task.yield() }
    #expect(list.screen.titles == ["N", "A", "B", "C"])
    #expect(list.screen.refusals.isEmpty)
  }

  @Test("Swipe: the content of the row waits too, so that its actions stay open")
  func content() async {
    let list = List()
    list.screen.person.swipe(IndexPath(0, 1), .trailing)
    list.store.update(Letter("B*"))
    list.screen.driver.flush()
    list.screen.driver.moveCursor(to: RowID(Letter.self, "A"))
    #expect(list.screen.titles == ["A", "B", "C"] && list.screen.person.isSwiped)
    list.screen.person.closeSwipe()
    await turns()
    #expect(list.screen.titles == ["A", "B*", "C"])
  }

  @Test(
    "Move: what comes while a row is held waits; let go, the row goes there, and all comes at once")
  func moving() async {
    let list = List(["A", "B", "C", "D"])
    list.screen.tableView.setEditing(true, animated: false)
    #expect(list.screen.person.liftByControl(IndexPath(0, 0)))
    #expect(list.screen.host?.isHeld == true)
    list.insert("N")
    list.screen.person.holdLifted(over: IndexPath(0, 1))
    list.insert("M")
    #expect(list.screen.log.isEmpty && list.screen.titles == ["A", "B", "C", "D"])
    #expect(list.screen.person.letGo(over: IndexPath(0, 2)) == IndexPath(0, 2))
    await turns()
    #expect(list.screen.titles == list.store.snapshot.map(\.text))
    #expect(list.screen.titles == list.screen.expected)
    #expect(list.screen.titles.contains("N") && list.screen.titles.contains("A"))
    #expect(list.screen.log.isEmpty && list.screen.host?.isHeld == false)
    list.insert("L")
    #expect(list.screen.titles == list.screen.expected)
    #expect(list.screen.refusals.isEmpty)
  }

  @Test("Move: a row whose record left meanwhile moves nothing, and leaves")
  func movedGone() async {
    let list = List(["A", "B", "C", "D"])
    list.screen.tableView.setEditing(true, animated: false)
    list.screen.person.liftByControl(IndexPath(0, 0))
    list.remove("A")
    list.screen.person.letGo(over: IndexPath(0, 2))
    await turns()
    #expect(list.screen.titles == ["B", "C", "D"])
    #expect(list.store.snapshot.map(\.key) == ["B", "C", "D"])
    #expect(list.screen.refusals.isEmpty)
  }

  @Test("Move: one that is given up, of which UIKit tells nothing, does not hold updates for ever")
  func givenUp() async {
    let list = List()
    list.screen.host?.patience = .zero
    list.screen.tableView.setEditing(true, animated: false)
    list.screen.person.liftByControl(IndexPath(0, 0))
    list.screen.person.holdLifted(over: IndexPath(0, 1))
    list.insert("N")
    await turns()
    #expect(list.screen.titles == ["A", "B", "C"])
    list.screen.person.letGo(over: nil)
    for _ in 0..<1_000 where list.screen.titles.count == 3 { await Task.yield() }
    #expect(list.screen.titles == ["N", "A", "B", "C"])
    #expect(list.screen.refusals.isEmpty)
  }

  @Test("Move: to another section, refused by the data, goes back")
  func refusedAcross() async {
    let driver = TableDriver(
      TableModel {
        SectionModel("s") {
          Row(SampleRow("a")).onMove { _, _ in }; SampleRow("b")
        }
        SectionModel("t") { SampleRow("c") }
      })
    let screen = Screen(driver)
    #expect(screen.person.move(IndexPath(0, 0), to: IndexPath(1, 1)) == IndexPath(1, 1))
    await turns()
    #expect(screen.titles == ["a", "b", "c"])
    driver.apply()
    #expect(screen.titles == screen.expected && screen.refusals.isEmpty)
  }

  @Test("Drag: while one is alive here or above, updates wait, and come as one when it ends")
  func dragging() throws {
    let list = List()
    let drag = try #require(list.screen.person.lift(IndexPath(0, 1)))
    list.insert("N")
    list.remove("B")
    list.remove("N")
    list.insert("M")
    #expect(list.screen.log.isEmpty)
    list.screen.person.end(drag)
    #expect(list.screen.log == [["delete 0:1", "insert 0:0"]])
    #expect(list.screen.titles == ["M", "A", "C"])
    #expect(list.screen.host?.isHeld == false && list.screen.refusals.isEmpty)
  }

  @Test("Menu: updates go on below it, and its actions mean the row, if it is still there")
  func menu() throws {
    let list = List()
    let menu = try #require(list.screen.person.openMenu(IndexPath(0, 1)))
    list.insert("N")
    list.store.update(Letter("B*"))
    list.screen.driver.flush()
    #expect(list.screen.titles == ["N", "A", "B*", "C"])
    menu.choose("Open")
    menu.choose("Copy")
    #expect(list.told.value == ["open B 2"])
    #expect(list.screen.clipboard == "B*")
    list.remove("B")
    menu.choose("Open")
    list.screen.person.tapPreview(of: menu)
    list.screen.person.close(menu)
    #expect(list.told.value == ["open B 2"])
    #expect(list.screen.titles == ["N", "A", "C"] && list.screen.refusals.isEmpty)
  }

  @Test("Typing: updates go on around the field; the text belongs to its row alone")
  func typing() async {
    let told = Box<[String]>([])
    let names = Box(["a", "b"])
    let kind = Box(false)
    let driver = TableDriver {
      TableModel {
        SectionModel("s") {
          for name in names.value {
            Row(FieldRow(id: name, isOther: kind.value)).onEdit {
              told.value.append("edit \($0.model.id) \($1)")
            }
            .onCommit { told.value.append("commit \($0.model.id) \($1)") }
          }
        }
      }
    }
    let screen = Screen(driver)
    screen.type("x", into: IndexPath(0, 0))
    names.value = ["n", "a", "b"]
    driver.apply()
    #expect(screen.typed(IndexPath(0, 1)) == "x")
    screen.endTyping(IndexPath(0, 1))
    #expect(told.value == ["edit a x", "commit a x"])
    // A row that flips its kind gets another cell; what was typed is told before.
    told.value = []
    screen.type("y", into: IndexPath(0, 1))
    kind.value = true
    driver.apply()
    #expect(told.value == ["edit a y", "commit a y"])
    // A row that leaves takes its text with it.
    told.value = []
    screen.type("z", into: IndexPath(0, 1))
    names.value = ["n", "b"]
    driver.apply()
    #expect(told.value == ["edit a z"])
    #expect(screen.refusals.isEmpty)
  }

  @Test("Typing: a cell that is used again does not bring the text of one row to another")
  func reused() {
    let told = Box<[String]>([])
    let driver = TableDriver {
      TableModel {
        SectionModel("s") {
          for id in 0..<50 {
            Row(FieldRow(id: "\(id)")).onCommit { told.value.append("\($0.model.id) \($1)") }
          }
        }
      }
    }
    let screen = Screen(driver)
    screen.type("x", into: IndexPath(0, 0))
    screen.person.drag(to: 1_000)
    #expect(told.value == ["0 x"])
    #expect((20..<30).allSatisfy { (screen.typed(IndexPath(0, $0)) ?? "") == "" })
  }
}

@MainActor private func name(_ row: AnyRowContext) -> String {
  (row.model as? SampleRow)?.id ?? "?"
}

private struct FieldRow: RowModel {
  let id: String
  var isOther = false
  var kind: RowKind { RowKind(Self.self, isOther ? "other" : "") }
  var content: RowContent { .field(id, text: "") }
}
