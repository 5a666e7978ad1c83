import ListTestSupport
import RosterTesting
import Testing

@testable import Roster

/// Thousands of random steps of posts, edits, filters, section changes, late ends and detached hosts,
/// against plain arrays.
@MainActor @Suite("Driver, stores and host together do what plain arrays do")
struct DriverModelTests {
  struct Task: Equatable, Sendable {
    let id: Int
    var title: String
    var isDone: Bool
  }

  /// What the lists should be, kept in plain arrays.
  struct Model {
    var all: [Task] = []
    var done: [Task] = []

    mutating func add(_ task: Task) {
      guard !all.contains(where: { $0.id == task.id }) else { return }
      all.insert(task, at: 0)
      if task.isDone { done.append(task) }
    }

    mutating func update(_ task: Task) {
      guard let index = all.firstIndex(where: { $0.id == task.id }) else { return }
      all[index] = task
      if let index = done.firstIndex(where: { $0.id == task.id }) {
        if task.isDone { done[index] = task } else { done.remove(at: index) }
      } else if task.isDone {
        done.append(task)
      }
    }

    mutating func delete(_ id: Int) {
      all.removeAll { $0.id == id }
      done.removeAll { $0.id == id }
    }

    mutating func refresh(_ tasks: [Task]) {
      all = tasks
      done = tasks.filter(\.isDone)
    }
  }

  @MainActor final class Screen {
    let center = ChangeCenter()
    let all = RecordStore(Task.self, key: \.id)
    let done = RecordStore(Task.self, key: \.id)
    var sections = ["all", "note", "count"]
    var notes = ["n0", "n1"]
    var count = 3
    var showsHeaders = false

    init() {
      all.follow(center, insertAt: .start)
      done.follow(center, insertAt: .end, where: \.isDone)
    }

    var table: TableModel {
      TableModel(
        sections: sections.map { id in
          let header = showsHeaders ? id : nil
          return switch id {
          case "all":
            SectionModel(id, header: header, rows: all) { SampleRow("\($0.id)", $0.title) }
          case "done":
            // Another type of record would do too; the same one would repeat the ids of "all".
            SectionModel(
              id, header: header,
              rows: done.snapshot.map { SampleRow("done \($0.id)", $0.title) })
          case "note": SectionModel(id, header: header) { for note in notes { SampleRow(note) } }
          default: SectionModel(id, header: header, count: count) { SampleRow("c\($0)") }
          }
        })
    }

    /// What the table should show.
    func titles(_ model: Model) -> [[String]] {
      let titles = sections.map { id in
        switch id {
        case "all": model.all.map(\.title)
        case "done": model.done.map(\.title)
        case "note": notes
        default: (0..<count).map { "c\($0)" }
        }
      }
      return titles.allSatisfy(\.isEmpty) ? titles + [["Nothing here yet"]] : titles
    }
  }

  @Test("Thousands of random steps", arguments: [1, 2, 3, 4] as [UInt64])
  func random(seed: UInt64) async {
    var random = SeededRandom(seed: seed)
    let screen = Screen()
    var model = Model()
    let driver = TableDriver(screen) { $0.table }
    let host = RecordingHost(
      driver,
      capabilities: HostCapabilities(
        movesRows: seed % 2 == 0, movesSections: seed % 3 == 0, takesSectionsWithRows: seed != 4))
    driver.attach(host)
    let cells = RecordingCells(driver, count: 12)
    var nextID = 0
    // What the driver cannot see by itself, since the screen's own state is not observable.
    var mustApply = false
    await Diagnostics.withHandler({ _ in }) {
      for step in 0..<1_500 {
        let isSeen = change(screen, &model, &nextID, &random)
        mustApply = mustApply || !isSeen
        switch Int.random(in: 0..<20, using: &random) {
        case 0:
          driver.detach()
          #expect(driver.host == nil)
        case 1: host.finishesByItself.toggle()
        case 2 where driver.host != nil: cells.show(from: Int.random(in: 0..<10, using: &random))
        case 3..<12: break
        default: continue
        }
        if driver.host == nil { driver.attach(host) }
        // One end may begin another update, which waits for its own.
        while host.isApplying { host.finish() }
        if mustApply { driver.apply() } else { driver.flush() }
        mustApply = false
        while host.isApplying { host.finish() }
        #expect(host.violations == [], "seed \(seed), step \(step)")
        #expect(host.shown?.titles == screen.titles(model), "seed \(seed), step \(step)")
        #expect(host.ids == TableCopy(driver.table))
        for (cell, slot) in cells.slots.enumerated() {
          guard let id = slot.id, let path = driver.table.path(of: id) else { continue }
          #expect(
            cells.titles[cell] == driver.table.row(at: path).content.title,
            "seed \(seed), step \(step), cell \(cell)")
        }
      }
      await driver.settled()
    }
  }

  /// - Returns: Whether the driver sees the change by itself.
  private func change(
    _ screen: Screen, _ model: inout Model, _ nextID: inout Int, _ random: inout SeededRandom
  ) -> Bool {
    let known = model.all.randomElement(using: &random)?.id ?? 0
    let kind = Int.random(in: 0..<16, using: &random)
    switch kind {
    case 0..<4:
      let task = Task(id: nextID, title: "t\(nextID)", isDone: Bool.random(using: &random))
      nextID += 1
      screen.center.post(.add(task))
      model.add(task)
    case 4..<7:
      let task = Task(
        id: known, title: "u\(Int.random(in: 0..<4, using: &random))",
        isDone: Bool.random(using: &random))
      screen.center.post(.update(task))
      model.update(task)
    case 7..<9:
      screen.center.post(.delete(Task.self, key: known))
      model.delete(known)
    case 9:
      let tasks = model.all.shuffled(using: &random)
      screen.center.post(.replaceAll(with: tasks))
      model.refresh(tasks)
    case 10: screen.sections.shuffle(using: &random)
    case 11:
      let extra = ["done", "note", "count"].randomElement(using: &random) ?? "done"
      if let index = screen.sections.firstIndex(of: extra) {
        screen.sections.remove(at: index)
      } else {
        screen.sections.append(extra)
      }
    case 12: screen.notes.shuffle(using: &random)
    case 13: screen.notes.append("n\(nextID)x\(screen.notes.count)")
    case 14: screen.count = Int.random(in: 0..<6, using: &random)
    default: screen.showsHeaders.toggle()
    }
    return kind < 10
  }
}
