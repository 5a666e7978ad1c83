extension Words {
  /// What is said while rows are searched.
  public struct Finding: Sendable {
    /// A search is under way.
    public var searching = "searching"
    /// No row has the text.
    public var notFound = "not found"
    /// The search went on at the other end of the rows.
    public var goneRound = "gone round"

    /// The English words.
    public init() {}
  }
}
