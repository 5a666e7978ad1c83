#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// A list in a window, in which a person has begun something on the row r3.
  @MainActor final class EndingCase {
    static let target = "r3"
    private(set) var rows: EventList?
    let list: ListWindow
    let ends = Ends()
    weak var host: GTKHost?
    weak var driver: TableDriver?
    private let person: Person?
    /// What is dragged over the list is from this one.
    private var other: (rows: EventList, list: ListWindow)?
    private let thing: BegunThing
    private let id: RowID

    init(_ thing: BegunThing) {
      self.thing = thing
      let rows = Self.rows()
      self.rows = rows
      id = rows.id(Self.target)
      list = ListWindow(rows.driver)
      host = list.host
      driver = rows.driver
      if thing == .dragOver {
        let rows = EventList(["x"]) { row, _ in row.onDrag { $0.model.id } }
        other = (rows, ListWindow(rows.driver))
      }
      let otherPerson = other.map { Person($0.list, at: 450) }
      person = thing.holdsButton ? Person(list) : nil
      begin(otherPerson)
      if let popover = list.popover { ends.watch(popover.raw) }
      rows.log = []
    }

    private static func rows() -> EventList {
      EventList(count: 8) { row, list in
        // Weakly, as the list keeps its driver, which keeps the row.
        let note = { [weak list] (line: String) in list?.note(line) ?? () }
        return row.onActivate { note("choose \($0.model.id)") }
          .contextMenu { row in RowMenu([RowAction("Act") { _ in note("act \(row.model.id)") }]) }
          .trailingActions { row in [RowAction("Hide") { _ in note("hide \(row.model.id)") }] }
          .onDelete(confirmation: "Delete it") { note("delete \($0.model.id)") }
          .onMove { row, _ in note("move \(row.model.id)") }
          .onDrop(of: String.self) { row, text in note("drop \(text) on \(row.model.id)") }
      }
    }

    private func begin(_ otherPerson: Person?) {
      switch thing {
      case .menu: list.host.openMenu(of: id, at: (100, (list.top(id) ?? 0) + 5))
      case .menuAtRow: list.host.openMenu(of: id)
      case .question: list.host.delete(id)
      case .swipe:
        list.host.swipes.touch(100, (list.top(id) ?? 0) + 5)
        list.host.swipes.swipe(-200, 0)
      case .press, .longPress:
        person?.point(to: id)
        person?.button(isDown: true)
        if thing == .longPress { person?.rest(0.6) }
      case .drag:
        person?.drag(id, to: RowID(NameRow.self, "r6"), 0.9, drops: false)
        XCTAssertTrue(list.host.isHeld)
      case .dragOver:
        otherPerson?.drag(RowID(NameRow.self, "x"), to: id, 0.5, of: person, drops: false)
        XCTAssertTrue(isMarked, "The row shows that it would take what is dragged.")
      }
      list.waitForFrames()
    }

    /// Whether a row shows that something is held over it.
    var isMarked: Bool {
      list.host.cells.all.contains { cell in
        cell.rowWidget.map { gtk_widget_has_css_class($0, DropStyle.into.rawValue) != 0 } ?? false
      }
    }

    func end(by ending: Ending) {
      guard let rows else { return }
      switch ending {
      case .destroy: list.close()
      case .close: gtk_window_close(cast(list.window))
      case .hide: gtk_widget_set_visible(list.window, 0)
      case .takeOut: gtk_window_set_child(cast(list.window), nil)
      case .detach: rows.driver.detach()
      case .otherHost: rows.driver.attach(QuietHost())
      case .reload: rows.driver.attach(list.host)
      case .driverGone: self.rows = nil
      case .deleteRow: rows.names.removeAll { $0 == Self.target }
      case .moveRow: rows.names = rows.names.filter { $0 != Self.target } + [Self.target]
      case .refreshRow: rows.dress = { row, _ in row.onActivate { _ in } }
      case .replaceAll: rows.names = ["a", "b"]
      }
      if !ending.closesWindow {
        rows.driver.flush()
        if ending != .hide { list.waitForFrames() }
      }
    }

    /// The person does what would have come next, and what was heard of it is returned.
    func goOn() -> [String] {
      let rows = rows
      if thing.holdsButton {
        person?.letGo()
      } else if let popover = list.popoverIfOpen {
        emit("clicked", on: Widgets(popover).every("GtkButton").last!)
      }
      turn()
      return rows?.take() ?? []
    }

    /// Closes what is open still, and lets go of all.
    func finish(_ ending: Ending) {
      if !ending.closesWindow { list.close() }
      if let other { other.list.close() }
      other = nil
      rows = nil
    }
  }

  /// A host that shows nothing.
  @MainActor private final class QuietHost: TableHost {
    let capabilities = HostCapabilities()
    var anchor: Anchor? { nil }
    func load(keeping anchor: Anchor?) {}
    func replaceCell(of slot: RowSlot) {}
    func refreshChrome() {}
    func apply(
      _ stage: UpdateStage, animated: Bool, commit: @escaping () -> Void,
      done: @escaping @MainActor () -> Void
    ) {
      commit()
      done()
    }
  }
#endif
