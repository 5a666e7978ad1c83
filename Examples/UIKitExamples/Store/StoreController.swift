#if canImport(UIKit)
  import Roster
  import RosterUIKit
  import UIKit

  /// The store screen with Roster: one function from its state to a table.
  @MainActor public final class StoreController: UITableViewController {
    /// The state.
    public let model = StoreModel()
    /// What a person has opened, for tests.
    public private(set) var opened: [String] = []
    private lazy var driver = TableDriver(self) { $0.table }

    private var table: TableModel {
      TableModel {
        SectionModel("store", header: "Store info") {
          Row(StoreCard(shop: model.shop)).height(.fixed(80))
          if model.role == .manager { entry("View all products") }
        }
        SectionModel("settings", header: "Advanced settings") {
          Row("sundays") { [model] in .toggle("Open on Sundays", isOn: model.shop.isOpenOnSundays) }
            .onToggle(with: self) { $0.model.shop.isOpenOnSundays = $2 }
          entry("Staff", detail: "\(model.shop.staff)")
        }
        if model.role == .manager {
          SectionModel("income", header: "Income") {
            Row("today") { [model] in .value("Today", model.shop.today) }
            Row("month") { [model] in .value("This month", model.shop.month) }
          }
        }
        SectionModel("other", header: "Other") { entry("About") }
      }
    }

    private func entry(_ title: String, detail: String? = nil) -> Row<Entry> {
      Row(Entry(id: title, detail: detail)).onActivate(with: self) { $0.opened.append($1.model.id) }
    }

    /// As UIKit asks.
    public override func viewDidLoad() {
      super.viewDidLoad()
      driver.attach(to: tableView)
    }
  }

  /// A line that opens another page.
  struct Entry: RowModel {
    let id: String
    var detail: String?
    var content: RowContent {
      RowContent(title: id, detail: detail.map { .text($0) }, accessory: .disclosure)
    }
  }

  /// The card of the store.
  struct StoreCard: UIKitRow {
    let shop: Shop
    var id: String { shop.name }
    var content: RowContent { .subtitle(shop.name, shop.address) }

    func update(_ cell: StoreCardCell) {
      cell.name.text = shop.name
      cell.address.text = shop.address
    }
  }
#endif
