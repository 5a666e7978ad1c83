/// A person moved the row.
public enum MoveEvent: RowTrait {
  /// How it is done.
  public typealias Value = RowMovement

  /// What a row model does by itself.
  @MainActor public static func value(of model: any RowModel) -> RowMovement? {
    guard let model = model as? any MovableRow else { return nil }
    return movement(model)
  }

  @MainActor private static func movement<Model: MovableRow>(_: Model) -> RowMovement {
    RowMovement(
      mayMove: { row in row.typed(as: Model.self).map { $0.model.mayMove } ?? false },
      target: { row, place in
        row.typed(as: Model.self).map { $0.model.target(for: place, $0) } ?? place
      },
      handler: { row, place in
        row.typed(as: Model.self).map { $0.model.didMove(to: place, $0) }
      })
  }
}

extension Row {
  /// Lets a person move the row.
  ///
  /// - Parameters:
  ///   - mayMove: Whether it may be moved now. By default always.
  ///   - target: The place that it goes to when it is held over the proposed one. By default that.
  ///   - handler: Moves the record behind the row. The row moves when the data says so.
  public func onMove(
    mayMove: @escaping @MainActor (RowContext<Model>) -> Bool = { _ in true },
    target: @escaping @MainActor (RowContext<Model>, RowPlace) -> RowPlace = { $1 },
    _ handler: @escaping @MainActor (RowContext<Model>, RowPlace) -> Void
  ) -> Row {
    trait(
      MoveEvent.self,
      RowMovement(
        mayMove: { row in row.typed(as: Model.self).map(mayMove) ?? false },
        target: { row, place in row.typed(as: Model.self).map { target($0, place) } ?? place },
        handler: { row, place in row.typed(as: Model.self).map { handler($0, place) } }))
  }

  /// Lets a person move the row. The owner is held weakly; once it is gone the row stays where it is.
  @MainActor public func onMove<Owner: AnyObject>(
    with owner: Owner,
    mayMove: @escaping @MainActor (Owner, RowContext<Model>) -> Bool = { _, _ in true },
    target: @escaping @MainActor (Owner, RowContext<Model>, RowPlace) -> RowPlace = { $2 },
    _ handler: @escaping @MainActor (Owner, RowContext<Model>, RowPlace) -> Void
  ) -> Row {
    onMove(
      mayMove: weakly(owner, otherwise: false, mayMove),
      target: { [weak owner] row, place in owner.map { target($0, row, place) } ?? place },
      weakly(owner, handler))
  }
}
