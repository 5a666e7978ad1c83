#if GTK
  import Foundation
  import Testing

  @Suite("The program's windows", .enabled(if: hasDisplay), .serialized) struct WindowTests {
    @Test(
      "What the demos tell a screen reader, and their pictures",
      arguments: ["store", "feed", "people"])
    func demo(_ name: String) throws {
      let run = try RosterRun(
        ["demo", "--gtk", name],
        shell: Self.window("--until '\(Self.root)Tests/RosterProgramTests/Windows/\(name).txt'"))
      #expect(run.status == 0)
      #expect(run.output == "ended with 0\n")
      #expect(run.errors.isEmpty)
      let picture = try Data(
        contentsOf: URL(filePath: Self.root + "Docs/gtk-" + name + ".png"))
      #expect(picture.count < 100_000)
      // Width and height stand at a fixed place in every PNG, the high byte first.
      #expect(
        picture[16..<24].map { $0 } == [0, 0, 480 >> 8, 480 & 255, 0, 0, 680 >> 8, 680 & 255])
    }

    @Test("A feed of a million lines opens in a window") func view() throws {
      let folder = try TemporaryFolder()
      let lines = (0..<1_000_000).lazy.map { "{\"title\":\"Row \($0)\"}\n" }
      let feed = try folder.write(lines.joined(), to: "long.ndjson")
      let run = try RosterRun(
        ["view", "--gtk", feed], shell: Self.window("--like '(?s)Row 0.*/1,000,000'"))
      #expect(run.status == 0)
      #expect(run.output == "ended with 0\n")
      #expect(run.errors.isEmpty)
    }

    @Test("Without a session bus there is a window all the same") func noBus() throws {
      let run = try RosterRun(
        ["demo", "--gtk", "people"],
        shell: "unset DBUS_SESSION_BUS_ADDRESS; export GTK_A11Y=none; "
          + Self.window("--named People"))
      #expect(run.status == 0)
      #expect(run.output == "ended with 0\n")
      #expect(run.errors.isEmpty)
    }

    @Test("Without a display the program says so", arguments: [["demo"], ["view", "-"]])
    func noDisplay(_ arguments: [String]) throws {
      let run = try RosterRun(
        arguments + ["--gtk"], input: "[1]",
        shell: #"unset DISPLAY WAYLAND_DISPLAY; exec "$0" "$@""#)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(
        run.errors
          == "There is no display for a window: DISPLAY or WAYLAND_DISPLAY names none.\n")
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../").standardized.path(percentEncoded: false)

    /// Runs the program until its window shows something, and ends it.
    private static func window(_ options: String) -> String {
      #"exec "# + "'\(root)scripts/window.py' \(options)" + #" "$0" "$@""#
    }
  }

  private let hasDisplay = ProcessInfo.processInfo.environment["DISPLAY"] != nil
#else
  import Testing

  @Suite("The program without windows") struct WindowTests {
    @Test("It says how to get them", arguments: [["demo"], ["view", "-"]])
    func hint(_ arguments: [String]) throws {
      let run = try RosterRun(arguments + ["--gtk"], input: "[1]")
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("roster: this program was built without GTK 4"))
      #expect(run.errors.contains("make demo-gtk"))
    }
  }
#endif
