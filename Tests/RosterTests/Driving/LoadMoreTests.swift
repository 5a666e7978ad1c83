import ListTestSupport
import RosterTesting
import Testing

@testable import Roster

/// Pages that are empty, at both ends of a table.
@MainActor @Suite("Driver: an empty page is no reason to ask for another")
struct LoadMoreTests {
  /// A table of letters whose pages a test brings.
  @MainActor final class Pages {
    var rows: [String]
    var state = LoadMore.State.ready
    var phase = TablePhase.ready
    var asked = 0
    /// What a page does as soon as it is asked for.
    var load: (Pages) -> Void = { _ in }
    let isEarlier: Bool
    lazy var driver = TableDriver { [unowned self] in
      let table = TableModel {
        SectionModel("s") { for row in rows { TallRow.fixed(row, 50) } }
      }.phase(phase)
      let ask: @MainActor @Sendable () -> Void = { [unowned self] in
        asked += 1
        // An end, so that a failure is no hang.
        if asked < 100 { load(self) }
      }
      return isEarlier ? table.loadEarlier(state, ask) : table.loadMore(state, ask)
    }
    lazy var host = HeadlessHost(driver, height: 200) { _, _ in 50 }

    init(_ count: Int, isEarlier: Bool) {
      rows = (0..<count).map { "\($0)" }
      self.isEarlier = isEarlier
    }

    func near() { isEarlier ? driver.nearStart() : driver.nearEnd() }
    func left() { isEarlier ? driver.leftStart() : driver.leftEnd() }

    /// The page comes, with whatever rows are there by now.
    func arrive() {
      for state in [LoadMore.State.loading, .ready] {
        self.state = state
        driver.apply()
      }
    }

    func scrollToEnd() {
      if isEarlier { host.viewport.scroll(to: 0) } else { host.viewport.scrollToEnd() }
    }
    func scrollAway() {
      if isEarlier { host.viewport.scrollToEnd() } else { host.viewport.scroll(to: 0) }
    }
  }

  @Test("A host that says nothing of what is in view", arguments: [false, true])
  func onDriver(isEarlier: Bool) {
    let pages = Pages(3, isEarlier: isEarlier)
    pages.driver.attach(RecordingHost(pages.driver))
    for _ in 0..<5 {
      pages.near()
      pages.arrive()
    }
    #expect(pages.asked == 1)
    // A row that changes is no other row.
    pages.driver.apply()
    pages.near()
    #expect(pages.asked == 1)
    // One goes and another comes.
    pages.rows[1] = "other"
    pages.driver.apply()
    for _ in 0..<2 { pages.near() }
    #expect(pages.asked == 2)
    pages.rows.append("more")
    pages.arrive()
    for _ in 0..<2 { pages.near() }
    #expect(pages.asked == 3)
    // A person leaves the end and comes back.
    pages.left()
    for _ in 0..<2 { pages.near() }
    #expect(pages.asked == 4)
    // The phase changes.
    for phase in [TablePhase.loading, .ready] {
      pages.phase = phase
      pages.driver.apply()
      pages.near()
    }
    #expect(pages.asked == 5)
    // There was none, and now there may be one; or it has failed.
    for state in [LoadMore.State.finished, .ready, .failed("why"), .ready] {
      pages.state = state
      pages.driver.apply()
      for _ in 0..<2 { pages.near() }
    }
    #expect(pages.asked == 7)
  }

  @Test("Rows that come while it is loaded and leave again are no page", arguments: [false, true])
  func ownSpinner(isEarlier: Bool) {
    let pages = Pages(3, isEarlier: isEarlier)
    pages.driver.attach(RecordingHost(pages.driver))
    for _ in 0..<4 {
      pages.near()
      pages.state = .loading
      pages.rows.append("spinner")
      pages.driver.apply()
      pages.state = .ready
      pages.rows.removeLast()
      pages.driver.apply()
    }
    #expect(pages.asked == 1)
  }

  @Test(
    "A list that is scrolled: few rows or many, loaded at once or later",
    arguments: [(2, false), (2, true), (40, false), (40, true)], [true, false])
  func onHost(list: (count: Int, isEarlier: Bool), isAtOnce: Bool) {
    let pages = Pages(list.count, isEarlier: list.isEarlier)
    if isAtOnce { pages.load = { $0.arrive() } }
    pages.driver.attach(pages.host)
    func arrive() {
      if isAtOnce { return pages.driver.apply() }
      for _ in 0..<5 {
        pages.arrive()
        pages.host.viewport.layoutIfNeeded()
      }
    }
    pages.scrollToEnd()
    arrive()
    #expect(pages.asked == 1)
    pages.rows[0] = "other"
    pages.driver.apply()
    arrive()
    #expect(pages.asked == 2)
    if list.count > 10 {
      pages.scrollAway()
      pages.scrollToEnd()
      arrive()
      #expect(pages.asked == 3)
    }
  }

  @Test("What is shown while a page is loaded may push the end away", arguments: [false, true])
  func pushedAway(isEarlier: Bool) {
    let pages = Pages(40, isEarlier: isEarlier)
    // Near is nearer than that row is high.
    pages.host.viewport.nearDistance = 10
    pages.driver.attach(pages.host)
    pages.scrollAway()
    pages.asked = 0
    pages.scrollToEnd()
    for _ in 0..<4 { pages.arrive() }
    #expect(pages.asked == 1)
    // A person scrolls away while it is loaded, and comes back.
    pages.state = .loading
    pages.driver.apply()
    pages.scrollAway()
    pages.state = .ready
    pages.driver.apply()
    #expect(pages.asked == 1)
    pages.scrollToEnd()
    #expect(pages.asked == 2)
  }
}
