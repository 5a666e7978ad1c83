/// Something that can be attached to a row beside its model, named by a type.
///
/// An app can add its own, and read it where it adds to a host:
///
///     enum Tint: RowTrait { typealias Value = String }
///     Row(model).trait(Tint.self, "red")
public protocol RowTrait {
  /// What is attached.
  associatedtype Value: Sendable

  /// What the row model itself brings along; used where nothing is attached to the row.
  @MainActor static func value(of model: any RowModel) -> Value?
}

extension RowTrait {
  /// Nothing.
  @MainActor public static func value(of model: any RowModel) -> Value? { nil }
}
