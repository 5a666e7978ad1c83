/// A row as it is written into a section: a row model, and what happens when a person uses it.
///
///     Row(Entry("View all products"))
///       .onActivate(with: self) { screen, row in screen.openProducts() }
///
/// Behavior:
/// - Handlers are never compared: a row whose model is equal gets its new handlers without being
///   filled again.
/// - A handler runs on the main actor with the row as it is then, not as it was when drawn.
public struct Row<Model: RowModel>: Sendable {
  /// What the row shows.
  public var model: Model
  var traits = RowTraits()

  /// A row that shows a model.
  public init(_ model: Model) { self.model = model }

  /// The same row with a value of a trait; `nil` takes it away.
  public func trait<Trait: RowTrait>(_ trait: Trait.Type, _ value: Trait.Value?) -> Row {
    var copy = self
    copy.traits[trait] = value
    return copy
  }
}

extension Row where Model == BlockRow {
  /// A row that needs no type: its closure runs only when the row is shown.
  ///
  /// - Parameters:
  ///   - id: The row among those of its section.
  ///   - content: Makes what the row shows.
  public init(
    _ id: some Hashable & Sendable, content: @escaping @MainActor @Sendable () -> RowContent
  ) {
    self.init(BlockRow(id, content: content))
  }

  /// A row that needs no type, with a revision that tells whether a cell has to be filled again.
  public init(
    _ id: some Hashable & Sendable, revision: some Hashable & Sendable,
    content: @escaping @MainActor @Sendable () -> RowContent
  ) {
    self.init(BlockRow(id, revision: AnyKey(revision), content: content))
  }
}

extension Row where Model == BlockRow {
  /// A row that needs no type, whose content is made with an owner that is held weakly. Once the owner is
  /// gone it is blank.
  ///
  ///     Row("total", with: self) { screen in .value("Total", screen.total) }
  @MainActor public init<Owner: AnyObject>(
    _ id: some Hashable & Sendable, with owner: Owner,
    content: @escaping @MainActor (Owner) -> RowContent
  ) {
    self.init(id, content: weakly(owner, content))
  }

  /// The same with a revision that tells whether a cell has to be filled again.
  @MainActor public init<Owner: AnyObject>(
    _ id: some Hashable & Sendable, revision: some Hashable & Sendable, with owner: Owner,
    content: @escaping @MainActor (Owner) -> RowContent
  ) {
    self.init(id, revision: revision, content: weakly(owner, content))
  }
}
