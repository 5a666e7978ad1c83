/// The menu of a row.
public struct RowMenu: Sendable {
  /// What stands above the actions.
  public var title: String
  /// What can be done.
  public var actions: [RowAction]
  /// What is shown of the row beside the menu; `nil` for the row itself.
  public var preview: RowContent?

  /// A menu.
  public init(_ actions: [RowAction], title: String = "", preview: RowContent? = nil) {
    self.title = title
    self.actions = actions
    self.preview = preview
  }
}
