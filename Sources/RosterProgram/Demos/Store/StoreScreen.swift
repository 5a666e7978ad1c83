import Roster

/// The page of a shop's manager. A table is a function of the state: when the role changes, sections
/// and rows come and go by themselves.
@MainActor final class StoreScreen {
  let state = StoreState()
  private let presenter: any ScreenPresenter

  init(_ presenter: any ScreenPresenter) { self.presenter = presenter }

  var table: TableModel {
    TableModel {
      SectionModel("store", header: "Store info") {
        Row(StoreCard(name: state.name, isOpen: state.isOpen))
          .contextMenu(with: self) { screen, _ in screen.cardMenu }
        if state.role == .manager {
          nameField
          Row(Entry(title: "View all products", detail: "\(state.products.count)"))
            .onActivate(with: self) { screen, _ in screen.openProducts() }
        }
        Row(Setting(title: "Open for customers", isOn: state.isOpen))
          .onToggle(with: self) { screen, _, isOn in screen.state.isOpen = isOn }
      }
      SectionModel("advanced", header: "Advanced settings") {
        Row(Setting(title: "Tell me of new orders", isOn: state.tellsOfOrders))
          .onToggle(with: self) { screen, _, isOn in screen.state.tellsOfOrders = isOn }
        if state.role == .manager {
          Row(Setting(title: "Take cards", isOn: state.takesCards))
            .onToggle(with: self) { screen, _, isOn in screen.state.takesCards = isOn }
          passwordField
        }
      }
      if state.role == .manager {
        SectionModel("income", header: "Income", footer: "Before taxes.") {
          Row("today") { .value("Today", "€ 482.10") }
          Row("month") { .value("This month", "€ 11,204.65") }
        }
      }
      SectionModel("other", header: "Other") {
        Row(Entry(title: "Help")).onActivate(with: self) { screen, _ in screen.openHelp() }
        Row("sign out") { .button("Sign out", role: .destructive) }
          .onActivate(with: self) { screen, _ in screen.switchRole(to: .employee) }
      }
    }
  }

  /// The page that shows it.
  func page() -> ListScreen {
    let page = ListScreen(title: "Store", driver: TableDriver { self.table })
    page.status = { [state] in
      "x: see it as \(state.role == .manager ? "an employee" : "a manager")"
    }
    page.command("x", "See it as a manager or an employee") { self.switchRole() }
    return page
  }

  // MARK: Rows

  /// A text field keeps what is being typed, whatever happens to the table meanwhile.
  private var nameField: Row<BlockRow> {
    Row("name") { [state] in
      .field("Name", text: state.name, placeholder: "The name of the store")
    }
    .onCommit(with: self) { screen, _, text in screen.rename(text) }
  }

  private var passwordField: Row<BlockRow> {
    Row("password") { [state] in
      .field("Password", text: state.password, placeholder: "none", isSecure: true)
    }
    .onCommit(with: self) { screen, _, text in screen.state.password = text }
  }

  private var cardMenu: RowMenu {
    let title = state.isOpen ? "Close for today" : "Open again"
    return RowMenu([RowAction(title) { [weak self] _ in self?.state.isOpen.toggle() }])
  }

  // MARK: What the rows do

  /// Shows the screen as somebody else sees it.
  func switchRole() { switchRole(to: state.role == .manager ? .employee : .manager) }

  private func switchRole(to role: StoreState.Role) {
    state.role = role
    state.news = "As \(role == .manager ? "a manager" : "an employee") sees it."
  }

  private func rename(_ text: String) {
    guard !text.isEmpty else { return presenter.alert("A store needs a name.") }
    state.name = text
    state.news = "Renamed."
  }

  private func openProducts() {
    let page = ProductsScreen(state)
    presenter.push(ListScreen(title: "Products", driver: TableDriver { page.table }))
  }

  private func openHelp() {
    let table = TableModel {
      SectionModel("help", header: "Help") {
        Row("x") { .subtitle("x", "Switch between manager and employee.") }
        Row("Enter") { .subtitle("Enter", "Edit the name; Enter takes it, Escape leaves it.") }
        Row("?") { .subtitle("?", "Other keys, such as for the menu of the first card.") }
      }
    }
    presenter.push(ListScreen(title: "Help", driver: TableDriver(table)))
  }
}
