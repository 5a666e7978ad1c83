/// A height attached to a row.
enum HeightTrait: RowTrait {
  typealias Value = RowHeight
}

extension Row {
  /// Gives the row a height in place of its model's.
  public func height(_ height: RowHeight) -> Row { trait(HeightTrait.self, height) }
}
