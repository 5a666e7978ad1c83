/// How far the data of a table has come.
public enum TablePhase: Sendable, Hashable {
  /// The data is there, be it empty.
  case ready
  /// The data is being loaded. Rows that are there stay.
  case loading
  /// Loading failed, with a text for the person. Rows that are there stay.
  case failed(String)
}
