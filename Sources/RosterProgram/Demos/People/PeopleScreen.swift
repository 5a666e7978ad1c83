import Roster

/// A list of people that follows its records: nothing here reloads, and nothing is told which row
/// to change.
@MainActor final class PeopleScreen {
  /// Which list is shown.
  enum Choice {
    case everybody, favorites
  }

  let data: PeopleData
  private let choice: Choice
  private let presenter: any ScreenPresenter
  /// What happened last, for the status line.
  private(set) var news = ""
  private var subscription: Subscription?

  init(_ presenter: any ScreenPresenter, _ data: PeopleData, _ choice: Choice = .everybody) {
    self.presenter = presenter
    self.data = data
    self.choice = choice
    subscription = store.onChange(with: self) { screen, change in
      screen.news = screen.sentence(change)
      screen.presenter.redraw()
    }
  }

  private var store: RecordStore<Person, Int> {
    choice == .everybody ? data.everybody : data.favorites
  }

  var title: String { choice == .everybody ? "People" : "Favorites by name" }

  var table: TableModel {
    TableModel {
      SectionModel("people", header: title, rows: store) { [choice] person in
        let row = Row(PersonRow(person: person))
          .onActivate(with: self) { screen, row in screen.edit(row.model.person) }
          .onDelete(confirmation: "Delete \(person.name)", with: self) { screen, row in
            screen.data.changes.post(.delete(Person.self, key: row.model.id))
          }
          .contextMenu(with: self) { screen, row in screen.menu(of: row.model.person) }
        // A sorted list has its own order.
        if choice == .favorites { return row }
        return row.onMove(with: self) { screen, row, place in
          screen.data.everybody.move(row.model.id, to: place.index)
        }
      }
    }
    .whenEmpty { RowContent(title: "Nobody here. Press a to add somebody.", role: .placeholder) }
    .selection(.multiple)
  }

  // MARK: What the keys and rows do

  /// Opens a page for somebody new.
  func add() { open(Person(pid: data.newKey(), name: ""), isNew: true) }

  /// Shows the other list, which follows the same posts.
  func showFavorites() { open(PeopleScreen(presenter, data, .favorites)) }

  private func edit(_ person: Person) { open(person, isNew: false) }

  private func menu(of person: Person) -> RowMenu {
    let title = person.isFavorite ? "No favorite" : "Favorite"
    return RowMenu(
      [
        RowAction(title) { [data] _ in
          var person = person
          person.isFavorite.toggle()
          data.changes.post(.update(person))
        }
      ], title: person.name)
  }

  private func open(_ person: Person, isNew: Bool) {
    let page = PersonScreen(person, isNew: isNew, data.changes) { [presenter] in presenter.pop() }
    presenter.push(
      ListScreen(
        title: isNew ? "New person" : person.name, driver: TableDriver { page.table }))
  }

  private func open(_ list: PeopleScreen) { presenter.push(list.page()) }

  /// The page that shows this list.
  func page() -> ListScreen {
    let page = ListScreen(title: title, driver: TableDriver { self.table })
    page.status = { self.news.isEmpty ? nil : self.news }
    page.command("a", "Add somebody") { self.add() }
    page.command("b", "Twenty posts from another thread") { self.data.postBurst(of: 20) }
    if choice == .everybody { page.command("f", "Favorites by name") { self.showFavorites() } }
    return page
  }

  /// What happened, where, and to whom.
  private func sentence(_ change: RecordChange<Person, Int>) -> String {
    let name = change.record.after?.name ?? change.record.before?.name ?? ""
    let from = change.position.before.map { "\($0 + 1)" } ?? ""
    let to = change.position.after.map { "\($0 + 1)" } ?? ""
    return switch change.operation {
    case .add: "\(name) came, as number \(to)."
    case .update: "\(name), number \(to), has changed."
    case .delete: "\(name), number \(from), has left."
    case .move: "\(name) moved from \(from) to \(to)."
    case .invalidate: "All were read again."
    case .clear: "All have left."
    }
  }
}
