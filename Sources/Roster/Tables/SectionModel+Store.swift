extension SectionModel {
  /// A section that follows a store: rows come, go, move and change with its records.
  ///
  /// Rows are made when they are shown. The identity of a row is the type of the record and its
  /// primary key. The table keeps `row`: where that needs the screen, take the form with an owner.
  ///
  /// - Parameters:
  ///   - id: Who the section is in its table.
  ///   - header: A text above the rows.
  ///   - footer: A text below the rows.
  ///   - store: The records.
  ///   - row: Makes the row of a record.
  /// - Complexity: O(1)
  @MainActor public init<Record, Key, Model: RowModel>(
    _ id: some Hashable & Sendable, header: String? = nil, footer: String? = nil,
    rows store: RecordStore<Record, Key>,
    row: @escaping @MainActor @Sendable (Record) -> Row<Model>
  ) {
    self.init(
      store: store, SectionID(id), header, footer, make: { AnyRow(row($0)) })
  }

  /// A section that follows a store, of row models without events of their own.
  ///
  /// - Complexity: O(1)
  @MainActor public init<Record, Key, Model: RowModel>(
    _ id: some Hashable & Sendable, header: String? = nil, footer: String? = nil,
    rows store: RecordStore<Record, Key>,
    row: @escaping @MainActor @Sendable (Record) -> Model
  ) {
    self.init(
      store: store, SectionID(id), header, footer, make: { AnyRow(row($0)) })
  }

  @MainActor init<Record, Key>(
    store: RecordStore<Record, Key>, _ id: SectionID, _ header: String?, _ footer: String?,
    make: @escaping @MainActor @Sendable (Record) -> AnyRow
  ) {
    self.init(id: id, header: header, footer: footer, source: StoreRows(store, make: make))
    link = StoreLink(
      store: ObjectIdentifier(store),
      observe: { edited in store.observeEdits(edited) },
      rows: { StoreRows(store, make: make) },
      open: { key in
        if let key = key.base(as: Key.self) { store.opened = key }
      })
  }
}
