// A table keeps the closures that make its rows, and a screen keeps its driver and so the table. Each form
// here hands the closure its owner and holds it weakly. Once the owner is gone, rows that are made anew are
// blank and do nothing; those in view stay until then.

extension SectionModel {
  /// A section that follows a store, whose rows are made with an owner that is held weakly.
  ///
  ///     SectionModel("people", rows: people, with: self) { screen, person in
  ///       Row(PersonRow(person)).onActivate(with: screen) { screen, _ in screen.edit(person) }
  ///     }
  ///
  /// A cell keeps the row that it shows: let handlers take the owner by their own `with`.
  ///
  /// - Complexity: O(1)
  @MainActor public init<Owner: AnyObject, Record, Key, Model: RowModel>(
    _ id: some Hashable & Sendable, header: String? = nil, footer: String? = nil,
    rows store: RecordStore<Record, Key>, with owner: Owner,
    row: @escaping @MainActor (Owner, Record) -> Row<Model>
  ) {
    self.init(
      store: store, SectionID(id), header, footer,
      make: weakly(owner, making: { AnyRow(row($0, $1)) }))
  }

  /// A section that follows a store, of row models made with an owner that is held weakly.
  ///
  /// - Complexity: O(1)
  @MainActor public init<Owner: AnyObject, Record, Key, Model: RowModel>(
    _ id: some Hashable & Sendable, header: String? = nil, footer: String? = nil,
    rows store: RecordStore<Record, Key>, with owner: Owner,
    row: @escaping @MainActor (Owner, Record) -> Model
  ) {
    self.init(id, header: header, footer: footer, rows: store, with: owner) { Row(row($0, $1)) }
  }

  /// A section of rows made from values of one type, each when it is shown, with an owner that is held
  /// weakly.
  ///
  /// - Complexity: O(1)
  @inlinable @MainActor public init<Owner: AnyObject, Element, Model: RowModel>(
    _ id: some Hashable & Sendable, header: String? = nil, footer: String? = nil, rows: [Element],
    with owner: Owner, row: @escaping @MainActor (Owner, Element) -> Row<Model>
  ) where Element: Identifiable & Equatable & Sendable, Element.ID: Sendable {
    self.init(
      typed: SectionID(id), header, footer, rows, code: ElementCode(),
      make: weakly(owner, making: { AnyRow(row($0, $1)) }), preview: nil)
  }

  /// A section of row models made from values of one type, each when it is shown, with an owner that is
  /// held weakly.
  ///
  /// - Complexity: O(1)
  @inlinable @MainActor public init<Owner: AnyObject, Element, Model: RowModel>(
    _ id: some Hashable & Sendable, header: String? = nil, footer: String? = nil, rows: [Element],
    with owner: Owner, row: @escaping @MainActor (Owner, Element) -> Model
  ) where Element: Identifiable & Equatable & Sendable, Element.ID: Sendable {
    self.init(id, header: header, footer: footer, rows: rows, with: owner) { Row(row($0, $1)) }
  }

  /// A section whose rows are made when they are needed, with an owner that is held weakly.
  ///
  /// - Complexity: O(1)
  @MainActor public init<Owner: AnyObject, Model: RowModel>(
    _ id: some Hashable & Sendable, header: String? = nil, footer: String? = nil, count: Int,
    with owner: Owner, row: @escaping @MainActor (Owner, Int) -> Row<Model>
  ) {
    self.init(
      counted: SectionID(id), header, footer, count, key: nil,
      make: weakly(owner, making: { AnyRow(row($0, $1)) }))
  }

  /// A section whose row models are made when they are needed, with an owner that is held weakly.
  ///
  /// - Complexity: O(1)
  @MainActor public init<Owner: AnyObject, Model: RowModel>(
    _ id: some Hashable & Sendable, header: String? = nil, footer: String? = nil, count: Int,
    with owner: Owner, row: @escaping @MainActor (Owner, Int) -> Model
  ) {
    self.init(id, header: header, footer: footer, count: count, with: owner) { Row(row($0, $1)) }
  }

  /// A section whose rows are made when they are needed, with an owner that is held weakly, and named by
  /// a function of the position, which must not need the owner.
  ///
  /// A change asks `key` for every position.
  @MainActor public init<Owner: AnyObject, Key: Hashable & Sendable, Model: RowModel>(
    _ id: some Hashable & Sendable, header: String? = nil, footer: String? = nil, count: Int,
    key: @escaping @Sendable (Int) -> Key, with owner: Owner,
    row: @escaping @MainActor (Owner, Int) -> Row<Model>
  ) {
    self.init(
      counted: SectionID(id), header, footer, count, key: { AnyKey(key($0)) },
      make: weakly(owner, making: { AnyRow(row($0, $1)) }))
  }

  /// The same section with a header that is made when it is shown. The owner is held weakly.
  @MainActor public func header<Owner: AnyObject>(
    with owner: Owner, _ content: @escaping @MainActor (Owner) -> RowContent
  ) -> SectionModel {
    header(Row("header", with: owner, content: content))
  }

  /// The same section with a footer that is made when it is shown. The owner is held weakly.
  @MainActor public func footer<Owner: AnyObject>(
    with owner: Owner, _ content: @escaping @MainActor (Owner) -> RowContent
  ) -> SectionModel {
    footer(Row("footer", with: owner, content: content))
  }
}

/// What makes rows with an owner that it holds weakly, and blank rows once the owner is gone.
@usableFromInline @MainActor func weakly<Owner: AnyObject, Element>(
  _ owner: Owner, making row: @escaping @MainActor (Owner, Element) -> AnyRow
) -> @MainActor @Sendable (Element) -> AnyRow {
  { [weak owner] element in owner.map { row($0, element) } ?? .blank }
}
