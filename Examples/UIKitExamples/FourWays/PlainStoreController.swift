#if canImport(UIKit)
  import UIKit

  /// The store screen by hand: each method asks again which row is meant.
  @MainActor public final class PlainStoreController: UITableViewController {
    /// What is shown.
    public var shop = Shop() { didSet { tableView.reloadData() } }
    /// Who looks at it.
    public var role = Role.manager { didSet { tableView.reloadData() } }
    /// What a person has opened, for tests.
    public private(set) var opened: [String] = []

    /// As UIKit asks.
    public override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(StoreCardCell.self, forCellReuseIdentifier: "card")
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    }

    /// As UIKit asks.
    public override func numberOfSections(in tableView: UITableView) -> Int {
      role == .manager ? 4 : 3
    }

    /// As UIKit asks.
    public override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      if section == 0 {
        return "Store info"
      } else if section == 1 {
        return "Advanced settings"
      } else if section == 2 && role == .manager {
        return "Income"
      } else {
        return "Other"
      }
    }

    /// As UIKit asks.
    public override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      if section == 0 {
        return role == .manager ? 2 : 1
      } else if section == 1 || (section == 2 && role == .manager) {
        return 2
      } else {
        return 1
      }
    }

    /// As UIKit asks.
    public override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      indexPath.section == 0 && indexPath.row == 0 ? 80 : UITableView.automaticDimension
    }

    /// As UIKit asks.
    public override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      if indexPath.section == 0 && indexPath.row == 0 {
        let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
        if let cell = cell as? StoreCardCell {
          cell.name.text = shop.name
          cell.address.text = shop.address
        }
        return cell
      }
      let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
      var content = UIListContentConfiguration.valueCell()
      cell.accessoryType = .none
      cell.accessoryView = nil
      if indexPath.section == 0 {
        content.text = "View all products"
        cell.accessoryType = .disclosureIndicator
      } else if indexPath.section == 1 && indexPath.row == 0 {
        content.text = "Open on Sundays"
        let toggle = UISwitch(frame: .zero)
        toggle.isOn = shop.isOpenOnSundays
        toggle.addAction(
          UIAction { [weak self, weak toggle] _ in
            self?.shop.isOpenOnSundays = toggle?.isOn ?? false
          }, for: .valueChanged)
        cell.accessoryView = toggle
      } else if indexPath.section == 1 {
        content.text = "Staff"
        content.secondaryText = "\(shop.staff)"
        cell.accessoryType = .disclosureIndicator
      } else if indexPath.section == 2 && role == .manager {
        content.text = indexPath.row == 0 ? "Today" : "This month"
        content.secondaryText = indexPath.row == 0 ? shop.today : shop.month
      } else {
        content.text = "About"
        cell.accessoryType = .disclosureIndicator
      }
      cell.contentConfiguration = content
      return cell
    }

    /// As UIKit asks.
    public override func tableView(
      _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) {
      tableView.deselectRow(at: indexPath, animated: true)
      if indexPath.section == 0 && indexPath.row == 1 {
        opened.append("View all products")
      } else if indexPath.section == 1 && indexPath.row == 1 {
        opened.append("Staff")
      } else if indexPath.section == (role == .manager ? 3 : 2) {
        opened.append("About")
      }
    }
  }
#endif
