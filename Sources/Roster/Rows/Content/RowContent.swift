/// What every toolkit's standard cell can show.
///
/// A row model that needs more has a cell of its own on that toolkit; elsewhere it is still shown by
/// this.
public struct RowContent: Sendable, Hashable {
  /// The main text. Data from outside is safe here: no host reads markup in it.
  public var title: String
  /// The text below the title.
  public var subtitle: String?
  /// The most lines that the title takes; 0 for as many as it needs.
  public var titleLines = 1
  /// The most lines that the subtitle takes; 0 for as many as it needs.
  public var subtitleLines = 1
  /// The text at the trailing end.
  public var detail: RowDetail?
  /// The picture at the leading end.
  public var image: RowImage?
  /// What stands at the very end, or can be operated there.
  public var accessory: RowAccessory
  /// What the row is for, which decides its look.
  public var role: RowRole
  /// Whether the row reacts. A row that does not is dimmed.
  public var isEnabled = true
  /// What a screen reader says, where it differs from the texts.
  public var accessibility = RowAccessibility()

  /// Content of the given parts.
  public init(
    title: String, subtitle: String? = nil, detail: RowDetail? = nil, image: RowImage? = nil,
    accessory: RowAccessory = .none, role: RowRole = .plain
  ) {
    self.title = title
    self.subtitle = subtitle
    self.detail = detail
    self.image = image
    self.accessory = accessory
    self.role = role
  }
}
