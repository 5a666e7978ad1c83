/// What shows rows, as far as what is told to a row needs it.
@MainActor package protocol RowPresenter: AnyObject {
  /// Asks for a row to be measured again, if it is shown.
  func remeasure(_ id: RowID)
}
