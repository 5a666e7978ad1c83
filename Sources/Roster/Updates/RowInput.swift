/// Two arrays of rows of any models.
///
/// The buffers are those of `withUnsafeBufferPointer`, used only inside its body.
struct RowInput: DiffInput {
  let old: UnsafeBufferPointer<AnyRow>
  let new: UnsafeBufferPointer<AnyRow>

  var oldCount: Int { old.count }
  var newCount: Int { new.count }
  func oldID(_ position: Int) -> RowID { old[position].id }
  func newID(_ position: Int) -> RowID { new[position].id }
  func isSame(_ i: Int, _ j: Int) -> Bool { old[i].id == new[j].id }
  func isSameOld(_ i: Int, _ j: Int) -> Bool { old[i].id == old[j].id }
  /// As `AnyRow.isEqual`, without a copy of the rows.
  func isEqual(_ i: Int, _ j: Int) -> Bool {
    old[i].kind == new[j].kind && new[j].model.isEqual(to: old[i].model)
  }
}

extension ListDiff {
  /// The difference between two arrays of rows of any models.
  ///
  /// - Complexity: As that of arrays of elements.
  init(oldRows: [AnyRow], newRows: [AnyRow]) {
    self = oldRows.withUnsafeBufferPointer { old in
      newRows.withUnsafeBufferPointer { new in
        let rows = RowInput(old: old, new: new)
        return ListDiff(comparing: rows) { alignment in
          if let plain = PlainInput(rows, rest: alignment) {
            alignment.search(plain)
          } else {
            alignment.search(rows)
          }
        }
      }
    }
  }
}
