import ListTestSupport
import Foundation
import Roster
import RosterUIKit
import Testing

@MainActor @Suite("A table view that its owner keeps follows a store")
struct FollowTests {
  @Test("Each edit is one batch, records that differ are reconfigured, and the owner is told")
  func edits() {
    let plain = PlainScreen((0..<5).map { Letter("\($0)") })
    let told = Box<[String]>([])
    plain.follow { change in
      told.value.append("\(change.operation) \(plain.tableView.numberOfRows(inSection: 0))")
    }
    plain.store.append(Letter("5"))
    plain.store.update(Letter("2*"))
    plain.store.move("0", to: 5)
    plain.store.edit {
      $0.remove("1")
      $0.insert(Letter("n"), at: 0)
    }
    #expect(
      plain.log == [
        ["insert 0:5"], ["move 0:0 → 0:5"], ["delete 0:0", "insert 0:0"],
      ])
    #expect(plain.titles == ["n", "2*", "3", "4", "5", "0"])
    #expect(told.value == ["add 6", "update 6", "move 6", "delete 6", "add 6"])
    #expect(plain.refusals.isEmpty)
  }

  @Test("A row opened from it is remembered by identity")
  func opened() {
    let plain = PlainScreen(["a", "b", "c"].map { Letter($0) })
    let opened = Box<[Int?]>([])
    plain.follow { opened.value.append($0.opened?.position) }
    plain.tableView.standIn.tap(IndexPath(0, 1))
    plain.store.insert(Letter("n"), at: 0)
    plain.store.update(Letter("b*"))
    plain.store.remove("b")
    #expect(opened.value == [2, 2, nil])
    #expect(plain.refusals.isEmpty)
  }

  @Test("Out of a window it reloads; cancelled, or with its table view gone, it ends")
  func ends() {
    let plain = PlainScreen(["a"].map { Letter($0) })
    let follower = plain.follow()
    plain.tableView.removeFromSuperview()
    plain.store.append(Letter("b"))
    #expect(plain.log.isEmpty)
    plain.window.addSubview(plain.tableView)
    #expect(plain.titles == ["a", "b"])
    follower.cancel()
    plain.store.append(Letter("c"))
    #expect(plain.log.isEmpty && !follower.isActive)
    let store = RecordStore(Letter.self, key: \.key, [Letter("a")])
    weak var gone: AnyObject?
    do {
      let other = PlainScreen(store)
      gone = other.follow()
      store.append(Letter("b"))
      #expect(other.titles == ["a", "b"])
    }
    store.append(Letter("c"))
    store.append(Letter("d"))
    #expect(gone == nil)
    #expect(plain.refusals.isEmpty)
  }

  @Test("Many random edits break no rule")
  func random() {
    var random = SeededRandom(seed: 3)
    let plain = PlainScreen((0..<30).map { Letter("\($0)") })
    plain.follow()
    for step in 0..<3_000 {
      plain.store.edit { store in
        for change in 0..<(1 + step % 4) {
          let count = store.count
          switch random.below(4) {
          case 0: store.insert(Letter("n\(step).\(change)"), at: random.below(count + 1))
          case 1 where count > 10: store.remove(at: random.below(count))
          case 2 where count > 0: store.move(from: random.below(count), to: random.below(count))
          case 3 where count > 0:
            let record = store[random.below(count)]
            record.map { store.update(Letter($0.text + "*")) }
          default: break
          }
        }
      }
      if plain.titles != plain.expected { Issue.record("step \(step)") }
    }
    #expect(plain.refusals.isEmpty)
  }
}
