/// Says that a row's cell is made by a closure of the app, so that nothing tells whether it differs.
package enum OpaqueCell: RowTrait {
  /// Whether it is so.
  package typealias Value = Bool
}
