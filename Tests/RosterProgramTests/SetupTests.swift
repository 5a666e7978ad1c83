import Foundation
import Testing

@Suite("What make installs") struct SetupTests {
  /// What the window demo asks for.
  private static let wanted = "swift lib:gtk4:libgtk-4-dev:gtk4 deb:xvfb tmux"

  @Test("What is missing is named and installed in one go")
  func installs() throws {
    let machine = try Machine()
    try machine.add("swift", "env", "apt-get")
    try machine.add("dpkg-query", doing: "exit 1")
    let run = try machine.need(Self.wanted)
    #expect(run.status == 0)
    #expect(run.output == "Installing with apt-get: libgtk-4-dev pkg-config xvfb tmux\n")
    #expect(run.errors.isEmpty)
    #expect(
      try machine.log == """
        apt-get update -qq
        apt-get install -y -qq libgtk-4-dev pkg-config xvfb tmux

        """)
  }

  @Test("What is there is left alone, without a word")
  func nothing() throws {
    let machine = try Machine()
    try machine.add("swift", "tmux", "apt-get", "pkg-config")
    try machine.add("dpkg-query", doing: "printf installed")
    let run = try machine.need(Self.wanted)
    #expect(run.status == 0)
    #expect(run.output.isEmpty && run.errors.isEmpty)
    #expect(try machine.log == "pkg-config --exists gtk4\n")
  }

  @Test("A package list that cannot be fetched does not keep from installing")
  func oldList() throws {
    let machine = try Machine()
    try machine.add("swift", "env")
    try machine.add("apt-get", doing: #"[ "$1" = install ]"#)
    let run = try machine.need("tmux")
    #expect(run.status == 0)
    #expect(run.errors == "The list of packages may be old: apt-get update failed.\n")
    #expect(try machine.log == "apt-get update -qq\napt-get install -y -qq tmux\n")
  }

  @Test("What cannot be installed is said, with what to do")
  func failures() throws {
    let machine = try Machine()
    try machine.add("swift")
    var run = try machine.need(Self.wanted)
    #expect(run.status == 1)
    #expect(
      run.errors == """
        There is neither apt-get nor brew to install what is missing.
        Install by hand, then run this again: gtk4 pkg-config tmux

        """)
    try machine.add("env")
    try machine.add("apt-get", doing: #"[ "$1" = update ]"#)
    run = try machine.need("tmux")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        apt-get could not install what is missing.
        Install by hand, then run this again: tmux

        """)
    try machine.add("id", doing: "echo 1000")
    run = try machine.need("tmux")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        Only root can install, and there is no sudo.
        Install by hand, then run this again: tmux

        """)
  }

  @Test("Without Swift nothing else is tried") func noSwift() throws {
    let machine = try Machine()
    try machine.add("apt-get")
    let run = try machine.need(Self.wanted)
    #expect(run.status == 1)
    #expect(run.errors.contains("https://www.swift.org/install/"))
    #expect(try machine.log.isEmpty)
  }

  /// A machine that has the commands that a test gives it, and writes down how they are called.
  private struct Machine {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try FileManager.default.createDirectory(
        atPath: folder.path + "/bin", withIntermediateDirectories: true)
      try folder.write("", to: "log")
      try add("id", doing: "echo 0")
    }

    var log: String {
      get throws { try folder.read("log") }
    }

    func add(_ names: String...) throws {
      for name in names {
        try add(name, doing: name == "env" ? #"exec /usr/bin/env "$@""# : "true")
      }
    }

    func add(_ name: String, doing body: String) throws {
      let isLogged = ["apt-get", "pkg-config"].contains(name)
      let note = isLogged ? "echo \"\(name) $*\" >> '\(folder.path)/log'\n" : ""
      let file = try folder.write("#!/bin/sh\n\(note)\(body)\n", to: "bin/" + name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }

    func need(_ things: String) throws -> RosterRun {
      let script = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../scripts/need.sh").standardized.path(percentEncoded: false)
      return try RosterRun(
        [], shell: "PATH='\(folder.path)/bin' exec /bin/bash '\(script)' \(things)")
    }
  }
}
