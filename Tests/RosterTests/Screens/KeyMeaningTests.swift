import Foundation
import RosterTesting
import Testing

@testable import Roster

@Suite("What a key does on a page") @MainActor struct KeyMeaningTests {
  private let all = Set(ListKey.allCases)

  /// A page of three rows: a plain one, one with everything, one with keys of its own.
  private func page() -> ListScreen {
    let driver = TableDriver(
      TableModel {
        SectionModel("s") {
          ContentRow("plain")
          Row(ContentRow("field", .field("Name", text: "x")))
            .onDelete { _ in }.onMove { _, _ in }.onCopy { _ in "x" }
            .contextMenu { _ in RowMenu([RowAction("Do") { _ in }]) }
          Row(ContentRow("own"))
            .onKey("e", title: "old") { _ in }.onKey("e", title: "Own") { _ in }
            .onKey("q", title: "Never") { _ in }
        }
      })
    driver.attach(RecordingHost(driver))
    return ListScreen(title: "Page", driver: driver)
  }

  /// What a key does, in a word.
  private func word(
    _ page: ListScreen, _ key: Character, in own: Set<ListKey>? = nil, isFinding: Bool = false
  ) -> String {
    switch page.meaning(of: key, in: own ?? all, isFinding: isFinding) {
    case .list(let key): "list \(key)"
    case .row(let command): "row \(command.title)"
    case .screen(let command): "screen \(command.title)"
    case nil: "nothing"
    }
  }

