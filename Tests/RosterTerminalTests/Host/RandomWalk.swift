import ListTestSupport
import Roster

@testable import RosterTerminal

/// A person and a data source that do anything at all, the same for each seed.
@MainActor final class RandomWalk {
  private static let keys: [Key] = [
    .down, .up, .pageDown, .pageUp, .home, .end, .tab, .shift(.tab), .shift(.down), .shift(.up),
    .alt(.down), .alt(.up), .enter, .escape, .left, .right, .space, .delete, .backspace, .insert,
    "j", "k", "g", "G", "J", "K", "d", "m", "e", "c", "r", "/", "n", "N", "?", "q", "y", "a", "1",
    "x", "你", .control("a"), .control("u"), .control("w"), .control("k"), Key(.function(5)),
  ]

  private var random: SeededRandom
  private let list: ItemList
  private let probe: HostProbe
  private var number = 0
  private(set) var frames = 0
  private(set) var edits = 0
  /// The rows that were moved by the last edits: others keep their place before they do.
  private var moved: Set<RowID> = []

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    let list = ItemList(parts: [])
    list.decorate = { row, list in
      row.onDelete(confirmation: row.model.id.hasSuffix("7") ? "Sure" : nil) {
        list.remove($0.model.id)
      }
      .onMove { row, place in list.move(row.model.id, to: place) }
      .onToggle { row, isOn in list.change(row.model.id) { $0.accessory = .toggle(isOn: isOn) } }
      .onCommit { row, text in
        list.change(row.model.id) { $0.accessory = .textField(RowTextField(text)) }
      }
      .contextMenu { _ in RowMenu([RowAction("One") { _ in }, RowAction("Two") { _ in }]) }
    }
    list.finish = { table, _ in
      table.selection(.multiple).header(Item("top", "The top")).footer(Item("end"))
        .loadMore(.ready) {}.onRefresh {}
    }
    self.list = list
    probe = HostProbe(list)
    for _ in 0..<40 { edit() }
  }

  private func roll(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &random) }

  // MARK: Steps

  func take() {
    switch roll(20) {
    case 0..<12: probe.host.handle(.key(Self.keys[roll(Self.keys.count)]))
    case 12: probe.host.handle(.paste(random.text(upTo: 12)))
    case 13, 14: click()
    case 15: resize()
    case 16: list.phase = [.ready, .loading, .failed("No \u{1B}[31m luck")][roll(3)]
    default: for _ in 0...roll(3) { edit() }
    }
  }

  private func click() {
    let actions: [MouseEvent.Action] = [
      .press(.left), .press(.left), .press(.right), .release(.left), .wheelUp, .wheelDown, .move,
    ]
    probe.host.handle(
      .mouse(
        MouseEvent(
          actions[roll(actions.count)], column: roll(probe.size.columns + 2),
          row: roll(probe.size.rows + 2),
          modifiers: [[], .control, .shift][roll(3)])))
  }

  private func resize() {
    let extents = [1, 2, 3, 4, 5, 6, 7, 8, 10, 19, 20, 21, 40, 80, 200]
    probe.size = TerminalSize(
      columns: extents[roll(extents.count)], rows: extents[roll(extents.count)])
  }

  /// Changes the data: rows and sections come, go, move, change.
  private func edit() {
    edits += 1
    if list.parts.count < 2 || roll(20) == 0, list.parts.count < 6 {
      number += 1
      list.parts.insert(
        .init(id: "part \(number)", header: roll(2) == 0 ? "Part \(number)" : nil, items: []),
        at: roll(list.parts.count + 1))
      return
    }
    let part = roll(list.parts.count)
    let count = list.parts[part].items.count
    switch roll(12) {
    case 10 where roll(4) == 0:
      let section = list.parts.remove(at: part)
      moved.formUnion(section.items.map { RowID(Item.self, $0.id) })
      list.parts.insert(section, at: roll(list.parts.count + 1))
    case 11 where roll(4) == 0:
      number += 1
      list.parts[part].header = roll(2) == 0 ? "Part \(number)" : nil
    case 0 where roll(4) == 0: list.parts.remove(at: part)
    case 1 where count > 0: list.parts[part].items.remove(at: roll(count))
    case 2 where count > 0:
      let item = list.parts[part].items.remove(at: roll(count))
      moved.insert(RowID(Item.self, item.id))
      let target = roll(list.parts.count)
      list.parts[target].items.insert(item, at: roll(list.parts[target].items.count + 1))
    case 3, 4: if count > 0 { change(&list.parts[part].items[roll(count)]) }
    case 5 where roll(20) == 0: list.parts[part].items = []
    default: list.parts[part].items.insert(newItem(), at: roll(count + 1))
    }
  }

  private func newItem() -> Item {
    number += 1
    var item = Item("item \(number)")
    change(&item)
    return item
  }

  private func change(_ item: inout Item) {
    item.text = random.text(upTo: 30)
    item.more = roll(3) == 0 ? random.text(upTo: 90) : nil
    item.accessory =
      [
        .none, .disclosure, .info, .toggle(isOn: true), .badge(random.text(upTo: 4)),
        .progress(roll(2) == 0 ? nil : 0.5), .textField(RowTextField(random.text(upTo: 9))),
      ][roll(7)]
    item.height = [.automatic, .automatic, .fixed(20), .fixed(.nan), .fixed(100)][roll(5)]
  }

  // MARK: What must hold

  /// Draws a frame and says what is wrong with it.
  func fault() -> String? {
    frames += 1
    let frame = probe.frame
    let size = probe.size
    if frame.lines.count != size.rows { return "\(frame.lines.count) lines of \(size.rows)" }
    if let line = frame.lines.first(where: { $0.columns != size.columns }) {
      return "\(line.columns) columns of \(size.columns): \(line.plain)"
    }
    let table = probe.driver.table
    guard let cursor = probe.driver.cursor else { return "no cursor" }
    guard let path = table.path(of: cursor), probe.driver.isFocusable(path) else {
      return "the cursor is not on a row"
    }
    return layoutFault()
  }

  private func layoutFault() -> String? {
    let visible = probe.host.visible
    let table = probe.driver.table
    guard let first = visible.first, let last = visible.last else { return "nothing in view" }
    for (above, below) in zip(visible, visible.dropFirst()) {
      if above.bottom != below.top { return "a gap below \(above.id)" }
      if table.lineIndex(of: above.line) + 1 != table.lineIndex(of: below.line) {
        return "rows out of order"
      }
    }
    if first.top > 0 { return "blank lines above" }
    if last.bottom < probe.host.viewHeight {
      let isWhole = table.lineIndex(of: first.line) == 0 && first.top == 0
      if !isWhole { return "blank lines below while there are rows above" }
      if table.lineIndex(of: last.line) != table.lineCount - 1 { return "rows missing below" }
    }
    var bound = Set(visible.map(\.id))
    if let pinned = probe.host.pinned { bound.insert(pinned.id) }
    if probe.host.cells.shown != bound { return "cells that are not in view" }
    noteDullCases()
    return probe.host.viewport.faults(in: table).first
  }

  /// The dull cases that the walk has come through.
  private(set) var seen: Set<String> = []

  private func noteDullCases() {
    for part in list.parts where part.items.isEmpty {
      seen.insert(part.header == nil ? "empty without header" : "header without rows")
    }
    if list.parts.contains(where: { $0.header == nil && !$0.items.isEmpty }) {
      seen.insert("no header")
    }
  }

  // MARK: The place

  func scroll() {
    let directions: [MouseEvent.Action] = [.wheelUp, .wheelDown]
    for _ in 0...roll(3) { probe.wheel(directions[roll(2)]) }
  }

  /// Changes the data and says if what was in view has moved without need.
  func editKeepingPlace() -> String? {
    let before = probe.host.visible.filter { $0.isRow && $0.bottom > probe.host.pinnedHeight }
      .map { ($0.id, $0.top) }
    moved = []
    for _ in 0...roll(4) { edit() }
    _ = probe.frame
    let table = probe.driver.table
    let left = before.filter { table.path(of: $0.0) != nil }
    guard let kept = left.first(where: { !moved.contains($0.0) }) ?? left.first else { return nil }
    let visible = probe.host.visible
    // At the ends of the table the view is pushed back.
    guard let first = visible.first, let last = visible.last else { return "nothing in view" }
    if table.lineIndex(of: first.line) == 0 && first.top == 0 { return nil }
    if table.lineIndex(of: last.line) == table.lineCount - 1 { return nil }
    guard let cell = visible.first(where: { $0.id == kept.0 }) else {
      return "\(kept.0) left the view"
    }
    // A row of several lines that has shrunk keeps its last line in view.
    return cell.top == kept.1 || kept.1 < 0 ? nil : "\(kept.0) moved from \(kept.1) to \(cell.top)"
  }
}

extension ItemList {
  func change(_ id: String, _ change: (inout Item) -> Void) {
    for part in parts.indices {
      for index in parts[part].items.indices where parts[part].items[index].id == id {
        change(&parts[part].items[index])
      }
    }
  }

  func move(_ id: String, to place: RowPlace) {
    guard let item = parts.flatMap(\.items).first(where: { $0.id == id }),
      let target = parts.firstIndex(where: { SectionID($0.id) == place.section })
    else { return }
    remove(id)
    parts[target].items.insert(item, at: min(place.index, parts[target].items.count))
  }
}
