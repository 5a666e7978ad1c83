/// Two arrays of rows whose identities are plain, as far as the walk has not matched them: so that the
/// search need not reach for rows all over memory to compare identities.
struct PlainInput: DiffInput {
  private let rows: RowInput
  /// By position; what is matched already is left out.
  private var old: [PlainID]
  private var new: [PlainID]

  /// `nil` if the identity of one of the rows is not plain.
  ///
  /// - Complexity: O(*n*)
  init?(_ rows: RowInput, rest alignment: Alignment) {
    guard let old = Self.ids(rows.oldCount, alignment.oldRest, of: rows.old),
      let new = Self.ids(rows.newCount, alignment.newRest, of: rows.new)
    else { return nil }
    self.rows = rows
    self.old = old
    self.new = new
  }

  private static func ids(
    _ count: Int, _ rest: [Int32], of rows: UnsafeBufferPointer<AnyRow>
  ) -> [PlainID]? {
    var ids = [PlainID](repeating: PlainID(), count: count)
    for position in rest {
      guard let id = PlainID(rows[Int(position)].id) else { return nil }
      ids[Int(position)] = id
    }
    return ids
  }

  var oldCount: Int { old.count }
  var newCount: Int { new.count }
  func oldID(_ position: Int) -> PlainID { old[position] }
  func newID(_ position: Int) -> PlainID { new[position] }
  func isEqual(_ i: Int, _ j: Int) -> Bool { rows.isEqual(i, j) }
  func hash(_ id: PlainID, _ hasher: IdentityHasher) -> UInt64 { hasher.mix(id.space, id.key) }
}
