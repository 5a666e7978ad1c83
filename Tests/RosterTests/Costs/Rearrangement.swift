import ListTestSupport

/// Two lists of numbers as an adversary would choose them.
enum Rearrangement: String, CaseIterable {
  case same, allNew, reversed, oddThenEven, interleaved, organPipe, shuffled, halvesSwapped
  case firstToEnd, lastToFront, everyTenthRemoved, everyTenthInserted, blocksReversed
  case oneIDOnly, oneIDBesideOthers, fewIDs, emptied, filled, notANumber

  /// The lists of about a size. A number below 0 stands for an id that is not equal to itself.
  func lists(_ size: Int) -> (old: [Int], new: [Int]) {
    let old = Array(0..<size)
    switch self {
    case .same: return (old, old)
    case .allNew: return (old, old.map { $0 + size })
    case .reversed: return (old, old.reversed())
    case .oddThenEven: return (old, old.filter { $0 % 2 == 1 } + old.filter { $0 % 2 == 0 })
    case .interleaved: return (old, (0..<size / 2).flatMap { [$0, $0 + size / 2] })
    case .organPipe:
      return (old, old.filter { $0 % 2 == 0 } + old.filter { $0 % 2 == 1 }.reversed())
    case .shuffled:
      var random = SeededRandom(seed: 3)
      return (old, old.shuffled(using: &random))
    case .halvesSwapped: return (old, Array(old[(size / 2)...] + old[..<(size / 2)]))
    case .firstToEnd: return (old, Array(old.dropFirst()) + old.prefix(1))
    case .lastToFront: return (old, old.suffix(1) + Array(old.dropLast()))
    case .everyTenthRemoved: return (old, old.filter { $0 % 10 != 3 })
    case .everyTenthInserted: return (old.filter { $0 % 10 != 3 }, old)
    case .blocksReversed:
      return (old, stride(from: 0, to: size, by: 20).reversed().flatMap { old[$0..<$0 + 20] })
    case .oneIDOnly:
      return (
        Array(repeating: 1, count: size), [2] + Array(repeating: 1, count: size - 1)
      )
    case .oneIDBesideOthers:
      return (
        old.map { $0 % 2 == 0 ? 1 : $0 }, old.reversed().map { $0 % 2 == 0 ? $0 : 1 }
      )
    case .fewIDs: return (old.map { $0 % 7 }, old.map { $0 * 3 % 11 })
    case .emptied: return (old, [])
    case .filled: return ([], old)
    case .notANumber: return (old.map { $0 % 2 == 0 ? $0 : -1 }, old.reversed().map { $0 % 3 - 1 })
    }
  }
}
