/// What a handler is told: the row as it is when the event is delivered.
///
/// The context names the row by identity, so it stays right when other rows come, go or move.
@MainActor public struct RowContext<Model> {
  /// Who the row is.
  public let id: RowID
  /// The row model.
  public let model: Model
  /// The section that the row is in.
  public let section: SectionID
  /// The position in that section when the event was delivered.
  public let index: Int
  /// The record behind the row, in a section over a store.
  public let record: (any Sendable)?
  /// What shows the row.
  package private(set) weak var presenter: (any RowPresenter)?

  init(
    id: RowID, model: Model, section: SectionID, index: Int, record: (any Sendable)?,
    presenter: (any RowPresenter)?
  ) {
    self.id = id
    self.model = model
    self.section = section
    self.index = index
    self.record = record
    self.presenter = presenter
  }

  /// The record behind the row, if it has the given type.
  public func record<Record>(as type: Record.Type = Record.self) -> Record? { record as? Record }

  /// Asks for the row to be measured again: its cell needs another height than before.
  public func remeasure() { presenter?.remeasure(id) }
}

/// What a handler is told of a row of any model.
public typealias AnyRowContext = RowContext<any RowModel>

extension RowContext where Model == any RowModel {
  /// The same with a typed model; `nil` if the row has another model by now.
  public func typed<Typed: RowModel>(as type: Typed.Type = Typed.self) -> RowContext<Typed>? {
    guard let model = model as? Typed else { return nil }
    return RowContext<Typed>(
      id: id, model: model, section: section, index: index, record: record, presenter: presenter)
  }
}
