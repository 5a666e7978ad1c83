/// A page of a program: a title, a table, and commands beside those of its rows.
///
/// It is shown by a host, and knows none.
@MainActor public final class ListScreen {
  /// Finds the next row for a text: from a row, that row included, up to the last one, or down to the
  /// first. Rows are counted over all sections.
  public typealias Search =
    @Sendable (_ query: String, _ from: Int, _ forward: Bool) async -> Int?

  /// What stands above the list.
  public var title: String
  /// What drives the list.
  public let driver: TableDriver
  /// Gives a text that is shown beside the list. Asked each time the screen is drawn.
  public var status: (@MainActor () -> String?)?
  /// Gives how much is loaded, from 0 to 1; `nil` if nothing is being loaded. Asked each time the
  /// screen is drawn.
  public var progress: (@MainActor () -> Double?)?
  /// Finds rows by a text faster than by making each one. The host goes round the ends by itself.
  public var search: Search?
  /// Whether a list that stands at its end stays there when rows are appended.
  public var followsEnd = false
  /// What happens to a list that stands at its very start, with the cursor on its first row, when rows
  /// are put in front: by default it keeps its place. With `showNew` the cursor goes to the new first
  /// row.
  public var topPolicy = TopPolicy.keepPlace
  /// Called once, when the screen has left the program.
  public var onClose: (@MainActor () -> Void)?
  /// What the screen can do beside what its rows can do, in the order in which it was said.
  public private(set) var commands: [ScreenCommand] = []

  /// Whoever the table is a function of, where the page keeps them.
  private var owner: AnyObject?

  /// A page. It keeps the driver, but not the owner that the driver's table is a function of: that has to
  /// be kept for as long as the page is shown.
  public init(title: String, driver: TableDriver) {
    self.title = title
    self.driver = driver
  }

  /// A page whose table is a function of an owner's state, such as an `@Observable` screen.
  ///
  ///     presenter.push(ListScreen(title: "People", owner: PeopleScreen(store)) { $0.table })
  ///
  /// The page keeps the owner for as long as it lives itself, so nobody else need do so. An owner that keeps its
  /// own page would keep both for ever: such a one keeps a driver, and makes the page of that.
  public convenience init<Owner: AnyObject>(
    title: String, owner: Owner, table: @escaping @MainActor (Owner) -> TableModel
  ) {
    self.init(title: title, driver: TableDriver(owner, table: table))
    self.owner = owner
  }

  /// Adds a command. A second one for a key replaces the first.
  ///
  /// - Reserved: `j` `k` `g` `G` `/` `?` `q` are the list's on every page and on every host, and so are keys
  ///   that type no character: arrows, Enter, Tab, Escape, whatever is held with Control. A command
  ///   under such a key is reported as `unreachable-command`.
  /// - Shared: `n` `N` ` ` `J` `K` `d` `m` `e` `c` `r` are the list's in a terminal, and ` ` in a window,
  ///   where they do something: to find the next match once the person finds, to refresh what can be
  ///   refreshed, and for the row that the cursor is on, to select, move, delete, edit or copy it or
  ///   to open its menu. Elsewhere they give the command.
  ///
  /// A row's own `onKey` comes first where the cursor is on that row. See `meaning(of:in:isFinding:)`.
  ///
  /// - Parameters:
  ///   - key: The key that gives the command, as it is typed, such as "x" or "X".
  ///   - title: What it does, for help and menus.
  ///   - action: Does it.
  public func command(
    _ key: Character, _ title: String, _ action: @escaping @MainActor () -> Void
  ) {
    ListKey.reportUnreachable(key, title, of: "the page “\(self.title)”")
    commands.removeAll { $0.key == key }
    commands.append(ScreenCommand(key: key, title: title, action: action))
  }
}
