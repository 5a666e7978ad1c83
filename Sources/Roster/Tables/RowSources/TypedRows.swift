/// Rows made from values of one type, which are compared without being made into rows.
struct TypedRows<Element>: RowSource
where Element: Identifiable & Equatable & Sendable, Element.ID: Sendable {
  let elements: [Element]
  private let code: ElementCode<Element>
  private let make: @MainActor @Sendable (Element) -> AnyRow
  private let preview: (@MainActor @Sendable (Element) -> RowPreview)?
  private var places = LazyPlaces()
  private var token = SourceToken()

  init(
    _ elements: [Element], code: ElementCode<Element>,
    make: @escaping @MainActor @Sendable (Element) -> AnyRow,
    preview: (@MainActor @Sendable (Element) -> RowPreview)?
  ) {
    self.elements = elements
    self.code = code
    self.make = make
    self.preview = preview
  }

  var count: Int { elements.count }
  func id(at index: Int) -> RowID { RowID(Element.self, elements[index].id) }

  var spaces: Set<RowID.Space> { [.type(Element.self)] }

  func index(of id: RowID) -> Int? {
    guard id.space == .type(Element.self), let key = id.key.base(as: Element.ID.self) else {
      return nil
    }
    if elements.count <= LazyPlaces.shortList { return elements.firstIndex { $0.id == key } }
    return code.position(key, elements, allPlaces)
  }

  func row(at index: Int) -> AnyRow {
    var row = make(elements[index])
    row.id = id(at: index)
    return row
  }

  func preview(at index: Int) -> RowPreview? { preview?(elements[index]) }
  func record(at index: Int) -> (any Sendable)? { elements[index] }

  func difference(from old: any RowSource) -> ListDiff {
    guard let old = old as? TypedRows<Element> else { return erasedDifference(from: old) }
    if isIdentical(to: old) { return ListDiff() }
    return token.difference(from: old.token) { code.diff(old.elements, elements) }
  }

  func comparisonWork(from old: any RowSource) -> Int {
    guard let old = old as? TypedRows<Element> else { return 0 }
    return isIdentical(to: old) || token.knowsDifference(from: old.token) ? 0 : old.count + count
  }

  func prepareDifference(from old: any RowSource) {
    guard let old = old as? TypedRows<Element> else { return }
    _ = difference(from: old)
    // Hosts look rows up after each update.
    _ = allPlaces
  }

  /// The array is the same: what was found out about it holds on.
  func adopting(_ old: any RowSource) -> any RowSource {
    guard let old = old as? TypedRows<Element>, isIdentical(to: old) else { return self }
    var copy = self
    copy.places = old.places
    copy.token = old.token
    return copy
  }

  func isEqual(
    at index: Int, to other: any RowSource, at otherIndex: Int
  ) -> Bool {
    guard let other = other as? TypedRows<Element> else {
      return isEqual(at: index, unwrapping: other, at: otherIndex)
    }
    return elements[index] == other.elements[otherIndex]
  }

  var faults: RowFaults { places.faults(count: count) { code.places(elements) } }

  /// Made when first asked for.
  private var allPlaces: RowPlaces { places.value { code.places(elements) } }

  /// A table is often made again with an array that has not changed: its storage is the same then.
  func isIdentical(to other: any RowSource) -> Bool {
    guard let other = other as? TypedRows<Element> else { return false }
    if token === other.token { return true }
    return elements.count == other.elements.count
      && elements.withUnsafeBufferPointer { mine in
        other.elements.withUnsafeBufferPointer { $0.baseAddress == mine.baseAddress }
      }
  }
}
