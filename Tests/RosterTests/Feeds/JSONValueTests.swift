import ListTestSupport
import Testing

@testable import Roster

@Suite("JSON values")
struct JSONValueTests {
  @Test("Parsing and writing lose nothing: order, repeats, literals, texts")
  func roundTrip() throws {
    let text =
      #"{"b":[1,1.0,-0,1E400,123456789012345678901234567890],"a":null,"b":true,"é":"\u0000\"\\\n😀"}"#
    let value = try JSONValue(parsing: text)
    #expect(value.description == text)
    #expect(try JSONValue(parsing: value.description) == value)
    #expect(value["b"]?[3]?.number?.literal == "1E400")
    #expect(value[path: "b.4"]?.number?.literal == "123456789012345678901234567890")
    for word in ["+4", "-0", "04", "4 ", " 4", "٤", "4.", "", "0x4", "-1", "99999999999999999999"] {
      #expect(value[path: JSONPath("b.\(word)")] == nil, "\(word)")
    }
    #expect(value[path: "b.9"] == nil && value[path: "x.y"] == nil && value[path: .root] == value)
    #expect(
      try JSONValue(parsing: #""\ud83d\ude00\/\b\f\r\t\u00e9""#) == .string("😀/\u{8}\u{C}\r\té"))
    #expect(try JSONValue(parsing: Array("\u{FEFF}[]".utf8)) == .array([]))
  }

  @Test("Equality ignores the order of members and the writing of numbers, nothing else")
  func equality() throws {
    func equal(_ left: String, _ right: String) throws -> Bool {
      let (left, right) = (try JSONValue(parsing: left), try JSONValue(parsing: right))
      if left == right { #expect(left.hashValue == right.hashValue) }
      #expect((left == right) == (right == left))
      return left == right
    }
    #expect(try equal(#"{"a":1,"b":[2,{"c":3,"d":4}]}"#, #"{"b":[2.0,{"d":4e0,"c":30e-1}],"a":1}"#))
    #expect(try !equal(#"{"a":1,"a":2}"#, #"{"a":2,"a":1}"#))
    #expect(try equal(#"{"a":1,"b":0,"a":2}"#, #"{"b":0,"a":1,"a":2}"#))
    #expect(try !equal(#"{"a":1,"a":1}"#, #"{"a":1,"b":1}"#))
    #expect(try !equal("[1,2]", "[2,1]"))
    #expect(try !equal(#""é""#, #""e\u0301""#))
    #expect(try !equal(#"{"é":1}"#, #"{"e\u0301":1}"#))
    #expect(try !equal("0", "false") && !equal("7", #""7""#) && !equal("null", "0"))
  }

  @Test("Numbers are exact, and huge exponents are cheap")
  func numbers() throws {
    func number(_ literal: String) throws -> JSONNumber { try #require(JSONNumber(literal)) }
    #expect(try number("9007199254740993") != number("9007199254740992"))
    #expect(try number("9007199254740993.0") == number("9007199254740993"))
    #expect(try number("-0") == number("0e999999999999999999999"))
    #expect(try number("1e999999999") != number("1e999999998"))
    #expect(try number("10e999999998") == number("1e999999999"))
    #expect(try number("1e99999999999999999999") != number("1e99999999999999999998"))
    #expect(try number("100e-2") == number("1") && number("1e-2") == number("0.01"))
    #expect(try number("9007199254740993.0").integer(as: Int64.self) == 9_007_199_254_740_993)
    #expect(try number("9223372036854775808").integer(as: Int64.self) == nil)
    #expect(try number("-9223372036854775808.0").integer(as: Int64.self) == .min)
    #expect(try number("18446744073709551615e0").integer(as: UInt64.self) == .max)
    #expect(try number("9007199254740992.5").integer(as: Int64.self) == nil)
    #expect(try number("1e999999999").integer(as: Int64.self) == nil)
    #expect(try number("1e-999999999999999999999").isInteger == false)
    #expect(try number("1e999999999").isInteger && number("1e999").double == .infinity)
    #expect(
      try number("-0.0").integer(as: UInt8.self) == 0 && number("255.0").integer() == 255 as UInt8)
    for literal in ["", "-", "01", "1.", ".5", "1e", "1e+", "+1", "0x1", "1 ", "NaN", "--1"] {
      #expect(JSONNumber(literal) == nil, "\(literal)")
    }
  }

  /// A number by the plainest means: all its digits and its exponent as lists of digits.
  private struct PlainNumber: Hashable {
    var isNegative = false
    var digits = ""
    var exponent = BigInteger(0)

    init(_ literal: String) {
      let parts = literal.lowercased().split(separator: "e", omittingEmptySubsequences: false)
      let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
      isNegative = literal.hasPrefix("-")
      digits = String(mantissa.joined().filter { $0 != "-" }.drop { $0 == "0" })
      if parts.count > 1 { exponent = BigInteger(String(parts[1])) }
      for _ in 0..<(mantissa.count > 1 ? mantissa[1].count : 0) { exponent.add(-1) }
      while digits.hasSuffix("0") {
        digits.removeLast()
        exponent.add(1)
      }
      if digits.isEmpty { (isNegative, exponent) = (false, BigInteger(0)) }
    }
  }

  /// An integer of any size that counts up and down.
  private struct BigInteger: Hashable {
    var isNegative = false
    var digits: [Int] = []  // the last first

    init(_ value: Int) { self.init(String(value)) }

    init(_ text: String) {
      isNegative = text.hasPrefix("-")
      digits = text.compactMap(\.wholeNumberValue).reversed()
      tidy()
    }

    mutating func add(_ step: Int) {
      if digits.isEmpty { isNegative = step < 0 }
      var place = 0
      let change = isNegative ? -step : step
      digits.append(0)
      while true {
        digits[place] += change
        if (0...9).contains(digits[place]) { break }
        digits[place] -= 10 * change
        place += 1
      }
      tidy()
    }

    private mutating func tidy() {
      while digits.last == 0 { digits.removeLast() }
      if digits.isEmpty { isNegative = false }
    }
  }

  @Test("Numbers of any exponent are equal as their values are")
  func exponents() throws {
    func number(_ literal: String) throws -> JSONNumber { try #require(JSONNumber(literal)) }
    #expect(try number("1e99999999999999999999") == number("10e99999999999999999998"))
    #expect(try number("0.1e100000000000000000") == number("1e99999999999999999"))
    #expect(try number("10e-1000000000000000000") == number("1e-999999999999999999"))
    #expect(try number("10e999999999999999999") == number("1e1000000000000000000"))
    #expect(try number("1e1000000000000000000") != number("1e-1000000000000000000"))
    var random = SeededRandom(seed: 8)
    let exponents = [
      "0", "1", "17", "999", "9999999999999999", "99999999999999999", "100000000000000000",
      "999999999999999999", "1000000000000000000", "9223372036854775807", "9999999999999999999",
      "10000000000000000000", "99999999999999999999", "100000000000000000000000",
    ]
    var literals: [String] = []
    for _ in 0..<250 {
      let digits = ["1", "10", "100", "12", "120", "0", "0.1", "0.01", "1.20", "0.0", "1000000"]
      var exponent = BigInteger(exponents.randomElement(using: &random)!)
      for _ in 0..<Int.random(in: 0..<4, using: &random) {
        exponent.add(Bool.random(using: &random) ? 1 : -1)
      }
      let sign = Bool.random(using: &random) ? "-" : ["", "+"].randomElement(using: &random)!
      let zeros = String(repeating: "0", count: Int.random(in: 0..<3, using: &random))
      let written = String(exponent.digits.reversed().map(String.init).joined())
      literals.append(
        (Int.random(in: 0..<4, using: &random) == 0 ? "-" : "")
          + digits.randomElement(using: &random)! + ["e", "E"].randomElement(using: &random)!
          + sign + zeros + (written.isEmpty ? "0" : written))
    }
    let numbers = try literals.map { (try number($0), PlainNumber($0), $0) }
    var equal = 0
    for (left, leftModel, leftText) in numbers {
      #expect(left.isInteger == !leftModel.exponent.isNegative, "\(leftText)")
      for (right, rightModel, rightText) in numbers {
        let isEqual = leftModel == rightModel
        if isEqual { equal += 1 }
        if (left == right) != isEqual || (isEqual && left.hashValue != right.hashValue) {
          Issue.record("\(leftText) and \(rightText)")
        }
      }
    }
    #expect(equal > 2 * numbers.count)
    #expect(Set(numbers.map(\.0)).count == Set(numbers.map(\.1)).count)
  }

  @Test(
    "What is not JSON is refused, with line and column",
    arguments: [
      ("", 1, 1), ("[1,\n 2,]", 2, 4), ("{\"é你\": x}", 1, 8), ("[\"a\nb\"]", 1, 4), ("[01]", 1, 3),
      ("[1]\n\n []", 3, 2), ("\"\\ud800\"", 1, 2), ("\"\\udc00\\ud800\"", 1, 2), ("{\"a\"}", 1, 5),
      ("[nul]", 1, 2), ("[truex]", 1, 2), ("{\"a\":1,}", 1, 8), ("'a'", 1, 1), ("[1}", 1, 3),
      ("\"\\x\"", 1, 2), ("[1", 1, 3), ("{a:1}", 1, 2), ("[\"\\u12G4\"]", 1, 3), ("-", 1, 2),
    ])
  func syntaxErrors(text: String, line: Int, column: Int) {
    #expect {
      try JSONValue(parsing: text)
    } throws: {
      let error = $0 as? JSONSyntaxError
      return error?.line == line && error?.column == column && error?.reason.isEmpty == false
    }
  }

  @Test("512 levels are parsed, compared, hashed and written; one more is an error")
  func depth() throws {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    let value = try JSONValue(parsing: text)
    #expect(value.description == text && value.hashValue == value.hashValue && value == value)
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: "[" + text + "]") }
    #expect(throws: JSONSyntaxError.self) {
      try JSONValue(parsing: String(repeating: "{\"a\":", count: 1_000_000))
    }
  }
}
