/// A place in a table that a row can be moved to.
public struct RowPlace: Sendable, Hashable {
  /// The section.
  public var section: SectionID
  /// The position in the section, once the row has been taken out of its old place.
  public var index: Int

  /// A place.
  public init(section: SectionID, index: Int) {
    self.section = section
    self.index = index
  }
}
