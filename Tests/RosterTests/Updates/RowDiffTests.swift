import ListTestSupport
import Testing

@testable import Roster

@Suite("The difference of rows of any models") struct RowDiffTests {
  private struct News: RowModel {
    let id: Int
    var text = ""
    var content: RowContent { .text(text) }
  }

  private struct Product: RowModel {
    let id: Int
    var text = ""
    var content: RowContent { .text(text) }
  }

  private struct Named: RowModel {
    let id: String
    var content: RowContent { .text(id) }
  }

  /// Rows of two models that share their numbers, some repeated; with `names`, of a third too.
  private func rows(_ count: Int, names: Bool, _ random: inout SeededRandom) -> [AnyRow] {
    (0..<count).map { _ in
      let id = Int.random(in: -20...20, using: &random)
      switch Int.random(in: 0..<(names ? 3 : 2), using: &random) {
      case 0: return AnyRow(News(id: id, text: Bool.random(using: &random) ? "a" : "b"))
      case 1: return AnyRow(Product(id: id))
      default: return AnyRow(Named(id: "\(id)"))
      }
    }
  }

  @Test("It is that of their identities, whatever the keys are", arguments: [false, true])
  func identities(names: Bool) {
    var random = SeededRandom(seed: names ? 1 : 2)
    for _ in 0..<500 {
      let old = rows(Int.random(in: 0...40, using: &random), names: names, &random)
      let new =
        Bool.random(using: &random)
        ? old.shuffled(using: &random) : rows(40, names: names, &random)
      let expected = ListDiff(oldIDs: old.map(\.id), newIDs: new.map(\.id)) {
        old[$0].isEqual(to: new[$1])
      }
      #expect(ListDiff(oldRows: old, newRows: new) == expected)
    }
  }

  @Test("News 7 and product 7 are two rows, and no number is taken for a text")
  func spaces() {
    let old = [AnyRow(News(id: 7)), AnyRow(Product(id: 8)), AnyRow(News(id: 9))]
    let new = [AnyRow(Product(id: 9)), AnyRow(News(id: 8)), AnyRow(Product(id: 7))]
    let diff = ListDiff(oldRows: old, newRows: new)
    #expect(diff.deletes == [0, 1, 2] && diff.inserts == [0, 1, 2])
    #expect(PlainID(AnyRow(Named(id: "7")).id) == nil)
    #expect(PlainID(RowID(News.self, Int64(7))) == nil)
    #expect(PlainID(RowID(.section("s"), 7)) == nil)
    #expect(PlainID(RowID(News.self, 7)) != PlainID(RowID(Product.self, 7)))
    #expect(PlainID(RowID(News.self, -7)) == PlainID(RowID(News.self, -7)))
  }
}
