#if GTK
  import ListTestSupport
  import XCTest

  @testable import Roster
  @testable import RosterGTK

  final class AT16RecyclingOnGTK: GTKTestCase {
    @MainActor private static func loading(_ keys: [String], _ gate: Gate) -> (
      RecordStore<Letter, String>, TableDriver, ListWindow
    ) {
      let store = RecordStore(Letter.self, key: \.key, keys.map { Letter($0) })
      let driver = TableDriver {
        TableModel {
          SectionModel("s", rows: store) { LoadingRow(id: $0.key, gate: gate) }
        }
      }
      return (store, driver, ListWindow(driver))
    }

    func testAT16aALateResultForARowThatHasLeftIsDropped() {
      onScreen {
        let gate = Gate()
        let (store, driver, list) = Self.loading(["A"], gate)
        settle("A asks") { gate.isWaiting(for: "A") }
        store.edit {
          $0.remove("A")
          $0.append(Letter("D"))
        }
        driver.flush()
        settle("D asks") { gate.isWaiting(for: "D") }
        LabelCell.fills = []
        Task { await gate.finish("A") }
        settle("A is done") { !gate.isWaiting(for: "A") }
        turn()
        XCTAssertEqual(list.texts, [""])
        Task { await gate.finish("D") }
        settle("D is shown") { list.texts == ["text of D"] }
        XCTAssertEqual(LabelCell.fills, ["text of D"])
        list.close()
      }
    }

    func testAT16bTheSlotOfANewRowHoldsNothingOfAnother() {
      onScreen {
        let gate = Gate()
        let (store, driver, list) = Self.loading(["A", "B"], gate)
        for key in ["A", "B"] {
          settle("\(key) asks") { gate.isWaiting(for: key) }
          Task { await gate.finish(key) }
        }
        settle("both are shown") { list.texts == ["text of A", "text of B"] }
        store.insert(Letter("N"), at: 0)
        driver.flush()
        XCTAssertEqual(list.texts, ["", "text of A", "text of B"])
        settle("N asks") { gate.isWaiting(for: "N") }
        Task { await gate.finish("N") }
        settle("N is shown") { list.texts == ["text of N", "text of A", "text of B"] }
        list.close()
      }
    }

    func testAT16cBindsAndUnbindsComeInPairs() {
      onScreen {
        var random = SeededRandom(seed: 16)
        let window = LetterWindow((0..<1_000).map { "\($0)" })
        let pairs = BindPairs(window.list.host)
        for step in 0..<100 {
          window.list.offset = Double(step < 50 ? step : 99 - step) * 500
          if step % 2 == 0 {
            window.store.edit {
              for number in 0..<5 {
                $0.remove(at: random.below(900))
                $0.insert(Letter("n\(step).\(number)"), at: random.below(900))
              }
            }
            window.driver.flush()
          }
          XCTAssertEqual(pairs.faults, [])
          XCTAssertEqual(window.driver.slots.count, window.list.rows.count)
          XCTAssertLessThan(window.list.rows.count, 300)
        }
        window.check()
        window.store.removeAll()
        window.driver.flush()
        // What says that there is nothing is a row, too.
        XCTAssertEqual(pairs.bound.count, 1)
        XCTAssertEqual(window.driver.slots.count, 1)
        window.list.close()
        XCTAssertEqual(pairs.bound.count, 0)
        XCTAssertEqual(pairs.faults, [])
        XCTAssertEqual(window.driver.slots.count, 0)
      }
    }

    func testAT16dNothingIsAliveAfterTheWindowIsClosed() {
      onScreen {
        let cells = LabelCell.alive.withLock { $0 }
        let ends = Ends()
        let store = RecordStore(Letter.self, key: \.key, (0..<500).map { Letter("\($0)") })
        weak var owner: ReleaseOwner?
        weak var driver: TableDriver?
        weak var host: GTKHost?
        weak var model: RowListModel?
        weak var live: LiveCells?
        weak var cell: LiveCell?
        weak var frame: RowFrame?
        weak var keeper: PlaceKeeper?
        let calls = Box(0)
        do {
          let screen = ReleaseOwner(store, calls)
          (owner, driver, host) = (screen, screen.driver, screen.list?.host)
          (model, live, keeper) = (host?.model, host?.cells, host?.place)
          (cell, frame) = (host?.cells.all.first, host?.cells.all.first?.frame)
          XCTAssertNotNil(frame)
          screen.list?.offset = 3_000
          store.insert(Letter("new"), at: 0)
          screen.driver?.flush()
          for row in screen.list?.rows ?? [] { ends.watch(UnsafeMutableRawPointer(row.widget)) }
          for cell in host?.cells.all.map({ $0 }) ?? [] {
            ends.watch(cell.item.raw)
            ends.watch(cell.frame.widget.raw)
            if let child = cell.frame.child { ends.watch(child.raw) }
          }
          if let host, let object = host.model.item(at: 70) {
            for object in [host.widget.raw, host.listView.raw, host.model.object.raw, object] {
              ends.watch(object)
            }
            g_object_unref(object)
          }
          driver?.open(Letter.id("70"))
          XCTAssertEqual(calls.value, 1)
          screen.list?.close()
        }
        turn()
        XCTAssertNil(owner)
        XCTAssertNil(driver)
        XCTAssertNil(host)
        XCTAssertNil(model)
        XCTAssertNil(live)
        XCTAssertNil(cell)
        XCTAssertNil(frame)
        XCTAssertNil(keeper)
        XCTAssertEqual(ends.left, 0)
        XCTAssertEqual(LabelCell.alive.withLock { $0 }, cells)
        store.update(Letter("70*"))
        turn()
        XCTAssertEqual(calls.value, 1, "nobody is called")
      }
    }

    func testAT16dTheWindowStaysWhenItsScreenIsDropped() {
      onScreen {
        let store = RecordStore(Letter.self, key: \.key, (0..<500).map { Letter("\($0)") })
        weak var owner: ReleaseOwner?
        weak var driver: TableDriver?
        let calls = Box(0)
        var list: ListWindow?
        do {
          let screen = ReleaseOwner(store, calls)
          (owner, driver, list) = (screen, screen.driver, screen.list)
        }
        turn()
        XCTAssertNil(owner)
        XCTAssertNil(driver)
        store.insert(Letter("new"), at: 0)
        turn()
        // What was shown stays, and is no longer anybody's: to scroll and to select do nothing.
        list?.offset = 4_000
        if let model = list?.host.model.object { gtk_selection_model_select_item(model, 3, 0) }
        list?.waitForFrames()
        XCTAssertEqual(calls.value, 0)
        list?.close()
        weak let host = list?.host
        list = nil
        turn()
        XCTAssertNil(host)
      }
    }

    func testAT16dTwentyWindowsLeaveNothingBehind() {
      onScreen {
        let cells = LabelCell.alive.withLock { $0 }
        let store = RecordStore(Letter.self, key: \.key, (0..<500).map { Letter("\($0)") })
        for step in 0..<20 {
          let screen = ReleaseOwner(store, Box(0))
          store.insert(Letter("n\(step)"), at: 0)
          screen.driver?.flush()
          screen.list?.close()
        }
        turn()
        XCTAssertEqual(LabelCell.alive.withLock { $0 }, cells)
      }
    }
  }

  /// A screen that owns its list, with handlers that use the screen.
  @MainActor private final class ReleaseOwner {
    let calls: Box<Int>
    let suffix = ""
    private(set) var driver: TableDriver?
    private(set) var list: ListWindow?

    init(_ store: RecordStore<Letter, String>, _ calls: Box<Int>) {
      self.calls = calls
      let driver = TableDriver(self) { owner in
        TableModel {
          SectionModel("s", rows: store, with: owner) { owner, letter in
            Row(LabelRow(letter.key, letter.text + owner.suffix))
              .onActivate(with: owner) { owner, _ in owner.calls.value += 1 }
          }
        }
      }
      self.driver = driver
      list = ListWindow(driver)
    }
  }
#endif
