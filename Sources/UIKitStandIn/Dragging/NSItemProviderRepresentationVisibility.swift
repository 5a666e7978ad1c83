/// Who may load the data of an `NSItemProvider`.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every app.
  case all = 0
  /// The apps of one maker.
  case team = 1
  /// The apps of one group.
  case group = 2
  /// This app.
  case ownProcess = 3
}
