#if canImport(UIKit)
  import UIKit

  /// The store screen with a block-based table view model.
  @MainActor public final class BlockStoreController: UITableViewController {
    /// What is shown.
    public var shop = Shop() { didSet { build() } }
    /// Who looks at it.
    public var role = Role.manager { didSet { build() } }
    /// What a person has opened, for tests.
    public private(set) var opened: [String] = []
    private let table = BlockTable()

    /// As UIKit asks.
    public override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(StoreCardCell.self, forCellReuseIdentifier: "card")
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
      tableView.dataSource = table
      tableView.delegate = table
      build()
    }

    private func build() {
      var store = [card()]
      if role == .manager { store.append(entry("View all products")) }
      table.sections = [
        .init("Store info", store),
        .init("Advanced settings", [sundays(), entry("Staff", "\(shop.staff)")]),
      ]
      if role == .manager {
        table.sections.append(
          .init("Income", [value("Today", shop.today), value("This month", shop.month)]))
      }
      table.sections.append(.init("Other", [entry("About")]))
      tableView.reloadData()
    }

    private func card() -> BlockTable.Row {
      BlockTable.Row(
        height: 80,
        cell: { [weak self] tableView, indexPath in
          let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
          if let cell = cell as? StoreCardCell {
            cell.name.text = self?.shop.name
            cell.address.text = self?.shop.address
          }
          return cell
        })
    }

    private func sundays() -> BlockTable.Row {
      BlockTable.Row(cell: { [weak self] tableView, indexPath in
        let cell = Self.plain(tableView, indexPath, "Open on Sundays", nil, .none)
        let toggle = UISwitch(frame: .zero)
        toggle.isOn = self?.shop.isOpenOnSundays ?? false
        toggle.addAction(
          UIAction { [weak self, weak toggle] _ in
            self?.shop.isOpenOnSundays = toggle?.isOn ?? false
          }, for: .valueChanged)
        cell.accessoryView = toggle
        return cell
      })
    }

    private func value(_ title: String, _ value: String) -> BlockTable.Row {
      BlockTable.Row(cell: { Self.plain($0, $1, title, value, .none) })
    }

    private func entry(_ title: String, _ value: String? = nil) -> BlockTable.Row {
      BlockTable.Row(
        cell: { Self.plain($0, $1, title, value, .disclosureIndicator) },
        select: { [weak self] in self?.opened.append(title) })
    }

    private static func plain(
      _ tableView: UITableView, _ indexPath: IndexPath, _ title: String, _ value: String?,
      _ accessory: UITableViewCell.AccessoryType
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
      var content = UIListContentConfiguration.valueCell()
      content.text = title
      content.secondaryText = value
      cell.contentConfiguration = content
      cell.accessoryType = accessory
      cell.accessoryView = nil
      return cell
    }
  }
#endif
