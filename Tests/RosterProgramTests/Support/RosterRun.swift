import Foundation
import TerminalTestSupport
import Testing

/// The built program, run to its end.
struct RosterRun {
  let status: Int32
  let output: String
  let errors: String

  /// The output's lines.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Where the program is.
  static var path: String {
    get throws { try #require(BuiltProgram.path("roster")) }
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - input: What comes through its standard input, which is a pipe.
  ///   - shell: A line of shell that runs the program as `$0` with the arguments, in its place.
  init(_ arguments: [String], input: String = "", shell: String = #"exec "$0" "$@""#) throws {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", shell, try Self.path] + arguments
    // The output goes to files, not pipes: nobody has to read while the program writes.
    let files = try ["output", "errors"].map { name in
      try FileHandle(forWritingTo: URL(fileURLWithPath: folder.write("", to: name)))
    }
    let pipe = Pipe()
    process.standardInput = pipe
    process.standardOutput = files[0]
    process.standardError = files[1]
    try process.run()
    // A program that reads nothing may have ended by now.
    try? pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try folder.read("output")
    errors = try folder.read("errors")
  }
}
