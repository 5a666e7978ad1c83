extension SectionModel {
  /// A section whose rows are made when they are needed.
  ///
  /// Without `id` the position is the identity, so the section differs only by growing or shrinking
  /// at its end.
  ///
  /// - Parameters:
  ///   - id: Who the section is in its table.
  ///   - header: A text above the rows.
  ///   - footer: A text below the rows.
  ///   - count: The number of rows.
  ///   - row: Makes the row at a position.
  /// - Complexity: O(1)
  public init<Model: RowModel>(
    _ id: some Hashable & Sendable, header: String? = nil, footer: String? = nil, count: Int,
    row: @escaping @MainActor @Sendable (Int) -> Row<Model>
  ) {
    self.init(counted: SectionID(id), header, footer, count, key: nil) { AnyRow(row($0)) }
  }

  /// A section whose row models are made when they are needed.
  public init<Model: RowModel>(
    _ id: some Hashable & Sendable, header: String? = nil, footer: String? = nil, count: Int,
    row: @escaping @MainActor @Sendable (Int) -> Model
  ) {
    self.init(counted: SectionID(id), header, footer, count, key: nil) { AnyRow(row($0)) }
  }

  /// A section whose rows are made when they are needed, and named by a function of the position.
  ///
  /// A change asks `key` for every position.
  public init<Key: Hashable & Sendable, Model: RowModel>(
    _ id: some Hashable & Sendable, header: String? = nil, footer: String? = nil, count: Int,
    key: @escaping @Sendable (Int) -> Key, row: @escaping @MainActor @Sendable (Int) -> Row<Model>
  ) {
    self.init(counted: SectionID(id), header, footer, count, key: { AnyKey(key($0)) }) {
      AnyRow(row($0))
    }
  }

  init(
    counted id: SectionID, _ header: String?, _ footer: String?, _ count: Int,
    key: (@Sendable (Int) -> AnyKey)?, make: @escaping @MainActor @Sendable (Int) -> AnyRow
  ) {
    self.init(
      id: id, header: header, footer: footer,
      source: CountedRows(count, section: id, key: key, make: make))
  }
}
