extension SectionModel {
  /// A section of written rows.
  ///
  /// - Parameters:
  ///   - id: Who the section is in its table.
  ///   - header: A text above the rows.
  ///   - footer: A text below the rows.
  ///   - rows: The rows.
  public init(
    _ id: some Hashable & Sendable, header: String? = nil, footer: String? = nil,
    @RowsBuilder rows: () -> [AnyRow]
  ) {
    let id = SectionID(id)
    self.init(
      id: id, header: header, footer: footer, source: WrittenRows(rows(), section: id))
  }

  /// A section of row models of one type, which is compared faster than written rows.
  ///
  /// - Complexity: O(1)
  @inlinable public init<Model: RowModel>(
    _ id: some Hashable & Sendable, header: String? = nil, footer: String? = nil, rows: [Model]
  ) {
    self.init(
      typed: SectionID(id), header, footer, rows, code: ElementCode(),
      make: { AnyRow($0) }, preview: { RowPreview(kind: $0.kind, height: $0.height) })
  }

  /// A section of rows made from values of one type, each when it is shown.
  ///
  /// The identity of a row is that of its value.
  ///
  /// - Complexity: O(1)
  @inlinable public init<Element, Model: RowModel>(
    _ id: some Hashable & Sendable, header: String? = nil, footer: String? = nil, rows: [Element],
    row: @escaping @MainActor @Sendable (Element) -> Row<Model>
  ) where Element: Identifiable & Equatable & Sendable, Element.ID: Sendable {
    self.init(
      typed: SectionID(id), header, footer, rows, code: ElementCode(),
      make: { AnyRow(row($0)) }, preview: nil)
  }

  /// A section of row models made from values of one type, each when it is shown.
  ///
  /// - Complexity: O(1)
  @inlinable public init<Element, Model: RowModel>(
    _ id: some Hashable & Sendable, header: String? = nil, footer: String? = nil, rows: [Element],
    row: @escaping @MainActor @Sendable (Element) -> Model
  ) where Element: Identifiable & Equatable & Sendable, Element.ID: Sendable {
    self.init(id, header: header, footer: footer, rows: rows) { Row(row($0)) }
  }

  /// The code is made by the caller, where the type is concrete and the compiler can make it fast.
  @usableFromInline init<Element>(
    typed id: SectionID, _ header: String?, _ footer: String?, _ elements: [Element],
    code: ElementCode<Element>,
    make: @escaping @MainActor @Sendable (Element) -> AnyRow,
    preview: (@MainActor @Sendable (Element) -> RowPreview)?
  ) where Element: Identifiable & Equatable & Sendable, Element.ID: Sendable {
    self.init(
      id: id, header: header, footer: footer,
      source: TypedRows(elements, code: code, make: make, preview: preview))
  }
}
