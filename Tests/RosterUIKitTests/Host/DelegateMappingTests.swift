import ListTestSupport
import Foundation
import Roster
import RosterTesting
import RosterUIKit
import Testing

/// The table view calls the host by its protocols: a method whose signature drifts is never called.
@MainActor @Suite("UIKit: every delegate method reaches its row")
struct DelegateMappingTests {
  private func screen(
    _ selection: SelectionMode = .none, _ rows: [Row<SampleRow>]
  ) -> Screen {
    Screen(
      TableDriver {
        TableModel { SectionModel("s") { rows } }.selection(selection)
      })
  }

  private let path = IndexPath(0, 0)

  @Test("A tap activates, will-activate refuses or redirects, and no selection stays")
  func activating() {
    let chosen = Box<[String]>([])
    let screen = screen(
      .none,
      [
        Row(SampleRow("a")).onActivate { chosen.value.append($0.model.id) },
        Row(SampleRow("b")).willActivate { _ in .refuse }.onActivate {
          chosen.value.append($0.model.id)
        },
        Row(SampleRow("c")).willActivate { _ in .redirect(sampleID("a")) },
        Row(SampleRow("d")),
      ])
    for row in 0..<4 { screen.person.tap(IndexPath(0, row)) }
    #expect(chosen.value == ["a", "a"])
    #expect(screen.tableView.indexPathsForSelectedRows == nil)
  }

  @Test("A row that may not be selected is opened all the same, and does not stay selected")
  func openedUnselected() {
    let opened = Box<[String]>([])
    let screen = screen(
      .multiple,
      [
        Row(SampleRow("a")).willSelect { _ in .refuse }
          .onActivate { opened.value.append($0.model.id) },
        Row(SampleRow("b")).willSelect { _ in .refuse },
      ])
    for row in 0..<2 { screen.person.tap(IndexPath(0, row)) }
    #expect(opened.value == ["a"])
    #expect(screen.driver.selection.isEmpty)
    #expect(screen.tableView.indexPathsForSelectedRows == nil)
  }

  @Test("Selection: select, deselect, refused deselection")
  func selection() {
    let told = Box<[String]>([])
    let screen = screen(
      .multiple,
      [
        Row(SampleRow("a")).onDeselect { told.value.append("deselect \($0.model.id)") },
        Row(SampleRow("b")).willDeselect { _ in false },
      ])
    for row in [0, 1, 0, 1] { screen.person.tap(IndexPath(0, row)) }
    #expect(told.value == ["deselect a"])
    #expect(screen.tableView.indexPathsForSelectedRows == [IndexPath(0, 1)])
    #expect(screen.driver.isSelected(sampleID("b")) && !screen.driver.isSelected(sampleID("a")))
    let single = self.screen(.single, [Row(SampleRow("a")), Row(SampleRow("b"))])
    single.person.tap(IndexPath(0, 0))
    single.person.tap(IndexPath(0, 1))
    #expect(single.driver.selection == RowSelection([sampleID("b")]))
  }

