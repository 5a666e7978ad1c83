import BenchmarkKit
import Roster

/// Measures the diff of two lists beside two things that everyone has.
struct LinearBenchmarks {
  let options: Options
  var report = Report(
    "Lists",
    columns: [
      "workload", "Roster ms", "operations", "of them moves", "CollectionDifference ms",
      "Dictionary ms",
    ])

  mutating func run<Element>(_ workload: @autoclosure () -> Workload<Element>, _ name: String) {
    if !options.includes(name) { return }
    let workload = workload()
    let (old, new) = (workload.old, workload.new)
    let roster = measure(runs: options.runs) { ListDiff(old: old, new: new) }
    verify(roster.result, workload, name)
    let yardstick = measure(runs: options.runs) { lookUp(old, new) }
    let operations = roster.result.operations
    report.add([
      name, format(roster.milliseconds), String(operations), String(roster.result.moves.count),
      collectionDifference(workload, operations: operations), format(yardstick.milliseconds),
    ])
  }

  /// Swift's own, whose cost grows with the square of the operations: left out where it takes minutes.
  private func collectionDifference<Element>(
    _ workload: Workload<Element>, operations: Int
  ) -> String {
    if operations > 3_000 { return "left out: too slow" }
    let runs = operations > 500 ? 1 : options.runs
    let (milliseconds, _) = measure(runs: runs) { workload.new.difference(from: workload.old) }
    return format(milliseconds)
  }

  /// The yardstick: a dictionary of the old ids, and each new id looked up.
  private func lookUp<Element: Identifiable>(_ old: [Element], _ new: [Element]) -> Int {
    var places = [Element.ID: Int](minimumCapacity: old.count)
    for place in old.indices { places[old[place].id] = place }
    var sum = 0
    for place in new.indices { sum &+= places[new[place].id] ?? 0 }
    return sum
  }

  private func verify<Element>(_ diff: ListDiff, _ workload: Workload<Element>, _ name: String) {
    guard diff.apply(to: workload.old, from: workload.new) == workload.new else {
      fatalError("\(name): the diff does not replay")
    }
    var list = workload.old
    if workload.old.count <= 200_000, diff.splices.count <= 5_000 {
      for splice in diff.splices + diff.refreshes {
        list.replaceSubrange(
          splice.position..<splice.position + splice.removed,
          with: workload.new[splice.addedRange])
      }
      guard list == workload.new else { fatalError("\(name): the splices do not replay") }
    }
    if let fewest = workload.fewest, diff.operations != fewest {
      fatalError("\(name): \(diff.operations) operations where \(fewest) are enough")
    }
  }
}

extension ListDiff {
  /// How many operations a host is given.
  var operations: Int { deletes.count + inserts.count + moves.count + updates.count }
}

/// Milliseconds with three digits that count.
func format(_ milliseconds: Double) -> String {
  let digits = milliseconds < 0.1 ? 4 : milliseconds < 1 ? 3 : milliseconds < 100 ? 2 : 0
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  return String((milliseconds * scale).rounded() / scale)
}
