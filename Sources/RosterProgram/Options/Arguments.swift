/// What a command was called with, sorted into options and operands.
///
/// - `--name value` and `--name=value` are the same. The last of a repeated option counts.
/// - `--` ends the options; `-` alone is an operand and stands for standard input.
struct Arguments: Equatable {
  /// The values of the options that were given; empty for those that take none.
  private(set) var options: [String: String] = [:]
  /// What is no option, in order.
  private(set) var operands: [String] = []

  /// Whether help was asked for, which makes everything else irrelevant.
  var wantsHelp: Bool { options["help"] != nil }

  /// Sorts what a command was called with.
  ///
  /// - Throws: A `UsageError` for an unknown option, a missing value, or one that is not wanted.
  init(_ words: some Sequence<String>, options specs: [OptionSpec]) throws(UsageError) {
    var rest = ArraySlice(Array(words))
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      } else if word == "-h" {
        options["help"] = ""
      } else if word.hasPrefix("-"), word != "-" {
        try take(word, specs, &rest)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func take(
    _ word: String, _ specs: [OptionSpec], _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let spec = specs.first(where: { "--\($0.name)" == parts[0] }) else {
      let names = specs.map { "--\($0.name)" }
      throw UsageError(
        "unknown option “\(parts[0])”" + Spelling.hint(for: String(parts[0]), among: names))
    }
    switch (spec.value, parts.count) {
    case (nil, 1): options[spec.name] = ""
    case (nil, _): throw UsageError("“--\(spec.name)” takes no value")
    case (_, 2): options[spec.name] = String(parts[1])
    case (let value?, _):
      guard let next = rest.popFirst() else {
        throw UsageError("“--\(spec.name)” needs a value: \(value)")
      }
      options[spec.name] = next
    }
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { options[name] != nil }

  /// The value of an option.
  subscript(name: String) -> String? { options[name] }

  /// The value of an option that is a whole number in a range; `nil` if it was not given.
  func number(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = options[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let limits =
        range.upperBound == .max
        ? "from \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
      throw UsageError("“--\(name)” needs a whole number \(limits), not “\(text)”")
    }
    return number
  }

  /// The operands, if there are as many as named.
  func operands(_ names: [String], optional: Int = 0) throws(UsageError) -> [String] {
    if operands.count > names.count {
      throw UsageError("“\(operands[names.count])” is one argument too many")
    }
    if operands.count < names.count - optional {
      throw UsageError("\(names[operands.count]) is missing")
    }
    return operands
  }
}
