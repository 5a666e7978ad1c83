import Observation
import Roster

@MainActor @Observable final class ShopScreen {
  enum Role { case manager, employee }
  var role = Role.manager
  var shop = Shop(name: "Corner Shop", isOpen: true, income: 1_250)
  private(set) var opened: [String] = []

  var table: TableModel {
    TableModel {
      SectionModel("store", header: "Store info") {
        Row(ShopCard(shop: shop)).height(.fixed(80))
        if role == .manager {
          Row(Entry(title: "All products")).onActivate(with: self) { screen, row in
            screen.open(row.model.title)
          }
        }
      }
      SectionModel("settings", header: "Settings") {
        Row("open", with: self) { .toggle("Open for customers", isOn: $0.shop.isOpen) }
          .onToggle(with: self) { screen, _, isOn in screen.shop.isOpen = isOn }
      }
      if role == .manager {
        SectionModel("income", header: "Income") {
          Row("today", with: self) { .value("Today", "\($0.shop.income) €") }
        }
      }
    }
  }

  func open(_ title: String) { opened.append(title) }
}
