#if GTK
  import ListTestSupport
  import Roster
  import XCTest

  @testable import RosterGTK

  final class AT08MergingOnGTK: GTKTestCase {
    /// What GTK is told of one tick of A, B and C, what is filled, and what is reported.
    @MainActor private static func tick(
      _ splices: [Splice], _ texts: [String], fills: [String] = [], reports: Int = 0,
      line: UInt = #line, _ change: (RecordStore<Letter, String>) -> Void
    ) {
      let window = LetterWindow(["A", "B", "C"])
      let reported = Guarded(0)
      Diagnostics.withHandler({ _ in reported.withLock { $0 += 1 } }) {
        change(window.store)
        window.driver.flush()
      }
      XCTAssertEqual(window.told.splices, splices, line: line)
      XCTAssertEqual(window.list.texts, texts, line: line)
      XCTAssertEqual(LabelCell.fills.sorted(), fills, line: line)
      XCTAssertEqual(reported.withLock { $0 }, reports, line: line)
      window.check(line: line)
      window.list.close()
    }

    func testAT08aTwoDeletes() {
      onScreen {
        Self.tick([Splice(position: 0, removed: 2, added: 0)], ["C"]) {
          $0.remove("A")
          $0.remove("B")
        }
      }
    }

    func testAT08bTwoInsertsAtOnePlace() {
      onScreen {
        Self.tick(
          [Splice(position: 0, removed: 0, added: 2)], ["Y", "X", "A", "B", "C"],
          fills: ["X", "Y"]
        ) {
          $0.insert(Letter("X"), at: 0)
          $0.insert(Letter("Y"), at: 0)
        }
      }
    }

    func testAT08cWhatComesAndGoesIsNothing() {
      onScreen {
        Self.tick([], ["A", "B", "C"]) {
          $0.append(Letter("X"))
          $0.remove("X")
        }
      }
    }

    func testAT08dARowThatIsReplacedAtItsPlace() {
      onScreen {
        Self.tick([], ["A*", "B", "C"], fills: ["A*"]) {
          $0.remove("A")
          $0.insert(Letter("A*"), at: 0)
        }
      }
    }

    func testAT08eAnUpdateOfARowThatLeaves() {
      onScreen {
        Self.tick([Splice(position: 1, removed: 1, added: 0)], ["A", "C"]) {
          $0.update(Letter("B*"))
          $0.remove("B")
        }
      }
    }

    func testAT08fTwoUpdatesAreTheLast() {
      onScreen {
        Self.tick([], ["A", "B**", "C"], fills: ["B**"]) {
          $0.update(Letter("B*"))
          $0.update(Letter("B**"))
        }
      }
    }

    func testAT08gUnknownKeysAreReported() {
      onScreen {
        Self.tick([], ["A", "B", "C"], reports: 2) {
          $0.remove("Z")
          $0.update(Letter("Z*"))
        }
      }
    }

    func testAT08hAKeyThatIsThereIsReported() {
      onScreen { Self.tick([], ["A", "B", "C"], reports: 1) { $0.append(Letter("B")) } }
    }
  }

  final class AT09BurstOnGTK: GTKTestCase {
    func testAT09WhatComesWhileGTKTakesAnUpdateIsTheNextUpdate() {
      onScreen {
        let center = ChangeCenter()
        let window = LetterWindow((1...180).map { "\($0)" }, center: center)
        // GTK takes updates at once: the burst comes from inside one.
        let counts = Box<[Int]>([])
        let model = window.list.host.model
        let isFirst = Box(true)
        connectItemsChanged(model) {
          counts.value.append(model.count)
          guard isFirst.value else { return }
          isFirst.value = false
          center.post(.add(Letter("182")))
          center.post(.add(Letter("183")))
          center.post(.delete(Letter.self, key: "5"))
          window.driver.flush()
          XCTAssertEqual(window.driver.table.rowCount, 181)
          XCTAssertEqual(model.count, 181)
        }
        center.post(.add(Letter("181")))
        window.driver.flush()
        XCTAssertEqual(counts.value, [181, 180, 182])
        XCTAssertEqual(
          window.told.splices,
          [
            Splice(position: 180, removed: 0, added: 1), Splice(position: 4, removed: 1, added: 0),
            Splice(position: 180, removed: 0, added: 2),
          ])
        window.check()
        window.list.close()
      }
    }
  }

  final class AT10AttachedLateOnGTK: GTKTestCase {
    func testAT10AHostThatReturnsLoadsOnceAndTakesSplicesAgain() {
      onScreen {
        let window = LetterWindow([])
        for key in ["1", "2", "3"] { window.store.append(Letter(key)) }
        window.driver.flush()
        window.check()
        window.driver.detach()
        window.told.splices = []
        window.store.append(Letter("4"))
        window.store.remove("1")
        window.driver.flush()
        window.list.waitForFrames()
        XCTAssertEqual(window.told.splices, [])
        window.driver.attach(window.list.host)
        // All leave, then all enter.
        XCTAssertEqual(
          window.told.splices,
          [Splice(position: 0, removed: 3, added: 0), Splice(position: 0, removed: 0, added: 3)])
        XCTAssertEqual(window.list.texts, ["2", "3", "4"])
        window.told.splices = []
        window.store.append(Letter("5"))
        window.driver.flush()
        XCTAssertEqual(window.told.splices, [Splice(position: 3, removed: 0, added: 1)])
        window.check()
        window.list.close()
      }
    }

    func testAT10ADeleteOfAnUnknownKeyInAnEmptyListIsReported() {
      onScreen {
        let center = ChangeCenter()
        let window = LetterWindow([], center: center)
        let reports = Guarded(0)
        Diagnostics.withHandler({ _ in reports.withLock { $0 += 1 } }) {
          center.post(.delete(Letter.self, key: "9"))
          window.driver.flush()
        }
        XCTAssertEqual(reports.withLock { $0 }, 1)
        XCTAssertEqual(window.told.splices, [])
        window.list.close()
      }
    }

    func testAT10SelectionAndPlaceAreKeptWhileTheTableIsAway() {
      onScreen {
        let window = LetterWindow((0..<300).map { "\($0)" })
        window.driver.select(Letter.id("152"))
        window.list.scroll(to: Letter.id("150"), top: -7)
        window.driver.detach()
        for index in 0..<10 { window.store.insert(Letter("n\(index)"), at: 0) }
        window.list.waitForFrames()
        window.driver.attach(window.list.host)
        window.list.waitForFrames()
        XCTAssertEqual(window.list.top(Letter.id("150")) ?? .nan, -7, accuracy: 1)
        XCTAssertEqual(window.list.rows.filter(\.isSelected).map(\.text), ["152"])
        window.check()
        window.list.close()
      }
    }

    func testAT10AWindowOutOfSightTakesUpdatesAndReturnsToItsPlace() {
      onScreen {
        let window = LetterWindow((0..<300).map { "\($0)" })
        window.list.scroll(to: Letter.id("150"), top: -7)
        window.list.whileHidden {
          for index in 0..<40 {
            window.store.insert(Letter("n\(index)"), at: 0)
            window.driver.flush()
          }
        }
        window.list.waitForFrames()
        XCTAssertEqual(window.list.top(Letter.id("150")) ?? .nan, -7, accuracy: 1)
        window.check()
        window.list.close()
      }
    }

    func testAT10TheListMovesToAnotherWindowAndKeepsItsPlaceThere() {
      onScreen {
        let window = LetterWindow((0..<300).map { "\($0)" })
        window.list.scroll(to: Letter.id("150"), top: -7)
        let widget = UnsafeMutableRawPointer(window.list.host.widget)
        g_object_ref(widget)
        gtk_window_set_child(cast(window.list.window), nil)
        window.store.insert(Letter("new"), at: 0)
        window.driver.flush()
        let other = gtk_window_new()!
        gtk_window_set_default_size(cast(other), 420, 560)
        gtk_window_set_child(cast(other), window.list.host.widget)
        g_object_unref(widget)
        gtk_window_present(cast(other))
        settle("the layout") { window.list.top(Letter.id("150")) != nil }
        window.list.waitForFrames(in: other)
        XCTAssertEqual(window.list.top(Letter.id("150")) ?? .nan, -7, accuracy: 1)
        // Its place is kept in the frames of the other window from now on.
        window.store.insert(Letter("newer"), at: 0)
        window.driver.flush()
        window.list.waitForFrames(in: other)
        XCTAssertEqual(window.list.top(Letter.id("150")) ?? .nan, -7, accuracy: 1)
        window.check()
        window.list.close()
        gtk_window_destroy(cast(other))
      }
    }

    func testAT10TwoHostsOneAfterTheOtherOnOneDriver() {
      onScreen {
        let window = LetterWindow((0..<300).map { "\($0)" })
        let second = ListWindow(window.driver)
        XCTAssertTrue(window.driver.host === second.host)
        window.store.removeAll()
        window.store.append(Letter("only"))
        window.driver.flush()
        XCTAssertEqual(second.faults(window.driver), [])
        // The first still has what it was told last, and scrolls without asking for what is not there.
        XCTAssertEqual(window.list.host.model.count, 300)
        window.list.offset = 3_000
        XCTAssertEqual(window.list.rows.compactMap(\.id), [])
        window.list.close()
        window.store.append(Letter("one more"))
        window.driver.flush()
        XCTAssertEqual(second.faults(window.driver), [])
        second.close()
      }
    }
  }

  final class AT11ReentrantOnGTK: GTKTestCase {
    /// What an observer is told, and how long the list is that it reads meanwhile.
    @MainActor private static func line(
      _ change: RecordChange<Letter, String>, _ store: RecordStore<Letter, String>
    ) -> String {
      let key = change.record.after?.key ?? "-"
      let place = change.position.after.map { "\($0)" } ?? "-"
      return "\(change.operation) \(key) at \(place), count \(store.count)"
    }

    func testAT11aAnObserverThatClearsTheList() {
      onScreen {
        let window = LetterWindow(["1", "2", "3"])
        let seen = Box<[String]>([])
        let store = window.store
        store.onChange { [unowned store] in
          if $0.operation == .add { store.removeAll() }
        }
        store.onChange { [unowned store] change in
          seen.value.append(Self.line(change, store))
          // What is shown by then is whole, too.
          window.driver.flush()
          window.check()
        }
        store.append(Letter("4"))
        XCTAssertEqual(seen.value, ["add 4 at 3, count 4", "clear - at -, count 0"])
        window.driver.flush()
        XCTAssertEqual(window.list.texts, ["Nothing here yet"])
        window.check()
        window.list.close()
      }
    }

    func testAT11bWhoLeavesHearsNoMoreAndWhoComesHearsTheNext() {
      onScreen {
        let window = LetterWindow(["1", "2", "3"])
        let seen = Box<[String]>([])
        let store = window.store
        let subscription = Box<Subscription?>(nil)
        let note = { (name: String) in
          seen.value.append(name)
          window.driver.flush()
          window.check(name)
        }
        subscription.value = store.onChange { [unowned store] _ in
          note("P")
          subscription.value?.cancel()
          store.onChange { _ in note("T") }
        }
        store.onChange { _ in note("Q") }
        store.onChange { _ in note("R") }
        store.append(Letter("4"))
        XCTAssertEqual(seen.value, ["P", "Q", "R"])
        store.append(Letter("5"))
        XCTAssertEqual(seen.value, ["P", "Q", "R", "Q", "R", "T"])
        XCTAssertEqual(window.list.texts, ["1", "2", "3", "4", "5"])
        window.list.close()
      }
    }

    func testAT11cAnUpdateMadeByASelectionObserverIsAnUpdateOfItsOwn() {
      onScreen {
        let store = RecordStore(Letter.self, key: \.key, ["A", "B", "C"].map { Letter($0) })
        let driver = TableDriver {
          TableModel { SectionModel("s", rows: store) { LabelRow($0.key, $0.text) } }
            .selection(.multiple) { _ in
              store.update(Letter("A*"))
              store.insert(Letter("M"), at: 0)
            }
        }
        let list = ListWindow(driver)
        let told = ToldList(list.host.model)
        driver.select(Letter.id("C"))
        driver.flush()
        told.splices = []
        store.insert(Letter("N"), at: 0)
        store.remove("C")
        Diagnostics.withHandler({ _ in }) { driver.flush() }
        XCTAssertEqual(list.texts, ["N", "M", "A*", "B"])
        XCTAssertEqual(told.check(driver.table) + list.faults(driver), [])
        list.close()
      }
    }

    func testAT11AnUpdateAskedForWhileGTKBindsRowsComesAfterwards() {
      onScreen {
        let store = RecordStore(Letter.self, key: \.key, (0..<500).map { Letter("\($0)") })
        let box = Box<TableDriver?>(nil)
        let isRemoved = Box(false)
        let driver = TableDriver {
          TableModel {
            SectionModel("s", rows: store) { letter in
              if letter.key == "400", !isRemoved.value {
                isRemoved.value = true
                store.remove("0")
                box.value?.flush()
              }
              return LabelRow(letter.key, letter.text)
            }
          }
        }
        box.value = driver
        let list = ListWindow(driver)
        let told = ToldList(list.host.model)
        list.scroll(to: Letter.id("400"))
        settle("the update") { driver.table.rowCount == 499 }
        list.waitForFrames()
        XCTAssertEqual(told.check(driver.table) + list.faults(driver), [])
        list.close()
        box.value = nil
      }
    }
  }
#endif
