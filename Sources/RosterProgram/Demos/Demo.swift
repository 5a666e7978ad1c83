import Roster

/// The screens of `roster demo`.
enum Demo: String, CaseIterable {
  case store, feed, people

  /// What the screen shows.
  var summary: String {
    switch self {
    case .store: "A shop: switches, fields, rows that depend on who looks."
    case .feed: "A home page: items of many kinds, loaded a page at a time."
    case .people: "A list that follows its records."
    }
  }

  /// The first page of the screen.
  @MainActor func page(_ presenter: any ScreenPresenter) -> ListScreen {
    switch self {
    case .store: StoreScreen(presenter).page()
    case .feed: FeedScreen(presenter).page()
    case .people: PeopleScreen(presenter, PeopleData()).page()
    }
  }
}
