#if canImport(UIKit)
  import UIKit

  /// The store screen with a diffable data source.
  @MainActor public final class DiffableStoreController: UITableViewController {
    enum Item: Hashable, Sendable {
      case card
      case entry(String, String?)
      case sundays
      case value(String, String)
    }

    private final class Source: UITableViewDiffableDataSource<String, Item> {
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { sectionIdentifier(for: section) }
    }

    /// What is shown.
    public var shop = Shop() { didSet { build() } }
    /// Who looks at it.
    public var role = Role.manager { didSet { build() } }
    /// What a person has opened, for tests.
    public private(set) var opened: [String] = []
    private var source: Source?

    /// As UIKit asks.
    public override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(StoreCardCell.self, forCellReuseIdentifier: "card")
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
      source = Source(tableView: tableView) { [weak self] tableView, indexPath, item in
        self?.cell(tableView, indexPath, item)
      }
      build()
    }

    private func build() {
      var snapshot = NSDiffableDataSourceSnapshot<String, Item>()
      snapshot.appendSections(["Store info", "Advanced settings"])
      snapshot.appendItems([.card], toSection: "Store info")
      if role == .manager {
        snapshot.appendItems([.entry("View all products", nil)], toSection: "Store info")
      }
      snapshot.appendItems(
        [.sundays, .entry("Staff", "\(shop.staff)")], toSection: "Advanced settings")
      if role == .manager {
        snapshot.appendSections(["Income"])
        snapshot.appendItems(
          [.value("Today", shop.today), .value("This month", shop.month)], toSection: "Income")
      }
      snapshot.appendSections(["Other"])
      snapshot.appendItems([.entry("About", nil)], toSection: "Other")
      // These keep their identity when the shop differs.
      let known = Set(source?.snapshot().itemIdentifiers ?? [])
      snapshot.reconfigureItems([.card, .sundays].filter(known.contains))
      source?.apply(snapshot, animatingDifferences: true)
    }

    private func cell(
      _ tableView: UITableView, _ indexPath: IndexPath, _ item: Item
    ) -> UITableViewCell {
      switch item {
      case .card:
        let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
        if let cell = cell as? StoreCardCell {
          cell.name.text = shop.name
          cell.address.text = shop.address
        }
        return cell
      case .entry(let title, let value):
        let cell = plain(tableView, indexPath, title, value)
        cell.accessoryType = .disclosureIndicator
        return cell
      case .value(let title, let value):
        return plain(tableView, indexPath, title, value)
      case .sundays:
        let cell = plain(tableView, indexPath, "Open on Sundays", nil)
        let toggle = UISwitch(frame: .zero)
        toggle.isOn = shop.isOpenOnSundays
        toggle.addAction(
          UIAction { [weak self, weak toggle] _ in
            self?.shop.isOpenOnSundays = toggle?.isOn ?? false
          }, for: .valueChanged)
        cell.accessoryView = toggle
        return cell
      }
    }

    private func plain(
      _ tableView: UITableView, _ indexPath: IndexPath, _ title: String, _ value: String?
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
      var content = UIListContentConfiguration.valueCell()
      content.text = title
      content.secondaryText = value
      cell.contentConfiguration = content
      cell.accessoryType = .none
      cell.accessoryView = nil
      return cell
    }

    /// As UIKit asks.
    public override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      source?.itemIdentifier(for: indexPath) == .card ? 80 : UITableView.automaticDimension
    }

    /// As UIKit asks.
    public override func tableView(
      _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) {
      tableView.deselectRow(at: indexPath, animated: true)
      if case .entry(let title, _) = source?.itemIdentifier(for: indexPath) { opened.append(title) }
    }
  }
#endif
