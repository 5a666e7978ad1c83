/// What is done to all elements of a list at once. Made where their type is known to the compiler, which
/// then knows how to compare and hash them.
@usableFromInline struct ElementCode<Element>: Sendable
where Element: Identifiable & Equatable & Sendable, Element.ID: Sendable {
  /// The difference of two lists.
  let diff: @Sendable (_ old: [Element], _ new: [Element]) -> ListDiff
  /// The places of all elements.
  let places: @Sendable ([Element]) -> RowPlaces
  /// The first position of an id in the list that the places are of.
  let position: @Sendable (Element.ID, [Element], RowPlaces) -> Int?

  /// The code for elements of a type: call it from inlinable code.
  @inlinable init() {
    self.init(
      diff: { ListDiff(old: $0, new: $1) },
      places: { elements in RowPlaces(count: elements.count) { elements[$0].id } },
      position: { id, elements, places in places.position(of: id) { elements[$0].id } })
  }

  @usableFromInline init(
    diff: @escaping @Sendable ([Element], [Element]) -> ListDiff,
    places: @escaping @Sendable ([Element]) -> RowPlaces,
    position: @escaping @Sendable (Element.ID, [Element], RowPlaces) -> Int?
  ) {
    self.diff = diff
    self.places = places
    self.position = position
  }
}
