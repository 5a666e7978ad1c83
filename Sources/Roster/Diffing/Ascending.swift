/// Positions in ascending order.
///
/// Many that lie close together are not compared: each sets a bit, and the bits are read off.
///
/// - Parameter positions: Positions of a list, none of them twice.
/// - Complexity: O(*k* + *r* / 64) for *k* positions within a range of *r*, or O(*k* log *k*) if the
///   range is long.
func ascending(_ positions: [Int]) -> [Int] {
  if zip(positions, positions.dropFirst()).allSatisfy(<) { return positions }
  // There are two at least.
  let low = positions.min()!
  let (span, isTooLong) = positions.max()!.subtractingReportingOverflow(low)
  if isTooLong || span / 64 > positions.count { return positions.sorted() }
  var words = [UInt64](repeating: 0, count: span / 64 + 1)
  for position in positions { words[(position - low) >> 6] |= 1 << UInt64((position - low) & 63) }
  var result: [Int] = []
  result.reserveCapacity(positions.count)
  for (index, bits) in words.enumerated() {
    var rest = bits
    while rest != 0 {
      result.append(low + index << 6 + rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }
  return result
}
