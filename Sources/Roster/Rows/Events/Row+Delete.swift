/// A person asked for the row to be deleted.
public enum DeleteEvent: RowTrait {
  /// How it is done.
  public typealias Value = RowDeletion

  /// What a row model does by itself.
  @MainActor public static func value(of model: any RowModel) -> RowDeletion? {
    guard let model = model as? any DeletableRow else { return nil }
    return deletion(model)
  }

  @MainActor private static func deletion<Model: DeletableRow>(_ model: Model) -> RowDeletion {
    RowDeletion(confirmation: model.deleteConfirmation) { row in
      row.typed(as: Model.self).map { $0.model.didDelete($0) }
    }
  }
}

extension Row {
  /// Lets a person delete the row.
  ///
  /// - Parameters:
  ///   - confirmation: What the button says that confirms it; `nil` to delete without asking.
  ///   - handler: Deletes the record behind the row. The row leaves when the data says so.
  public func onDelete(
    confirmation: String? = nil, _ handler: @escaping @MainActor (RowContext<Model>) -> Void
  ) -> Row {
    trait(
      DeleteEvent.self,
      RowDeletion(confirmation: confirmation) { row in
        row.typed(as: Model.self).map(handler)
      })
  }

  /// Lets a person delete the row. The owner is held weakly.
  @MainActor public func onDelete<Owner: AnyObject>(
    confirmation: String? = nil, with owner: Owner,
    _ handler: @escaping @MainActor (Owner, RowContext<Model>) -> Void
  ) -> Row {
    onDelete(confirmation: confirmation, weakly(owner, handler))
  }
}
