import ListTestSupport
import Foundation
import Roster
import RosterUIKit
import Testing

@MainActor @Suite("AT08 Merging in one tick: UIKit")
struct AT08MergingOnUIKit {
  private func tick(
    _ change: (RecordStore<Letter, String>) -> Void
  ) -> (log: [[String]], titles: [String]) {
    let list = LetterScreen(["A", "B", "C"])
    Diagnostics.withHandler({ _ in }) {
      change(list.store)
      list.screen.driver.flush()
    }
    #expect(list.screen.refusals.isEmpty)
    return (list.screen.log, list.screen.titles)
  }

  @Test("a) to h) Each tick is one batch with each place once")
  func ticks() {
    let a = tick {
      $0.remove("A")
      $0.remove("B")
    }
    #expect(a.log == [["delete 0:0", "delete 0:1"]] && a.titles == ["C"])
    let b = tick {
      $0.insert(Letter("X"), at: 0)
      $0.insert(Letter("Y"), at: 0)
    }
    #expect(b.log == [["insert 0:0", "insert 0:1"]] && b.titles == ["Y", "X", "A", "B", "C"])
    let c = tick {
      $0.append(Letter("X"))
      $0.remove("X")
    }
    #expect(c.log.isEmpty)
    let d = tick {
      $0.remove("A")
      $0.insert(Letter("A*"), at: 0)
    }
    #expect(d.titles == ["A*", "B", "C"])
    let e = tick {
      $0.update(Letter("B*"))
      $0.remove("B")
    }
    #expect(e.log == [["delete 0:1"]])
    let f = tick {
      $0.update(Letter("B*"))
      $0.update(Letter("B**"))
    }
    #expect(f.log.isEmpty && f.titles == ["A", "B**", "C"])
    let g = tick {
      $0.remove("Z")
      $0.update(Letter("Z*"))
    }
    #expect(g.log.isEmpty && g.titles == ["A", "B", "C"])
    let h = tick { $0.append(Letter("B")) }
    #expect(h.log.isEmpty && h.titles == ["A", "B", "C"])
  }
}

@MainActor @Suite("AT09 Burst while an apply is running: UIKit")
struct AT09BurstOnUIKit {
  @Test("What comes while UIKit animates waits, and becomes one update")
  func burst() {
    let center = ChangeCenter()
    let list = LetterScreen((1...180).map { "\($0)" }, center: center)
    list.screen.person.finishesByItself = false
    center.post(.add(Letter("181")))
    list.screen.driver.flush()
    #expect(list.screen.log == [["insert 0:180"]])
    center.post(.add(Letter("182")))
    center.post(.add(Letter("183")))
    center.post(.delete(Letter.self, key: "5"))
    list.screen.driver.flush()
    #expect(list.screen.log.count == 1)
    #expect(list.screen.tableView.numberOfRows(inSection: 0) == 181)
    #expect(list.screen.driver.table.rowCount == 181)
    list.screen.person.finishUpdates()
    #expect(
      list.screen.log.dropFirst() == [["delete 0:4", "insert 0:180", "insert 0:181"]])
    #expect(list.screen.tableView.numberOfRows(inSection: 0) == 182)
    #expect(list.screen.refusals.isEmpty)
  }
}

@MainActor @Suite("AT10 Attached late or hidden: UIKit")
struct AT10AttachedLateOnUIKit {
  @Test("Late, detached, and out of a window: full loads; then batches again")
  func attach() async {
    let list = LetterScreen([], attached: false)
    for key in ["1", "2", "3"] { list.store.append(Letter(key)) }
    list.screen.attach()
    #expect(list.screen.titles == ["1", "2", "3"])
    list.screen.driver.detach()
    list.store.append(Letter("4"))
    list.store.remove("1")
    await list.screen.driver.settled()
    #expect(list.screen.log.isEmpty)
    list.screen.attach()
    #expect(list.screen.titles == ["2", "3", "4"])
    list.store.append(Letter("5"))
    list.screen.driver.flush()
    #expect(list.screen.log == [["insert 0:3"]])
    // The view leaves its window: no batch, one reload, and all is right when it returns.
    list.screen.tableView.removeFromSuperview()
    let reloads = list.screen.person.reloads
    list.store.remove("2")
    list.store.append(Letter("6"))
    list.screen.driver.flush()
    #expect(list.screen.log.count == 1)
    #expect(list.screen.person.reloads == reloads + 1)
    list.screen.window.addSubview(list.screen.tableView)
    list.screen.window.layoutIfNeeded()
    #expect(list.screen.titles == ["3", "4", "5", "6"])
    list.store.remove("3")
    list.screen.driver.flush()
    #expect(list.screen.log.last == ["delete 0:0"])
    #expect(list.screen.refusals.isEmpty)
  }

  @Test("Selection and place are kept by identity while the table is away")
  func kept() {
    let list = LetterScreen((0..<100).map { "\($0)" })
    list.screen.driver.select(RowID(Letter.self, "50"))
    list.screen.tableView.contentOffset.y = 48 * 44 + 10
    list.screen.window.layoutIfNeeded()
    list.screen.driver.detach()
    for index in 0..<10 { list.store.insert(Letter("n\(index)"), at: 0) }
    list.screen.attach()
    #expect(list.screen.top(0, 58) == -10)
    #expect(list.screen.cell(0, 60)?.isSelected == true)
    #expect(list.screen.refusals.isEmpty)
  }
}

@MainActor @Suite("AT11 Re-entrant observers: UIKit")
struct AT11ReentrantOnUIKit {
  @Test("c) An update made by a selection observer is a batch of its own")
  func c() {
    let store = RecordStore(Letter.self, key: \.key, ["A", "B", "C"].map { Letter($0) })
    let driver = TableDriver {
      TableModel { SectionModel("s", rows: store) { SampleRow($0.key, $0.text) } }
        .selection(.multiple) { _ in store.update(Letter("A*")) }
    }
    let screen = Screen(driver)
    screen.person.tap(IndexPath(0, 2))
    driver.flush()
    store.insert(Letter("N"), at: 0)
    store.remove("C")
    driver.flush()
    #expect(screen.titles == ["N", "A*", "B"])
    #expect(screen.log == [["delete 0:2", "insert 0:0"]])
    #expect(screen.refusals.isEmpty)
  }

  @Test("An update asked for while UIKit lays out cells waits for the end of the layout")
  func duringLayout() async {
    let store = RecordStore(Letter.self, key: \.key, (0..<50).map { Letter("\($0)") })
    let box = Box<TableDriver?>(nil)
    let driver = TableDriver {
      TableModel {
        SectionModel("s", rows: store) { letter in
          Row(SampleRow(letter.key, letter.text)).onWillDisplay { _ in
            guard letter.key == "20" else { return }
            store.remove("0")
            box.value?.flush()
          }
        }
      }
    }
    box.value = driver
    let screen = Screen(driver)
    screen.person.drag(to: 15 * 44)
    await driver.settled()
    for _ in 0..<5 { await Task.yield() }
    #expect(screen.refusals.isEmpty)
    #expect(screen.log == [["delete 0:0"]])
    #expect(screen.titles == screen.expected)
    box.value = nil
  }
}
