import ListTestSupport
import Foundation
import Roster
import RosterUIKit
import UIKit

/// A record of a kind that decides what its row can do.
struct Thing: Equatable, Sendable, Identifiable {
  let id: Int
  var text = ""
  var isField = false
  var height = 44.0
}

/// A table on a desk, and the person at it.
@MainActor final class Desk {
  let store = RecordStore(Thing.self, (0..<30).map { Thing(id: $0, text: "\($0)") })
  let other = RecordStore(Thing.self, (100..<105).map { Thing(id: $0, text: "\($0)") })
  var random: SeededRandom
  var next = 1_000
  /// What was done to rows whose record was not there. A typed text goes to the row that is shown.
  var ghosts: [String] = []
  private(set) var screen: Screen!
  private var drag: UITableViewStandIn.Drag?
  private var menu: UITableViewStandIn.OpenMenu?
  private var actions: [UIContextualAction] = []

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    screen = Screen(TableDriver(self) { $0.table })
    screen.host?.patience = .zero
  }

  private var table: TableModel {
    TableModel {
      for (name, store) in [("one", store), ("two", other)] {
        SectionModel(name, rows: store, with: self) { desk, thing in desk.row(thing, store) }
          .header(TextRow(id: name, text: "\(store.count)"))
          .onDrop(of: Thing.self, with: self) { desk, _, index in
            desk.next += 1
            store.insert(Thing(id: desk.next, text: "dropped"), at: index)
          }
      }
    }
    .selection(.multiple)
  }

  private func row(_ thing: Thing, _ store: RecordStore<Thing, Int>) -> Row<ThingRow> {
    func heard(_ event: String) { if store.record(for: thing.id) == nil { ghosts.append(event) } }
    return Row(ThingRow(id: thing.id, text: thing.text, isField: thing.isField))
      .height(thing.height == 44 ? .automatic : .fixed(thing.height))
      .onDelete(with: self) { _, _ in
        heard("delete")
        store.remove(thing.id)
      }
      .trailingActions { [weak self] _ in
        [
          RowAction("Double") { _ in
            heard("double")
            self?.next += 1
            store.append(Thing(id: self?.next ?? 0, text: "double"))
          }
        ]
      }
      .leadingActions { _ in [RowAction("Mark") { _ in heard("mark") }] }
      .contextMenu { _ in RowMenu([RowAction("Open") { _ in heard("open") }]) }
      .onMove(with: self) { desk, _, place in
        heard("move")
        let isHere = (place.section == SectionID("one")) == (store === desk.store)
        // Some moves are refused, and those to the other section always.
        if isHere && desk.random.below(4) > 0 { store.move(thing.id, to: place.index) }
      }
      .onDrag { _ in thing }
      .onEdit { _, _ in }
      .onCommit { _, _ in }
  }

  // MARK: The data

  func change() {
    let store = random.below(4) == 0 ? other : store
    let count = store.count
    switch random.below(6) {
    case 0, 1:
      next += 1
      store.insert(
        Thing(id: next, text: "n\(next)", isField: random.below(3) == 0),
        at: random.below(count + 1))
    case 2 where count > 3: store.remove(at: random.below(count))
    case 3 where count > 0:
      store.move(store.snapshot[random.below(count)].id, to: random.below(count))
    default:
      guard count > 0 else { return }
      var thing = store.snapshot[random.below(count)]
      next += 1
      thing.text = "u\(next)"
      if random.below(3) == 0 { thing.isField.toggle() }
      if random.below(3) == 0 { thing.height = 30 + Double(random.below(4)) * 7 }
      store.update(thing)
    }
  }

  // MARK: The person

  private var visible: [IndexPath] { screen.tableView.indexPathsForVisibleRows ?? [] }

  func act() {
    let person = screen.person
    let visible = visible
    guard !visible.isEmpty, screen.tableView.window != nil else { return }
    let path = visible[random.below(visible.count)]
    let to = visible[random.below(visible.count)]
    switch random.below(16) {
    case 0: actions = person.swipe(path, random.below(2) == 0 ? .leading : .trailing)
    case 1, 2:
      if !actions.isEmpty { person.press(actions[random.below(actions.count)]) }
      actions = []
    case 3: person.closeSwipe()
    case 4: if drag == nil { drag = person.lift(path) }
    case 5, 6:
      if let drag { person.drop(drag, on: to, between: random.below(2) == 0) }
      drag = nil
    case 7:
      if let drag { person.end(drag) }
      drag = nil
    case 8: menu = person.openMenu(path)
    case 9:
      menu?.choose("Open")
      if let menu { person.close(menu) }
      menu = nil
    case 10: if drag == nil && !person.isSwiped { person.move(path, to: to) }
    case 11: if drag == nil && !person.isSwiped && person.liftByControl(path) { hold(to) }
    case 12: screen.type("typed", into: path)
    case 13: screen.endTyping(path)
    case 14: person.tap(path)
    default: person.drag(to: CGFloat(random.below(900)))
    }
  }

  /// The row is held while records change, and let go or given up.
  private func hold(_ path: IndexPath) {
    screen.person.holdLifted(over: path)
    change()
    screen.driver.flush()
    screen.person.letGo(over: random.below(3) == 0 ? nil : path)
  }

  func disturb() {
    switch random.below(12) {
    case 0: screen.person.finishesByItself = false
    case 1, 2:
      screen.person.finishesByItself = true
      screen.person.finishUpdates()
    case 3: screen.tableView.removeFromSuperview()
    case 4, 5:
      screen.window.addSubview(screen.tableView)
      screen.window.layoutIfNeeded()
    case 6: if let host = screen.host { screen.driver.attach(host) }
    default: break
    }
  }

  /// Everything the person holds is let go.
  func rest() async {
    if let drag { screen.person.end(drag) }
    drag = nil
    screen.person.closeSwipe()
    actions = []
    screen.person.finishesByItself = true
    screen.person.finishUpdates()
    screen.window.addSubview(screen.tableView)
    screen.window.layoutIfNeeded()
    for _ in 0..<200 where screen.host?.isHeld == true { await Task.yield() }
    await screen.driver.settled()
    for _ in 0..<3 { await Task.yield() }
    screen.window.layoutIfNeeded()
  }
}

private struct ThingRow: RowModel {
  let id: Int
  var text: String
  var isField: Bool
  var kind: RowKind { RowKind(Self.self, isField ? "field" : "") }
  var content: RowContent { isField ? .field(text, text: text) : .text(text) }
}

private struct TextRow: RowModel {
  let id: String
  var text: String
  var content: RowContent { .text(text) }
}
