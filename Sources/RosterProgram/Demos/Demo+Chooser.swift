import Roster

extension Demo {
  /// A page to choose one of the screens from.
  @MainActor static func chooser(_ presenter: any ScreenPresenter) -> ListScreen {
    let table = TableModel {
      SectionModel("demos", header: "Three screens") {
        for demo in Demo.allCases {
          Row(demo.rawValue) {
            RowContent(title: demo.rawValue, subtitle: demo.summary, accessory: .disclosure)
          }
          .onActivate { _ in presenter.push(demo.page(presenter)) }
        }
      }
    }
    return ListScreen(title: "Roster", driver: TableDriver(table))
  }
}
