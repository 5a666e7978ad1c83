import Testing

@testable import Roster

@Suite("AT05 Repeated keys are contained: the typed diff") struct ListDiffRepeatsTests {
  private func repeats(in list: [Item<String>], _ name: ListDiff.Repeat.List) -> [ListDiff.Repeat] {
    ListDiff.repeats(count: list.count, name) { list[$0].id }
  }

  @Test("b: [A, B, A'] to [B, A'] replays exactly")
  func leading() {
    let (old, new) = (items("A B A*"), items("B A*"))
    let diff = ListDiff(old: old, new: new)
    #expect(diff.apply(to: old, from: new) == new)
    #expect(fault(of: diff, old, new) == nil)
  }

  @Test("d: repeats are found with the position where the id occurred first")
  func positions() {
    #expect(
      repeats(in: items("A A"), .old)
        == [.init(list: .old, position: 1, first: 0)])
    #expect(
      repeats(in: items("A B A C A* B"), .new)
        == [
          .init(list: .new, position: 2, first: 0), .init(list: .new, position: 4, first: 0),
          .init(list: .new, position: 5, first: 1),
        ])
    #expect(repeats(in: items("A B C"), .old) == [])
  }

  @Test("repeats that the search meets are returned for both lists")
  func returned() {
    let old = items("A B B C")
    let new = items("C C B D A")
    let diff = ListDiff(old: old, new: new)
    #expect(fault(of: diff, old, new) == nil)
    #expect(
      diff.repeats
        == [
          .init(list: .old, position: 2, first: 1), .init(list: .new, position: 1, first: 0),
        ])
  }

  @Test("a list of one id only costs no more comparisons per element than any other")
  func oneIDOnly() {
    func comparisons(_ count: Int) -> Int {
      let counter = ProbeCounter()
      let one = Item(id: ProbeID(value: 1, counter: counter), content: 0)
      let two = Item(id: ProbeID(value: 2, counter: counter), content: 0)
      let old = [one] + Array(repeating: two, count: count) + [two]
      let new = [two] + Array(repeating: one, count: count) + [one]
      counter.reset()
      let diff = ListDiff(old: old, new: new)
      let comparisons = counter.comparisons
      #expect(fault(of: diff, old, new) == nil)
      return comparisons
    }
    #expect(comparisons(4_000) <= 12 * comparisons(400))
  }
}
