import ListTestSupport

/// A generator that gives the same numbers in each run (SplitMix64), so that a failure repeats.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Scalars that meet in sequences, beside scalars from anywhere.
  private static let lively: [Unicode.Scalar] =
    Array(
      "ab1#* \t\n\r\u{1B}\u{7F}\u{9B}e\u{301}\u{323}你好한글\u{1100}\u{1161}\u{11A8}👩👨👧⚡❤♂☎🏽🏿🇺🇸"
        .unicodeScalars
    ) + [
      "\u{200D}", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "\u{20E3}", "\u{200C}", "\u{200B}",
      "\u{202E}",
      "\u{2066}", "\u{E0041}", "\u{915}", "\u{94D}", "\u{93E}", "\u{645}", "\u{3000}", "\u{FFFE}",
      "\u{E000}", "\u{600}", "\u{2028}",
    ]

  mutating func text(upTo length: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...length, using: &self) {
      if Int.random(in: 0..<8, using: &self) == 0 {
        scalars.append(Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) ?? "?")
      } else {
        scalars.append(Self.lively.randomElement(using: &self) ?? "a")
      }
    }
    return String(scalars)
  }
}
