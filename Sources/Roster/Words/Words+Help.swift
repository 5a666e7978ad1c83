extension Words {
  /// What keys and the mouse do, for help.
  public struct Help: Sendable {
    /// The title of what is for the row that the cursor is on.
    public var row = "This row"
    /// The title of what is for every list.
    public var keys = "Keys"

    /// To go from row to row.
    public var step = "one row up or down"
    /// To go from page to page.
    public var page = "one page"
    /// To go to an end.
    public var ends = "first or last row"
    /// To go from section to section.
    public var section = "next or previous section"
    /// To do what the row is for.
    public var choose = "choose: open, switch, type"
    /// To select a row.
    public var select = "select a row, or no longer"
    /// To select the rows between.
    public var extend = "extend the selection"
    /// To select every row.
    public var selectAll = "select all rows"
    /// To move a row.
    public var move = "move a row"
    /// To search.
    public var find = "find"
    /// To go from match to match.
    public var match = "next or previous match"
    /// To delete a row.
    public var delete = "delete a row"
    /// To insert at a row.
    public var insert = "insert at a row"
    /// To open the menu of a row.
    public var menu = "menu of a row"
    /// To ask for fresh data.
    public var refresh = "refresh, or try again"
    /// To type in the field of a row.
    public var edit = "edit the text of a row"
    /// To put the text of a row on the clipboard.
    public var copy = "copy the text of a row"
    /// To see the help.
    public var help = "this help"
    /// To leave the screen, or the program with the last one.
    public var leave = "back, or quit"
    /// To go to the screen below.
    public var back = "back"
    /// To end the program, or to stop it for a while.
    public var quit = "quit; suspend"
    /// What the mouse does.
    public var mouse = "scroll; go to a row, again to choose it"

    /// The English words.
    public init() {}
  }
}
