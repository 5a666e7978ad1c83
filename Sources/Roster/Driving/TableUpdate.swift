/// An update under way, which a host may take in several stages.
package struct TableUpdate {
  /// What differs between the two tables, whatever the host can do.
  package let batch: UpdateBatch
  /// The table before the first stage.
  package let old: TableSnapshot
  /// The table after the last stage.
  package let new: TableSnapshot
  /// Whether a person may see it happen.
  let animated: Bool
  /// Whether the function from state to table has run for it.
  let isMadeAnew: Bool
  /// Whether the selection has followed its rows: from the first commit on it is one of `new`.
  var isSettled = false
}