  @Test("A key is the list's only where it does something; else it is the page's")
  func rows() {
    let page = page()
    let shared = ListKey.allCases.filter { !$0.isReserved }
    for key in shared { page.command(key.rawValue, "\(key)") {} }
    page.driver.moveCursor(to: ContentRow.id("plain"))
    for key in shared { #expect(word(page, key.rawValue) == "screen \(key)") }
    page.driver.moveCursor(to: ContentRow.id("field"))
    let ofRow: Set<ListKey> = [.edit, .delete, .moveUp, .moveDown, .copy, .menu]
    for key in shared {
      let isOfRow = ofRow.contains(key)
      #expect(word(page, key.rawValue) == "\(isOfRow ? "list" : "screen") \(key)")
      // A host that lacks the key leaves it to the page.
      #expect(word(page, key.rawValue, in: []) == "screen \(key)")
    }
    page.driver.moveCursor(to: ContentRow.id("own"))
    #expect(word(page, "e") == "row Own")
    // With no row at all.
    page.driver.moveCursor(to: nil)
    #expect(word(page, "e") == "screen edit")
  }

  @Test("Without a command the list says why it cannot")
  func nothing() {
    let page = page()
    page.driver.moveCursor(to: ContentRow.id("plain"))
    for key in ListKey.allCases { #expect(word(page, key.rawValue) == "list \(key)") }
    #expect(word(page, "x") == "nothing")
    #expect(word(page, "e", in: [.select]) == "nothing")
  }

  @Test("What can be selected, refreshed or tried again takes its key")
  func wholeList() {
    for (table, key, isOfList) in [
      (TableModel { SectionModel("s") { ContentRow("a") } }, " ", false),
      (TableModel { SectionModel("s") { ContentRow("a") } }.selection(.single), " ", true),
      (TableModel { SectionModel("s") { ContentRow("a") } }.onRefresh {}, "r", true),
      (TableModel { SectionModel("s") { ContentRow("a") } }.onRetry {}, "r", false),
      (
        TableModel { SectionModel("s") { ContentRow("a") } }.onRetry {}.phase(.failed("no")), "r",
        true
      ),
      (
        TableModel {
          SectionModel("s") {
            Row(ContentRow("a", .toggle("a", isOn: true))).onToggle { _, _ in }
          }
        }, " ", true
      ),
      (
        TableModel { SectionModel("s") { ContentRow("a", .toggle("a", isOn: true)) } }, " ",
        false
      ),
    ] as [(TableModel, Character, Bool)] {
      let page = ListScreen(title: "", driver: TableDriver(table))
      page.driver.attach(RecordingHost(page.driver))
      page.driver.moveCursor(to: page.driver.firstFocusable)
      page.command(key, "page") {}
      #expect(word(page, key).hasPrefix("list") == isOfList)
    }
  }

  @Test("A match is gone to once the person finds")
  func finding() {
    let page = page()
    page.command("n", "New") {}
    #expect(word(page, "n") == "screen New")
    #expect(word(page, "n", isFinding: true) == "list nextMatch")
    #expect(word(page, "N", isFinding: true) == "list previousMatch")
    #expect(word(page, "n", in: [.find], isFinding: true) == "screen New")
  }

  @Test("A reserved key is the list's, and nobody else's where a host lacks it")
  func reserved() {
    let page = page()
    page.driver.moveCursor(to: ContentRow.id("own"))
    let heard = Guarded<[Diagnostic]>([])
    Diagnostics.withHandler({ diagnostic in heard.withLock { $0.append(diagnostic) } }) {
      for key in ListKey.allCases where key.isReserved {
        page.command(key.rawValue, "page \(key)") {}
        #expect(word(page, key.rawValue) == "list \(key)")
        #expect(word(page, key.rawValue, in: []) == "nothing")
      }
    }
    let reported = heard.withLock { $0 }
    #expect(reported.allSatisfy { $0.cause == "unreachable-command" })
    #expect(page.commands.count == 7)
    #expect(page.commands.allSatisfy { !$0.isReachable })
    for command in page.commands {
      #expect(reported.contains { $0.what.contains("“\(command.title)”") }, "\(command.key)")
    }
    #expect(reported.contains { $0.what.contains("Never") && $0.place.contains("row") })
  }

  @Test("A command under a key that types no character is reported, any other is not")
  func unreachable() {
    func reports(_ key: Character) -> Int {
      let page = page()
      let heard = Guarded(0)
      Diagnostics.withHandler({ _ in heard.withLock { $0 += 1 } }) { page.command(key, "It") {} }
      #expect(page.commands.map(\.key) == [key])
      #expect(page.commands[0].isReachable == (heard.withLock { $0 } == 0))
      return heard.withLock { $0 }
    }
    // Ctrl-C, Backspace, Tab, Enter, Escape, Delete.
    for key in ["\u{3}", "\u{8}", "\t", "\r", "\n", "\r\n", "\u{1B}", "\u{7F}"] as [Character] {
      #expect(reports(key) == 1, "\(key.unicodeScalars)")
    }
    for key in Set("aAxXeE1 é晨ndmcrJKQ") { #expect(reports(key) == 0, "\(key)") }
  }

  @Test("Help has each key once, with what it does")
  func help() {
    let page = page()
    for key in "eqx" as String { page.command(key, "page \(key)") {} }
    func keys() -> [String] {
      let own = page.keyCommands(in: all)
      return own.screen.map { "\($0.key) \($0.title)" } + own.row.map { "\($0.key) \($0.title)" }
    }
    page.driver.moveCursor(to: ContentRow.id("plain"))
    #expect(keys() == ["e page e", "x page x"])
    #expect(!page.has(.edit, in: all))
    page.driver.moveCursor(to: ContentRow.id("field"))
    #expect(keys() == ["x page x"])
    #expect(page.has(.edit, in: all))
    page.driver.moveCursor(to: ContentRow.id("own"))
    #expect(keys() == ["x page x", "e Own"])
    #expect(!page.has(.edit, in: all))
  }

  @Test("The documentation names the keys of the list")
  func documentation() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    func keys(after mark: String, upTo end: String) throws -> Set<Character> {
      let source = try text("Roster/Screens/ListScreen.swift")
      let start = try #require(source.range(of: mark))
      let rest = source[start.upperBound...]
      let part = rest[..<(try #require(rest.range(of: end))).lowerBound]
      return Set(part.matches(of: /`(.)`/).compactMap { $0.output.1.first })
    }
    let reserved = Set(ListKey.allCases.filter(\.isReserved).map(\.rawValue))
    let shared = Set(ListKey.allCases.map(\.rawValue)).subtracting(reserved)
    #expect(try keys(after: "- Reserved:", upTo: "are the list's") == reserved)
    #expect(try keys(after: "- Shared:", upTo: "are the list's") == shared)
    let table = try text("RosterTerminal/RosterTerminal.docc/RosterTerminal.md")
    for key in ListKey.allCases where key != .select {
      #expect(table.contains("`\(key.rawValue)`"), "\(key)")
    }
  }
}
