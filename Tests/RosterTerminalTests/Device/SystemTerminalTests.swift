import TerminalTestSupport
import Testing

@testable import RosterTerminal

@Suite("The terminal that the program runs in", .enabled(if: TmuxSession.isAvailable), .serialized)
struct SystemTerminalTests {
  /// Keeps what is shown there for as long as there is a terminal, and no longer, whatever signals are
  /// ignored.
  private static let untilTerminalEnds = "while read -r _; do :; done"

  private func probe(
    _ before: String = "", _ after: String = "", environment: [String: String] = [:]
  ) throws -> TmuxSession {
    let path = try #require(BuiltProgram.path("TerminalProbe"))
    return try TmuxSession(
      shell: """
        echo shell; \(before)'\(path)' \(after); echo status=$?
        echo modes $(stty -a | tr ' ;' '\\n\\n' | grep -xE -- '-?(icanon|echo|isig|opost|icrnl)' | sort)
        \(Self.untilTerminalEnds)
        """,
      environment: ["SWIFT_BACKTRACE": "enable=no"].merging(environment) { $1 })
  }

  /// The shell's screen is back as it was, in its usual modes.
  private func expectRestored(_ tmux: TmuxSession, status: String) async throws {
    let lines = try await tmux.wait(for: "modes ")
    #expect(lines.contains { $0.hasPrefix(status) }, "\(lines)")
    // The first line of a screen that was one column wide is what tmux makes of it.
    #expect(lines.contains { $0.contains("shell") })
    #expect(lines.contains("modes echo icanon icrnl isig opost"))
    let flags = "#{alternate_on} #{cursor_flag} #{wrap_flag} #{mouse_any_flag}"
    #expect(try tmux.value(flags) == "0 1 1 0")
  }

