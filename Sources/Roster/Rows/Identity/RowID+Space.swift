extension RowID {
  /// Where the key of a row is unique.
  public enum Space: Hashable, Sendable, CustomStringConvertible {
    /// All rows of one row model, or all records of one type.
    case type(any Any.Type)
    /// The rows of one section that have no type of their own.
    case section(SectionID)
    /// A row written by a block that is in no section yet.
    case unplaced

    /// Whether both are the same space.
    public static func == (a: Space, b: Space) -> Bool {
      // One after the other: a pair would be copied.
      switch a {
      case .type(let type):
        if case .type(let other) = b { return type == other }
      case .section(let id):
        if case .section(let other) = b { return id == other }
      case .unplaced:
        if case .unplaced = b { return true }
      }
      return false
    }

    /// Feeds the type or the section to the hasher.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .type(let type): hasher.combine(ObjectIdentifier(type))
      case .section(let id): hasher.combine(id)
      case .unplaced: hasher.combine(0)
      }
    }

    /// The space as text for diagnostics.
    public var description: String {
      switch self {
      case .type(let type): "\(type)"
      case .section(let id): "section \(id)"
      case .unplaced: "no section"
      }
    }
  }
}
