import Roster
import Testing

@testable import RosterTerminal

@Suite("AT16 Late results in a terminal: shown by the row that asked, and by no other")
@MainActor struct LateContentTests {
  /// Loads that come when the test says so.
  actor Server {
    private var waiting: [String: [CheckedContinuation<String, any Error>]] = [:]
    private var isClosed = false
    private(set) var asked: [String] = []

    func text(of id: String) async throws -> String {
      asked.append(id)
      if isClosed { throw Refused() }
      return try await withCheckedThrowingContinuation { waiting[id, default: []].append($0) }
    }
    func answer(_ id: String, _ result: Result<String, any Error>) {
      for call in waiting.removeValue(forKey: id) ?? [] { call.resume(with: result) }
    }
    func close() {
      isClosed = true
      for id in waiting.keys { answer(id, .failure(Refused())) }
    }
    func isAsked(_ id: String) -> Bool { waiting[id] != nil }
  }
  struct Refused: Error {}

  private let server = Server()

  private func probe(_ list: ItemList) -> HostProbe {
    let server = server
    list.decorate = { row, _ in
      let id = row.model.id
      return row.loading(id) {
        try await server.text(of: id)
      } show: {
        $0.subtitle = $1
      }
    }
    return HostProbe(list, rows: 8)
  }

  private func asked(_ id: String) async {
    while await !server.isAsked(id) { await Task.yield() }
  }

  private func answer(_ id: String, _ text: String? = nil) async {
    await asked(id)
    await server.answer(id, text.map { .success($0) } ?? .failure(Refused()))
    for _ in 0..<50 { await Task.yield() }
  }

  @Test("A row is drawn at once, and grows when its text comes; what is above keeps its place")
  func grows() async {
    let probe = probe(ItemList(count: 30))
    #expect(probe.rows == (0..<6).map { "row \($0)" })
    await answer("row 2", "one\ntwo")
    #expect(probe.rows == ["row 0", "row 1", "row 2", "one", "two", "row 3"])
    // Drawn again, for a mark or a new width, it is not asked for again.
    probe.host.refillVisible()
    probe.size = TerminalSize(columns: 30, rows: 8)
    #expect(probe.rows[3] == "one")
    #expect(await server.asked.filter { $0 == "row 2" }.count == 1)
    await server.close()
  }

  @Test("A text that comes for a row that has left is never seen; the row asks again") func late()
    async
  {
    let probe = probe(ItemList(count: 30))
    await asked("row 1")
    probe.press("G")
    await answer("row 1", "much too late")
    await answer("row 24", "in time")
    #expect(!probe.rows.contains("much too late"))
    #expect(probe.rows.prefix(2) == ["row 24", "in time"])
    probe.press("g")
    #expect(probe.rows[1] == "row 1")
    await answer("row 1", "again")
    #expect(probe.rows[2] == "again")
    await server.close()
  }

  @Test("A row above the first in view keeps what is below it where it is") func above() async {
    let list = ItemList(count: 30, header: "Head")
    let probe = probe(list)
    probe.host.reveal(RowID(Item.self, "row 10"), .top)
    #expect(probe.rows.prefix(2) == ["Head", "row 10"])
    let rows = probe.rows
    // The row before is bound, behind the pinned header.
    await answer("row 9", "unseen")
    #expect(probe.rows == rows)
    await server.close()
  }

  @Test("A failure changes nothing, and is tried again when the row is drawn again") func failure()
    async
  {
    let probe = probe(ItemList(count: 30))
    await answer("row 0")
    #expect(probe.rows == (0..<6).map { "row \($0)" })
    probe.host.refillVisible()
    await answer("row 0", "now")
    #expect(probe.rows[1] == "now")
    await server.close()
  }
}
