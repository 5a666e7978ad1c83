extension Words {
  /// What is said to a person who tries what a row or a list cannot do, or of what has been done.
  public struct Notes: Sendable {
    /// Rows of the list are not selected.
    public var notSelectable = "Rows of this list are not selected; Enter chooses one."
    /// The row stays where it is.
    public var notMovable = "This row cannot be moved."
    /// The row cannot be deleted.
    public var notDeletable = "This row cannot be deleted."
    /// The row has no text field.
    public var notEditable = "This row has no text field."
    /// The row has no menu.
    public var noMenu = "This row has no menu."
    /// The list has no fresh data to fetch.
    public var nothingToRefresh = "There is nothing to refresh here."
    /// A question whether to delete was answered with no.
    public var nothingDeleted = "Nothing was deleted."
    /// The row of a menu has left before something was chosen from it.
    public var rowGone = "The row is gone."
    /// The row has left before a question about it was answered.
    public var rowGoneAlready = "The row is gone already."
    /// A text is on the clipboard.
    public var copied: @Sendable (_ text: String) -> String = { "Copied: \($0)" }

    /// The English words.
    public init() {}
  }
}
