import BenchmarkKit

/// Two lists to be compared.
struct Workload<Element: Identifiable & Hashable> {
  let name: String
  let old: [Element]
  let new: [Element]
  /// The operations that a smallest diff has, where they are known.
  var fewest: Int?
}

extension Workload {
  /// DifferenceKit's own shape: one stretch leaves, one enters, the first elements are shuffled.
  static func stretches(
    _ name: String, count: Int, deleted: Range<Int>, inserted: Range<Int>, shuffled: Range<Int>,
    make: (inout SeededRandom) -> Element
  ) -> Self {
    var random = SeededRandom(seed: 1)
    let old = (0..<count).map { _ in make(&random) }
    var new = old
    new.removeSubrange(deleted)
    new.insert(contentsOf: inserted.map { _ in make(&random) }, at: inserted.lowerBound)
    new[shuffled].shuffle(using: &random)
    return Workload(name: name, old: old, new: new)
  }

  /// A list of which a copy without shared storage is changed.
  static func changed(
    _ name: String, count: Int, fewest: Int?, make: (inout SeededRandom) -> Element,
    by change: (inout [Element], inout SeededRandom) -> Void
  ) -> Self {
    var random = SeededRandom(seed: 2)
    let old = (0..<count).map { _ in make(&random) }
    var new: [Element] = []
    new.append(contentsOf: old)
    change(&new, &random)
    return Workload(name: name, old: old, new: new, fewest: fewest)
  }
}

/// Random single edits of different elements: a quarter each of deletes, inserts, new contents and moves.
func edit<Element>(
  _ list: inout [Element], times: Int, _ random: inout SeededRandom,
  fresh: (inout SeededRandom) -> Element, touch: (inout Element) -> Void
) {
  var edits: [Int: Int] = [:]
  while edits.count < times { edits[.random(in: 0..<list.count, using: &random)] = edits.count }
  var result: [Element] = []
  var moved: [Element] = []
  result.reserveCapacity(list.count)
  for (place, var element) in list.enumerated() {
    switch edits[place].map({ $0 % 4 }) {
    case 0: continue
    case 1: result += [fresh(&random), element]
    case 2:
      touch(&element)
      result.append(element)
    case 3: moved.append(element)
    default: result.append(element)
    }
  }
  for element in moved {
    result.insert(element, at: .random(in: 0...result.count, using: &random))
  }
  list = result
}
