import ListTestSupport
import Foundation
import Roster
import RosterTesting
import RosterUIKit
import Testing

/// Values that go between rows, tables and apps.
@MainActor @Suite("UIKit: drag and drop of typed values")
struct DroppingTests {
  /// A list of letters whose section takes letters, texts and cards between its rows.
  @MainActor private final class Shelf {
    let store: RecordStore<Letter, String>
    let told = Box<[String]>([])
    private(set) var screen: Screen!

    init(_ keys: [String], rowTakes: Bool = false) {
      store = RecordStore(Letter.self, key: \.key, keys.map { Letter($0) })
      let (store, told) = (store, told)
      screen = Screen(
        TableDriver {
          TableModel {
            SectionModel("s", rows: store) { letter in
              let row = Row(SampleRow(letter.key, letter.text)).onDrag { _ in letter }
                .onMove { row, place in store.move(row.model.id, to: place.index) }
              return rowTakes
                ? row.onDrop(of: Letter.self) {
                  told.value.append("\($0.model.id) takes \($1.key)")
                }
                : row
            }
            .onDrop(of: Letter.self) { store.insert($0, at: $1) }
            .onDrop(of: String.self) { store.insert(Letter($0), at: $1) }
            .onDrop(of: Card.self) { card, index in told.value.append("\(card.name) at \(index)") }
          }
        })
    }

    var titles: [String] { screen.titles }
  }

