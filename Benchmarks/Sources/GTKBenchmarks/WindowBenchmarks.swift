#if GTK
  import BenchmarkKit
  import Foundation
  import Roster
  import RosterGTK

  /// Rows in an order.
  @MainActor private final class Order {
    var items: [Item]
    init(_ items: [Item]) { self.items = items }
  }

  /// A window of 420 × 560 with a list of 1,000,000 rows: what a person waits for.
  @MainActor struct WindowBenchmarks {
    let options: Options
    var report = Report(
      "A list of 1,000,000 rows in a GTK window",
      columns: ["event", "until laid out", "until drawn", "bar"])
    private let count = 1_000_000

    init(options: Options) { self.options = options }

    mutating func run() {
      MainLoop.install()
      guard gtk_init_check() != 0 else { fatalError("there is no display") }
      counted()
      stored()
      shuffled()
      report.note(
        "Milliseconds that the main thread worked, the median of \(options.runs) times, in the "
          + "middle of the list where nothing else is said. Drawn by the CPU.")
      report.note("The first frame is by the clock on the wall, from the start of the process.")
    }

    /// Rows that are made when they are shown.
    private mutating func counted() {
      let count = count
      let driver = TableDriver(
        TableModel { SectionModel("rows", count: count) { ItemRow(item: Item($0)) } })
      let window = BenchWindow(driver)
      report.add(["first frame, from the start of the process", "", figures(age), "250"])
      report.add(["row widgets alive", "\(window.rowWidgets)", "", "about 205"])
      add("a jump to the end", bar: "10", window) { step in
        window.offset = step.isMultiple(of: 2) ? window.end : 0
      }
      add("a layout with nothing to do", bar: "", window) { _ in }
      window.offset = window.end / 2
      add("a page of scrolling", bar: "", window) { _ in window.offset += window.page }
      report.add(["resident memory, MB", figures(memory), "", "150"])
      window.close()
      keep(driver)
    }

    /// Rows of a store.
    private mutating func stored() {
      let store = RecordStore(Item.self, key: \.id, (0..<count).map { Item($0) })
      let driver = TableDriver(
        TableModel { SectionModel("rows", rows: store) { ItemRow(item: $0) } })
      let window = BenchWindow(driver)
      window.offset = window.end / 2
      window.settle()
      var next = count
      add("one insert above the visible rows", bar: "4", window) { _ in
        store.insert(Item(next), at: 10)
        next += 1
        driver.flush()
      }
      let middle = store.count / 2
      add("one insert among the visible rows", bar: "", window) { _ in
        store.insert(Item(next), at: middle + 5)
        next += 1
        driver.flush()
      }
      add("one visible row differs", bar: "", window) { step in
        if let item = store[middle + 8] {
          store.update(item.id) { $0.title = "Message, \(step)" }
        }
        driver.flush()
      }
      add("one visible row moves", bar: "", window) { _ in
        store.move(from: middle + 6, to: middle + 10)
        driver.flush()
      }
      for scattered in [100, 1_000, 10_000] {
        add("\(scattered) scattered deletes", bar: "", window) { step in
          store.edit { edit in
            for index in 0..<scattered {
              edit.remove(at: index * 80 + step % 40)
            }
          }
          driver.flush()
        }
      }
      report.add(["resident memory with the store, MB", figures(memory), "", ""])
      window.close()
      keep(driver)
    }

    /// All rows at other places.
    private mutating func shuffled() {
      var random = SeededRandom(seed: 6)
      let items = (0..<100_000).map { Item($0) }
      let store = RecordStore(Item.self, key: \.id, items)
      let driver = TableDriver(
        TableModel { SectionModel("rows", rows: store) { ItemRow(item: $0) } })
      let window = BenchWindow(driver)
      window.offset = window.end / 2
      window.settle()
      let orders = (0..<4).map { _ in items.shuffled(using: &random) }
      add("100,000 rows of a store shuffled", bar: "", window) { step in
        store.replaceAll(with: orders[step % 4])
      } until: { step in
        driver.table.first == ItemRow.id(orders[step % 4][0], in: Item.self)
      }
      window.close()
      let box = Order(items)
      let written = TableDriver {
        TableModel { SectionModel("rows", rows: box.items.map { ItemRow(item: $0) }) }
      }
      let other = BenchWindow(written)
      other.offset = other.end / 2
      add("100,000 rows of an array shuffled", bar: "50", other) { step in
        box.items = orders[step % 4]
        written.setNeedsUpdate()
      } until: { step in
        written.table.first == ItemRow.id(orders[step % 4][0], in: ItemRow.self)
      }
      other.close()
      keep(driver)
    }

    private mutating func add(
      _ event: String, bar: String, _ window: BenchWindow, _ work: (Int) -> Void,
      until isDone: (Int) -> Bool = { _ in true }
    ) {
      guard options.includes(event) else { return }
      var times: [(layout: Double, frame: Double)] = []
      for step in 0..<options.runs {
        times.append(
          window.time {
            work(step)
          } until: {
            isDone(step)
          })
      }
      func median(_ times: [Double]) -> String { figures(times.sorted()[times.count / 2]) }
      report.add([event, median(times.map(\.layout)), median(times.map(\.frame)), bar])
    }

    /// How old the process is, in milliseconds.
    private var age: Double {
      var now = timespec()
      clock_gettime(CLOCK_BOOTTIME, &now)
      // The name of the process is in parentheses; the start is the 20th number after it.
      let text = (try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8)) ?? ""
      let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
      let start = fields.count > 19 ? Double(fields[19]) ?? 0 : 0
      let milliseconds = Double(now.tv_sec) * 1_000 + Double(now.tv_nsec) / 1_000_000
      return milliseconds - start * 1_000 / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// What of the process is in memory.
    private var memory: Double {
      let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
      let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
      return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }
  }

  extension TableSnapshot {
    /// Who the first row is.
    fileprivate var first: RowID? {
      sections.first.flatMap { $0.count > 0 ? id(at: RowPath(section: 0, row: 0)) : nil }
    }
  }

  extension ItemRow {
    /// The identity of an item's row in the space of a type.
    fileprivate static func id(_ item: Item, in type: any Any.Type) -> RowID {
      RowID(type, item.id)
    }
  }
#endif
