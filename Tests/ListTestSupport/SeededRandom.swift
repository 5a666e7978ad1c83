/// A generator that gives the same numbers for the same seed (SplitMix64), so that a failure repeats.
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// A generator that a seed decides.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 up to, not including, `bound`.
  public mutating func below(_ bound: Int) -> Int {
    Int.random(in: 0..<max(1, bound), using: &self)
  }
}
