/// What the benchmarks are told on the command line: `--runs N`, `--only TEXT`, `--output FILE`.
public struct Options {
  /// How often each piece of work is measured.
  public var runs = 11
  /// Only workloads whose name has this text.
  public var only: String?
  /// Where the report is written beside standard output.
  public var output: String?

  /// Reads the arguments of the process; unknown ones are named in the result's `unknown`.
  public init(_ arguments: [String] = CommandLine.arguments) {
    var rest = arguments.dropFirst()
    while let option = rest.popFirst() {
      switch (option, rest.popFirst()) {
      case ("--runs", let value?): runs = max(9, Int(value) ?? runs)
      case ("--only", let value?): only = value
      case ("--output", let value?): output = value
      default: unknown.append(option)
      }
    }
  }

  /// Arguments that mean nothing here.
  public private(set) var unknown: [String] = []

  /// Whether a workload of this name is to run.
  public func includes(_ name: String) -> Bool { only.map { name.contains($0) } ?? true }
}