  @Test("Within a table a row that may move is moved, also while others come")
  func reorder() async throws {
    let shelf = Shelf(["A", "B", "C", "D"])
    let drag = try #require(shelf.screen.person.lift(IndexPath(0, 0)))
    let proposal = shelf.screen.proposal(drag, IndexPath(0, 2))
    #expect(proposal == "move between")
    #expect(shelf.screen.person.drop(drag, on: IndexPath(0, 2), between: true))
    #expect(shelf.titles == ["B", "C", "A", "D"])
    #expect(shelf.screen.log.isEmpty)
    let again = try #require(shelf.screen.person.lift(IndexPath(0, 3)))
    shelf.store.insert(Letter("N"), at: 0)
    shelf.screen.driver.flush()
    #expect(shelf.screen.person.drop(again, on: IndexPath(0, 0), between: true))
    await shelf.screen.driver.settled()
    for _ in 0..<5 { await Task.yield() }
    #expect(
      shelf.titles == shelf.screen.expected && Set(shelf.titles) == ["N", "A", "B", "C", "D"])
    #expect(shelf.screen.refusals.isEmpty && shelf.screen.host?.isHeld == false)
  }

  @Test("Several rows move together, below each other, before the same neighbour")
  func several() throws {
    let shelf = Shelf(["A", "B", "C", "D", "E"])
    let drag = try #require(shelf.screen.person.lift(IndexPath(0, 0)))
    shelf.screen.person.add(IndexPath(0, 1), to: drag)
    #expect(shelf.screen.person.drop(drag, on: IndexPath(0, 3), between: true))
    #expect(shelf.titles == ["C", "D", "A", "B", "E"])
    #expect(shelf.screen.refusals.isEmpty)
  }

  @Test("Between two tables the typed value goes, before the row that it was dropped at")
  func tables() throws {
    let (from, to) = (Shelf(["A", "B"]), Shelf(["X", "Y"]))
    let drag = try #require(from.screen.person.lift(IndexPath(0, 1)))
    #expect(to.screen.proposal(drag, IndexPath(0, 1)) == "copy between")
    to.store.insert(Letter("N"), at: 0)
    to.screen.driver.flush()
    #expect(to.titles == ["X", "Y"])
    #expect(to.screen.person.drop(drag, on: IndexPath(0, 1)))
    #expect(to.titles == ["N", "X", "B", "Y"])
    #expect(to.screen.log == [["insert 0:0"], ["insert 0:2"]])
    let below = try #require(from.screen.person.lift(IndexPath(0, 0)))
    #expect(to.screen.person.drop(below, on: nil))
    #expect(to.titles == ["N", "X", "B", "Y", "A"])
    #expect(from.titles == ["A", "B"] && from.screen.host?.isHeld == false)
    #expect(to.screen.host?.isHeld == false && to.screen.refusals.isEmpty)
  }

  @Test("An empty table takes values too, below all rows and on what stands for them")
  func empty() throws {
    let (from, to) = (Shelf(["A", "B"]), Shelf([]))
    let drag = try #require(from.screen.person.lift(IndexPath(0, 0)))
    #expect(to.screen.person.drop(drag, on: IndexPath(1, 0)))
    #expect(to.titles == ["A"])
  }

  @Test("Where a row and its section take a value, the finger decides between on and between")
  func both() throws {
    let (from, to) = (Shelf(["A"]), Shelf(["X", "Y"], rowTakes: true))
    let first = try #require(from.screen.person.lift(IndexPath(0, 0)))
    #expect(to.screen.proposal(first, IndexPath(0, 1)) == "copy either")
    to.screen.person.drop(first, on: IndexPath(0, 1))
    #expect(to.told.value == ["Y takes A"] && to.titles == ["X", "Y"])
    let second = try #require(from.screen.person.lift(IndexPath(0, 0)))
    to.screen.person.drop(second, on: IndexPath(0, 1), between: true)
    #expect(to.told.value.count == 1 && to.titles == ["X", "A", "Y"])
  }

  @Test("While a drag is above, updates wait; when it leaves they come")
  func above() throws {
    let (from, to) = (Shelf(["A"]), Shelf(["X"]))
    let drag = try #require(from.screen.person.lift(IndexPath(0, 0)))
    _ = to.screen.proposal(drag, IndexPath(0, 0))
    to.store.append(Letter("Y"))
    to.screen.driver.flush()
    #expect(to.titles == ["X"])
    to.screen.person.leave(drag)
    #expect(to.titles == ["X", "Y"])
    from.screen.person.end(drag)
    #expect(from.screen.host?.isHeld == false)
  }

  @Test("From other apps: texts and coded values, in their order, at the place as it is by then")
  func external() async {
    let shelf = Shelf(["X", "Y"])
    let drag = ExternalDrag([.text("T"), .card(Card(name: "Ada")), .unknown, .broken])
    let reports = Box<[String]>([])
    await Diagnostics.withHandler({ report in
      MainActor.assumeIsolated { reports.value.append(report.cause.rawValue) }
    }) {
      #expect(shelf.screen.drop(drag, on: IndexPath(0, 1)))
      shelf.store.insert(Letter("N"), at: 0)
      shelf.screen.driver.flush()
      for _ in 0..<5_000 where shelf.told.value.isEmpty { await Task.yield() }
    }
    shelf.screen.driver.flush()
    #expect(shelf.titles == ["N", "X", "T", "Y"])
    #expect(shelf.told.value == ["Ada at 3"])
    #expect(reports.value == ["drop-not-loaded"])
    #expect(shelf.screen.refusals.isEmpty)
  }

  @Test("From other apps: what arrives when its row has left is dropped, links go on a row")
  func late() async throws {
    let rows = Box(["a", "b"])
    let told = Box<[String]>([])
    let screen = Screen(
      TableDriver {
        TableModel {
          SectionModel("s") {
            for row in rows.value {
              Row(SampleRow(row)).onDrop(of: URL.self) { told.value.append("\($0.model.id) \($1)") }
            }
          }
        }
      })
    #expect(screen.drop(ExternalDrag([.link("https://a.example/")]), on: IndexPath(0, 1)))
    for _ in 0..<5_000 where told.value.isEmpty { await Task.yield() }
    #expect(told.value == ["b https://a.example/"])
    let held = HeldLoad()
    #expect(screen.drop(ExternalDrag([.heldLink(held)]), on: IndexPath(0, 1)))
    for _ in 0..<5_000 where !held.isAsked { await Task.yield() }
    rows.value = ["a"]
    screen.driver.apply()
    held.arrive("https://b.example/")
    for _ in 0..<200 { await Task.yield() }
    #expect(told.value.count == 1)
    #expect(!screen.drop(ExternalDrag([.unknown]), on: IndexPath(0, 0)))
  }

  @Test("To other apps: a text, a link and a coded value are data under their types")
  func outwards() async throws {
    let rows = [
      Row(SampleRow("text")).onDrag { _ in "hello" },
      Row(SampleRow("link")).onDrag { _ in URL(string: "https://a.example/") },
      Row(SampleRow("card")).onDrag { _ in Card(name: "Ada") },
      Row(SampleRow("seven")).onDrag { _ in 7 },
    ]
    let screen = Screen(TableDriver { TableModel { SectionModel("s") { rows } } })
    var types: [[String]] = []
    for row in rows.indices {
      types.append(screen.types(try #require(screen.person.lift(IndexPath(0, row)))))
    }
    #expect(types == [["public.utf8-plain-text"], ["public.url"], [Card.transferType], []])
    let told = Box<[String]>([])
    let other = Screen(
      TableDriver {
        TableModel {
          SectionModel("s") {
            Row(SampleRow("x")).onDrop(of: Card.self) { told.value.append($1.name) }
          }
        }
      })
    let drag = try #require(screen.person.lift(IndexPath(0, 2)))
    #expect(other.drop(ExternalDrag(leaving: drag), on: IndexPath(0, 0)))
    for _ in 0..<5_000 where told.value.isEmpty { await Task.yield() }
    #expect(told.value == ["Ada"])
  }
}

/// A value that apps exchange.
struct Card: TransferValue {
  static let transferType = "com.example.card"
  var name: String
}
