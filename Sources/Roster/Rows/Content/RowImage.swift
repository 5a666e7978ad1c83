/// The picture at the leading end of a row. The core keeps names; hosts load what they name.
public enum RowImage: Sendable, Hashable {
  /// A picture of the platform or the app by name. A terminal shows a text of one or two columns.
  case symbol(String)
  /// A file by its path.
  case file(String)
  /// A picture to be loaded from an address.
  case remote(String)
}