  @Test("It takes the screen, delivers keys and gives the screen back")
  func open() async throws {
    let tmux = try probe()
    try await tmux.wait(for: "size 60x14")
    #expect(
      try tmux.value("#{alternate_on} #{cursor_flag} #{wrap_flag} #{mouse_any_flag}") == "1 1 0 1")
    #expect(try tmux.value("#{cursor_x} #{cursor_y}") == "2 1")
    try tmux.press("j", "Down", "S-Up", "M-j", "C-c", "NPage")
    try await tmux.wait(for: "key pageDown 0")
    #expect(
      try tmux.lines().dropFirst().prefix(6) == [
        "key character(\"j\") 0", "key down 0", "key up 1", "key character(\"j\") 2",
        "key character(\"c\") 4", "key pageDown 0",
      ])
    try tmux.press("Escape")
    try await tmux.wait(for: "key escape 0")
    try tmux.type("é你")
    try await tmux.wait(for: "key character(\"你\") 0")
    try tmux.paste("two\nlines")
    try await tmux.wait(for: "paste(\"two\\nlines\")")
    try tmux.press("q")
    try await expectRestored(tmux, status: "status=0")
    #expect(try tmux.lines().contains("closed"))
  }

  @Test("A new size is told and drawn, down to one by one")
  func resize() async throws {
    let tmux = try probe()
    try await tmux.wait(for: "size 60x14")
    try tmux.resize(columns: 30, rows: 8)
    try await tmux.wait(for: "size 30x8")
    try await tmux.wait(for: "redraw 30x8")
    try tmux.resize(columns: 1, rows: 1)
    try await tmux.wait { $0 == ["…"] }
    try tmux.resize(columns: 70, rows: 20)
    try await tmux.wait(for: "size 70x20")
    try tmux.press("q")
    try await expectRestored(tmux, status: "status=0")
  }

  @Test("An exit without closing restores the terminal")
  func exit() async throws {
    let tmux = try probe()
    try await tmux.wait(for: "size")
    try tmux.press("e")
    try await expectRestored(tmux, status: "status=5")
  }

  @Test(
    "A signal that ends the program restores the terminal and is its end",
    arguments: [(1, "HUP"), (2, "INT"), (3, "QUIT"), (15, "TERM")])
  func endingSignals(number: Int, name: String) async throws {
    let tmux = try probe(
      "ulimit -c 0; trap '' \(name == "INT" || name == "QUIT" ? "USR1" : "USR2"); ")
    try await tmux.wait(for: "size")
    try tmux.signalProbe(name)
    try await expectRestored(tmux, status: "status=\(128 + number)")
  }

  @Test("A crash restores the terminal and stays a crash", arguments: ["f", "a", "n"])
  func crashes(key: String) async throws {
    let tmux = try probe("ulimit -c 0; ")
    try await tmux.wait(for: "size")
    try tmux.press(key)
    try await expectRestored(tmux, status: "status=1")
  }

  @Test("A signal ends the program though its main actor is busy")
  func busy() async throws {
    let tmux = try probe()
    try await tmux.wait(for: "size")
    try tmux.press("w")
    try await tmux.wait(for: "busy")
    try tmux.signalProbe("TERM")
    try await expectRestored(tmux, status: "status=143")
  }

  @Test("A signal that the parent ignored stays ignored")
  func ignored() async throws {
    let tmux = try probe("trap '' HUP; ")
    try await tmux.wait(for: "size")
    try tmux.signalProbe("HUP")
    try tmux.press("j")
    try await tmux.wait(for: "key character(\"j\") 0")
    try tmux.press("q")
    try await expectRestored(tmux, status: "status=0")
    // Nothing stays behind, though the shell ignores the signal as well.
    let shell = try tmux.process
    tmux.close()
    try await TmuxSession.waitForEnd(of: shell)
  }

  @Test("When standard input is a pipe, keys come from the terminal")
  func pipe() async throws {
    let tmux = try probe("echo data | ")
    try await tmux.wait(for: "size 60x14")
    try tmux.press("j")
    try await tmux.wait(for: "key character(\"j\") 0")
    try tmux.press("q")
    try await expectRestored(tmux, status: "status=0")
  }

  @Test("A file or a dumb terminal for output is refused, and nothing is written to it")
  func noScreen() async throws {
    let file = try probe("", "| od -c")
    try await file.wait(for: "n   o       t   e   r   m")
    let dumb = try probe("TERM=dumb ")
    try await dumb.wait(for: "Standard output is no terminal that can show a screen")
    try await dumb.wait(for: "status=3")
  }

  @Test("Without colours attributes stay")
  func noColor() async throws {
    let plain = try probe("NO_COLOR=1 ")
    try await plain.wait(for: "size")
    #expect(try plain.lines(styled: true)[0].contains("\u{1B}[1msize"))
    let colored = try probe("NO_COLOR= ")
    try await colored.wait(for: "size")
    #expect(try colored.lines(styled: true)[0].contains("\u{1B}[1m\u{1B}[31msize"))
  }

  @Test("Ctrl-Z suspends, and the screen is whole again afterwards")
  func suspend() async throws {
    let path = try #require(BuiltProgram.path("TerminalProbe"))
    let tmux = try TmuxSession(["bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "$ "])
    try await tmux.wait(for: "$")
    try tmux.type("'\(path)'\n")
    try await tmux.wait(for: "size 60x14")
    try tmux.press("C-z")
    try await tmux.wait(for: "Stopped")
    try await tmux.wait("#{alternate_on} #{wrap_flag}", is: "0 1")
    try tmux.resize(columns: 50, rows: 10)
    try tmux.type("fg\n")
    try await tmux.wait(for: "redraw 50x10")
    try tmux.press("j")
    try await tmux.wait(for: "key character(\"j\") 0")
    try tmux.press("q")
    try await tmux.wait(for: "closed")
    try tmux.type("echo status=$?\n")
    try await tmux.wait(for: "status=0")
  }

  @Test("A signal suspends it too, and a stop from outside leaves no garbled screen")
  func stopped() async throws {
    let path = try #require(BuiltProgram.path("TerminalProbe"))
    for name in ["TSTP", "STOP"] {
      let tmux = try TmuxSession(
        ["bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "$ "])
      try await tmux.wait(for: "$")
      try tmux.type("'\(path)'\n")
      try await tmux.wait(for: "size 60x14")
      try tmux.signalProbe(name)
      try await tmux.wait(for: "Stopped")
      try tmux.type("fg\n")
      try await tmux.wait(for: "redraw 60x14")
      try tmux.press("j")
      try await tmux.wait(for: "key character(\"j\") 0")
      try tmux.press("q")
      try await tmux.wait(for: "closed")
    }
  }

  @Test("The end of its terminal ends it")
  func hangUp() async throws {
    let path = try #require(BuiltProgram.path("TerminalProbe"))
    // `script` gives the program a terminal of its own; when it goes, the line is hung up.
    let tmux = try TmuxSession(
      shell: "trap '' HUP; '\(path)'; echo status=$?; \(Self.untilTerminalEnds)")
    try await tmux.wait(for: "size")
    let (process, shell) = (try tmux.probeProcess(), try tmux.process)
    tmux.close()
    try await TmuxSession.waitForEnd(of: process)
    try await TmuxSession.waitForEnd(of: shell)
  }
}