  @Test("Highlight, accessory, primary action, focus, indentation")
  func touches() {
    let told = Box<[String]>([])
    let row = Row(InfoRow(id: "a"))
      .onHighlight { told.value.append("highlight \($1)") }
      .onAccessoryTap { _ in told.value.append("accessory") }
      .onPrimaryAction { _ in told.value.append("primary") }
      .onFocus { told.value.append("focus \($1)") }
      .indentationLevel(3)
    let screen = Screen(TableDriver { TableModel { SectionModel("s") { row } } })
    screen.person.tap(path)
    screen.person.tapAccessory(path)
    screen.person.focus(path)
    screen.person.focus(nil, from: path)
    #expect(
      told.value
        == [
          "highlight true", "highlight false", "primary", "accessory", "focus true", "focus false",
        ])
    #expect(screen.cell(0, 0)?.indentationLevel == 3)
  }

  @Test("Heights: fixed and estimated, absurd ones bounded, and reported once")
  func heights() {
    let reports = Box<[String]>([])
    Diagnostics.withHandler({ report in
      MainActor.assumeIsolated { reports.value.append(report.place) }
    }) {
      let screen = screen(
        .none,
        [
          Row(SampleRow("a")).height(.fixed(70)), Row(SampleRow("b")).height(.fixed(-5)),
          Row(SampleRow("c")).height(.fixed(.nan)), Row(SampleRow("d")).height(.fixed(.infinity)),
          Row(SampleRow("e")).height(.fixed(1e300)), Row(SampleRow("f")).height(.estimated(120)),
        ])
      screen.driver.apply()
      let heights = (0..<6).map {
        screen.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
      }
      #expect(heights == [70, 0, 44, 44, 1_000_000, 120])
    }
    #expect(reports.value == ["b", "c", "d", "e"].map { "row \(sampleID($0))" })
  }

  @Test("Display events of rows, headers and footers")
  func display() {
    let told = Box<[String]>([])
    let rows = Box(["a", "b"])
    func watched(_ id: String) -> Row<SampleRow> {
      Row(SampleRow(id)).onWillDisplay { told.value.append("+\($0.model.id)") }
        .onDidEndDisplay { told.value.append("-\($0.model.id)") }
    }
    let driver = TableDriver {
      TableModel {
        SectionModel("s") { for row in rows.value { watched(row) } }
          .header(watched("h")).footer(watched("f"))
      }
    }
    let screen = Screen(driver)
    #expect(Set(told.value) == ["+h", "+f", "+a", "+b"] && told.value.count == 4)
    told.value = []
    rows.value = ["b"]
    driver.apply()
    #expect(told.value == ["-a"])
    driver.detach()
    #expect(Set(told.value) == ["-a", "-b", "-h", "-f"])
    #expect(screen.refusals.isEmpty)
  }

  @Test("Deleting: the usual button, its title, editing mode; inserting")
  func deleting() {
    let store = Box<RecordStore<Letter, String>?>(nil)
    let list = LetterScreen(["A", "B", "C"]) { letter in
      Row(SampleRow(letter.key, letter.text)).onDelete(confirmation: "Remove") { row in
        store.value?.remove(row.model.id)
      }
    }
    store.value = list.store
    let person = list.screen.person
    let actions = person.swipe(path, .trailing)
    #expect(actions.map(\.title) == ["Remove"])
    person.press(actions[0])
    #expect(list.screen.titles == ["B", "C"])
    #expect(!person.isSwiped)
    list.screen.tableView.setEditing(true, animated: false)
    person.tapEditingControl(IndexPath(0, 1))
    #expect(list.screen.titles == ["B"])
    #expect(list.screen.log == [["delete 0:0"], ["delete 0:1"]])
    let told = Box(0)
    let inserting = screen(.none, [Row(SampleRow("new")).onInsert { _ in told.value += 1 }])
    inserting.tableView.setEditing(true, animated: false)
    inserting.person.tapEditingControl(path)
    #expect(told.value == 1)
    #expect(list.screen.refusals.isEmpty && inserting.refusals.isEmpty)
  }

  @Test("Swipe actions on both sides act on their row by identity, wherever it is by then")
  func swipes() {
    let told = Box<[String]>([])
    let list = LetterScreen(["A", "B"]) { letter in
      Row(SampleRow(letter.key, letter.text))
        .leadingActions { _ in [RowAction("Mark") { _ in told.value.append("mark") }] }
        .trailingActions { _ in
          [
            RowAction("Flag", isEnabled: false) { _ in },
            RowAction("Archive", isDestructive: true) { row in
              told.value.append("archive \((row.model as? SampleRow)?.id ?? "?") \(row.index)")
            },
          ]
        }
        .onDelete { _ in told.value.append("delete") }
    }
    let person = list.screen.person
    person.press(person.swipe(IndexPath(0, 1), .leading)[0])
    let trailing = person.swipe(IndexPath(0, 1), .trailing)
    #expect(trailing.map(\.title) == ["Delete", "Archive"])
    list.store.insert(Letter("N"), at: 0)
    list.screen.driver.flush()
    #expect(list.screen.titles == ["A", "B"])
    person.press(trailing[1])
    #expect(told.value == ["mark", "archive B 2"])
    #expect(list.screen.titles == ["N", "A", "B"])
    person.press(person.swipe(IndexPath(0, 0), .trailing)[0])
    #expect(told.value.last == "delete")
    #expect(list.screen.refusals.isEmpty)
  }

  @Test("The menu of a row: actions, preview, copy and paste")
  func menu() throws {
    let told = Box<[String]>([])
    let screen = screen(
      .none,
      [
        Row(SampleRow("a"))
          .contextMenu { _ in
            RowMenu(
              [
                RowAction("Open") { _ in told.value.append("open") },
                RowAction("Never", isEnabled: false) { _ in told.value.append("never") },
              ], title: "More", preview: .text("Preview"))
          }
          .onCopy { $0.model.text }
          .onPaste { told.value.append("paste \($1)") }
          .onActivate { _ in told.value.append("select") },
        Row(SampleRow("b")),
      ])
    let menu = try #require(screen.person.openMenu(path))
    #expect(menu.menu?.title == "More")
    menu.choose("Open")
    menu.choose("Never")
    menu.choose("Copy")
    screen.person.tapPreview(of: menu)
    screen.person.close(menu)
    let again = try #require(screen.person.openMenu(path))
    #expect(again.actions.map(\.title) == ["Open", "Never", "Copy", "Paste"])
    again.choose("Paste")
    #expect(told.value == ["open", "select", "paste a"])
    #expect(screen.person.openMenu(IndexPath(0, 1)) == nil)
  }

  @Test("Moving: may-move, adjusted target, the data follows, and a refused move goes back")
  func moving() async {
    let follows = Box(true)
    let store = Box<RecordStore<Letter, String>?>(nil)
    let list = LetterScreen(["A", "B", "C", "D"]) { letter in
      Row(SampleRow(letter.key, letter.text)).onMove(
        mayMove: { $0.model.id != "D" },
        target: { _, place in RowPlace(section: place.section, index: min(place.index, 2)) },
        { row, place in
          if follows.value { store.value?.move(row.model.id, to: place.index) }
        })
    }
    store.value = list.store
    let screen = list.screen
    let moved = screen.cell(0, 0)
    #expect(screen.person.move(IndexPath(0, 0), to: IndexPath(0, 3)) == IndexPath(0, 2))
    #expect(list.store.snapshot.map(\.key) == ["B", "C", "A", "D"])
    #expect(screen.titles == ["B", "C", "A", "D"])
    #expect(screen.log.isEmpty)
    #expect(screen.cell(0, 2) === moved)
    #expect(screen.person.move(IndexPath(0, 3), to: IndexPath(0, 0)) == nil)
    follows.value = false
    #expect(screen.person.move(IndexPath(0, 0), to: IndexPath(0, 1)) == IndexPath(0, 1))
    for _ in 0..<5 { await Task.yield() }
    #expect(screen.titles == ["B", "C", "A", "D"])
    #expect(screen.refusals.isEmpty)
  }

  @Test("Prefetch and its cancellation, once for each row")
  func prefetching() {
    let told = Box<[String: Int]>([:])
    let screen = screen(
      .none,
      (0..<200).map { id in
        Row(SampleRow("\(id)")).onPrefetch { told.value["+\($0.model.id)", default: 0] += 1 }
          .onCancelPrefetch { told.value["-\($0.model.id)", default: 0] += 1 }
      })
    #expect(told.value.count == 10 && told.value["+10"] == 1 && told.value["+19"] == 1)
    screen.person.drag(to: 4_000)
    #expect(told.value["-19"] == 1)
    #expect(told.value.values.allSatisfy { $0 == 1 })
  }

  @Test("The index at the side leads to its sections, and follows them")
  func index() {
    let letters = Box(["A", "B", "C"])
    let driver = TableDriver {
      TableModel(
        sections: letters.value.map { letter in
          SectionModel(letter) { for row in 0..<20 { SampleRow("\(letter)\(row)") } }
            .indexTitle(letter == "B" ? nil : letter)
        })
    }
    let screen = Screen(driver)
    screen.person.tapIndex(1)
    #expect(screen.titles.first == "C0")
    let reloads = screen.person.indexReloads
    letters.value = ["A", "B", "C", "D"]
    driver.apply()
    #expect(screen.person.indexReloads == reloads + 1)
  }

  @Test("Typed drag and drop: only a row that takes the type gets it; updates wait meanwhile")
  func dragging() throws {
    let dropped = Box<[String]>([])
    let screen = screen(
      .none,
      [
        Row(SampleRow("a")).onDrag { _ in 7 },
        Row(SampleRow("b")).onDrop(of: Int.self) { dropped.value.append("\($0.model.id) \($1)") },
        Row(SampleRow("c")).onDrop(of: String.self) {
          dropped.value.append("\($0.model.id) \($1)")
        },
      ])
    #expect(screen.person.lift(IndexPath(0, 1)) == nil)
    let drag = try #require(screen.person.lift(path))
    #expect(screen.host?.isHeld == true)
    #expect(!screen.person.drop(drag, on: IndexPath(0, 2)))
    let again = try #require(screen.person.lift(path))
    #expect(screen.person.drop(again, on: IndexPath(0, 1)))
    #expect(dropped.value == ["b 7"])
    #expect(screen.host?.isHeld == false)
  }

  @Test("Pulling down refreshes, once at a time, and the control ends with it")
  func refreshing() async {
    let refreshes = Box(0)
    let driver = TableDriver {
      TableModel { SectionModel("s") { SampleRow("a") } }
        .onRefresh {
          refreshes.value += 1
          await Task.yield()
        }
    }
    let screen = Screen(driver)
    screen.person.pullToRefresh()
    screen.person.pullToRefresh()
    #expect(driver.isRefreshing)
    for _ in 0..<20 { await Task.yield() }
    #expect(refreshes.value == 1)
    #expect(screen.tableView.refreshControl?.isRefreshing == false)
  }

  @Test("The next page is asked for once, when the end comes near")
  func more() {
    let asked = Box(0)
    let driver = TableDriver {
      TableModel { SectionModel("s", rows: (0..<100).map { SampleRow("\($0)") }) }
        .loadMore(.ready) { asked.value += 1 }
    }
    let screen = Screen(driver)
    #expect(asked.value == 0)
    screen.person.drag(to: 3_600)
    screen.person.drag(to: 3_900)
    #expect(asked.value == 1)
  }

  @Test("Few rows: the next page is asked for at once, and each page but once")
  func few() {
    let asked = Box<[String]>([])
    let pages = Box(1)
    let driver = TableDriver {
      TableModel { SectionModel("s", rows: (0..<pages.value * 2).map { SampleRow("\($0)") }) }
        .loadMore(pages.value < 3 ? .ready : .finished) { asked.value.append("more") }
    }
    let screen = Screen(driver)
    #expect(asked.value == ["more"])
    driver.apply()
    #expect(asked.value == ["more"])
    #expect(screen.refusals.isEmpty)
  }

  @Test("The page before is asked for at the start, and again when it comes near again")
  func earlier() async {
    let asked = Box(0)
    let driver = TableDriver {
      TableModel { SectionModel("s", rows: (0..<100).map { SampleRow("\($0)") }) }
        .loadEarlier(.ready) { asked.value += 1 }
    }
    let screen = Screen(driver)
    #expect(asked.value == 1)
    screen.person.drag(to: 2_000)
    #expect(asked.value == 1)
    screen.person.drag(to: 100)
    #expect(asked.value == 2)
    #expect(screen.refusals.isEmpty)
  }
}

private struct InfoRow: RowModel {
  let id: String
  var content: RowContent { RowContent(title: id, accessory: .info) }
}
