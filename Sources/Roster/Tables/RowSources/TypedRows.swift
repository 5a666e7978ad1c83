/// Rows made from values of one type, which are compared without being made into rows.
struct TypedRows<Element>: RowSource
where Element: Identifiable & Equatable & Sendable, Element.ID: Sendable {
  typealias Diff = @Sendable (_ old: [Element], _ new: [Element]) -> ListDiff

  let elements: [Element]
  /// Captured where `Element` is concrete, so that the compiler could make it fast.
  private let diff: Diff
  private let make: @MainActor @Sendable (Element) -> AnyRow
  private let places = LazyIndex<Element.ID>()

  init(
    _ elements: [Element], diff: @escaping Diff,
    make: @escaping @MainActor @Sendable (Element) -> AnyRow
  ) {
    self.elements = elements
    self.diff = diff
    self.make = make
  }

  var count: Int { elements.count }
  func id(at index: Int) -> RowID { RowID(Element.self, elements[index].id) }

  var spaces: Set<RowID.Space> { [.type(Element.self)] }

  func index(of id: RowID) -> Int? {
    guard id.space == .type(Element.self), let key = id.key.base(as: Element.ID.self) else {
      return nil
    }
    return places.index(of: key, count: elements.count) { elements[$0].id }
  }

  func row(at index: Int) -> AnyRow {
    var row = make(elements[index])
    row.id = id(at: index)
    return row
  }

  func record(at index: Int) -> (any Sendable)? { elements[index] }

  func difference(from old: any RowSource) -> ListDiff {
    guard let old = old as? TypedRows<Element> else { return erasedDifference(from: old) }
    return diff(old.elements, elements)
  }

  func isEqual(
    at index: Int, to other: any RowSource, at otherIndex: Int
  ) -> Bool {
    guard let other = other as? TypedRows<Element> else { return false }
    return elements[index] == other.elements[otherIndex]
  }

  var repeats: [(position: Int, first: Int)] {
    var seen = [Element.ID: Int](minimumCapacity: elements.count)
    var found: [(position: Int, first: Int)] = []
    for (index, element) in elements.enumerated() {
      if let first = seen[element.id] {
        found.append((index, first))
      } else {
        seen[element.id] = index
      }
    }
    return found
  }
}
