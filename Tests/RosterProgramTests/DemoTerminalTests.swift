import TerminalTestSupport
import Testing

@testable import RosterProgram

@Suite("roster demo in a terminal", .serialized, .enabled(if: TmuxSession.isAvailable))
struct DemoTerminalTests {
  @Test("Without a name one is chosen, and left again") func chooser() async throws {
    let pane = try TmuxSession.roster(["demo"])
    try await pane.wait(cursorOn: "store")
    try pane.press("j", "j", "Enter")
    try await pane.wait(for: "‹ People")
    try pane.press("q")
    try await pane.wait(cursorOn: "people")
    try pane.press("q")
    let end = try await pane.end()
    #expect(end == .exit(0))
  }

  @Test("Store: rows follow the role, switches, fields") func store() async throws {
    let pane = try TmuxSession.roster(["demo", "store"], rows: 24)
    for header in ["Store info", "Advanced settings", "Income", "Other"] {
      try await pane.wait(for: header)
    }
    try pane.press("x")
    try await pane.wait(without: "Income")
    try await pane.wait(without: "View all products")
    try await pane.wait(for: "Other")
    try pane.press("x")
    try await pane.wait(for: "Income")
    // The name, edited in place.
    try pane.press("j", "e", "C-u")
    try pane.type("Kiosk 晨")
    try pane.press("Enter")
    try await pane.wait(for: "●  Kiosk 晨")
    // A switch, and the card that shows the same state.
    try pane.press("j", "j")
    try await pane.wait(cursorOn: "Open for customers")
    try pane.press("Enter")
    try await pane.wait(for: "○  Kiosk 晨")
    try pane.press("g", "m")
    try await pane.wait(for: "Open again")
    try pane.press("Enter")
    try await pane.wait(for: "●  Kiosk 晨")
    try pane.press("q")
    let end = try await pane.end()
    #expect(end == .exit(0))
  }

  @Test("Store: a product is starred, sold out, deleted after a question") func products()
    async throws
  {
    let pane = try TmuxSession.roster(["demo", "store"], rows: 24)
    try await pane.wait(cursorOn: "●")
    try pane.press("j", "j")
    try await pane.wait(cursorOn: "View all products")
    try pane.press("Enter")
    try await pane.wait(cursorOn: "★  Espresso")
    try pane.press("Enter")
    try await pane.wait(without: "★")
    try pane.press("j", "m")
    try await pane.wait(for: "Sold out")
    try pane.press("Enter")
    try await pane.wait("two products sold out") { lines in
      lines.filter { $0.contains("sold out") }.count == 2
    }
    try pane.press("d")
    try await pane.wait(for: "Delete “Green tea 煎茶”?")
    try pane.press("n")
    try await pane.wait(status: "Nothing was deleted.")
    try pane.press("d", "y")
    try await pane.wait(without: "Green tea")
    try await pane.wait(cursorOn: "Oat biscuits")
    try pane.press("q")
    // The page below shows the same state.
    try await pane.wait("five products") { lines in
      lines.contains { $0.contains("View all products") && $0.hasSuffix("5 ›") }
    }
  }

  @Test("Feed: loading, kinds, problems, pages with a failure, refresh") func feed() async throws {
    let pane = try TmuxSession.roster(["demo", "feed"], columns: 76, rows: 30)
    try await pane.wait(for: "Asking the server…")
    try await pane.wait(for: "Spring sale")
    for text in [
      "¶  Why bread rises", "▣  A lighthouse", "◆  Pocket lantern", "Harbour bond",
      "Update the app to see this.", "東京の朝市",
    ] { try await pane.wait(for: text) }
    try await pane.wait(without: "so it is broken")
    try await pane.wait(status: "item 3: ")
    try await pane.wait(for: "New: maps that work offline")
    try pane.press("G")
    try await pane.wait(for: "The next page could not be loaded.")
    try pane.press("G", "Enter")
    try await pane.wait(for: "How a clock keeps time")
    try pane.press("G")
    try await pane.wait(for: "A town without street lamps")
    try pane.press("G")
    try await pane.wait(for: "The end of the list")
    try pane.press("/")
    try pane.type("Enamel")
    try pane.press("Enter")
    try await pane.wait(cursorOn: "◆  Enamel mug")
    try pane.press("Enter")
    try await pane.wait(for: "It does not mind the campfire.")
    try pane.press("q", "r")
    try await pane.wait(without: "Enamel mug")
    try pane.press("q")
    let end = try await pane.end()
    #expect(end == .exit(0))
  }

  @Test("People: what a page posts, every list follows and tells") func people() async throws {
    let pane = try TmuxSession.roster(["demo", "people"], rows: 30)
    try await pane.wait(for: "1 of 6")
    // Somebody new, who goes to the start, and is told.
    try pane.press("a")
    try await pane.wait(for: "Somebody new")
    try pane.press("e")
    try pane.type("Åsa")
    try pane.press("Enter", "j", "j", "Enter", "j", "Enter")
    try await pane.wait(status: "Åsa came, as number 1.")
    try await pane.wait(for: "1 of 7")
    // Edited: told with its number, in place.
    try pane.press("g", "Enter")
    try await pane.wait(for: "‹ Åsa")
    try pane.press("j", "e")
    try pane.type("Kiruna")
    try pane.press("Enter", "G", "k", "Enter")
    try await pane.wait(status: "Åsa, number 1, has changed.")
    try await pane.wait(for: "Kiruna")
    // Moved by hand.
    try pane.press("J")
    try await pane.wait(status: "Åsa moved from 1 to 2.")
    try pane.press("K")
    try await pane.wait(status: "Åsa moved from 2 to 1.")
    try pane.press("M-Down")
    try await pane.wait(status: "Åsa moved from 1 to 2.")
    try pane.press("M-Up")
    try await pane.wait(status: "Åsa moved from 2 to 1.")
    // The other list has it where its order puts it.
    try pane.press("f")
    try await pane.wait(for: "4 of 4")
    try pane.press("/")
    try pane.type("Åsa")
    try pane.press("Enter")
    try await pane.wait(cursorOn: "Åsa")
    try pane.press("d", "y")
    try await pane.wait(status: "Åsa, number 4, has left.")
    try pane.press("q")
    try await pane.wait(for: "6 of 6")
    try await pane.wait(without: "Åsa came")
    // A burst from another thread.
    try pane.press("b")
    try await pane.wait(for: "1 of 25")
    try pane.press("q")
    let end = try await pane.end()
    #expect(end == .exit(0))
  }
}
