/// What was measured: the look of a row, the width it had, and the height it took.
///
/// Handlers are left out, so that what they hold lives no longer than the row.
package struct MeasuredRow {
  private let model: any RowModel
  private let look: Int
  package let width: Double
  package let height: Double

  /// A row that was measured. Call it where the row's content may be read.
  @MainActor package init(_ row: AnyRow, width: Double, height: Double) {
    model = row.model
    look = row.lookHash
    self.width = width
    self.height = height
  }

  /// Whether a row would be as high, since it shows the same at the same width.
  @MainActor package func holds(for row: AnyRow, width: Double) -> Bool {
    self.width == width && look == row.lookHash && model.isEqual(to: row.model)
  }
}

extension AnyRow {
  /// A hash of what decides the height beside the model. The position of the row is a symbol in its
  /// content, and takes no part: "3 of 5" is as high as "2 of 4".
  @MainActor var lookHash: Int {
    var hasher = Hasher()
    hasher.combine(kind)
    hasher.combine(height)
    hasher.combine(trait(IndentationTrait.self))
    // An observed object compares as the same when its content has changed: so look at the content.
    hasher.combine(madeContent ?? model.content)
    return hasher.finalize()
  }
}
