#if canImport(UIKit)
  import Roster
  import RosterUIKit
  import UIKit

  /// The first page of the example app: it opens the others.
  @MainActor public final class ExamplesController: UITableViewController {
    private let changes = ChangeCenter()
    private lazy var driver = TableDriver(self) { $0.table }

    private var table: TableModel {
      TableModel {
        SectionModel("examples") {
          Row(Entry(id: "Store")).onActivate(with: self) { first, _ in first.openStore() }
          Row(Entry(id: "Feed")).onActivate(with: self) { first, _ in first.openFeed() }
          Row(Entry(id: "People")).onActivate(with: self) { first, _ in first.openPeople() }
        }
      }
    }

    /// As UIKit asks.
    public override func viewDidLoad() {
      super.viewDidLoad()
      title = "Roster"
      driver.attach(to: tableView)
    }

    private func openStore() {
      let page = StoreController(style: .insetGrouped)
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Role") { [weak page] _ in
          page?.model.role = page?.model.role == .manager ? .employee : .manager
        })
      navigationController?.pushViewController(page, animated: true)
    }

    private func openFeed() {
      let page = FeedController(style: .plain)
      page.load = SampleFeed.page
      navigationController?.pushViewController(page, animated: true)
    }

    private func openPeople() {
      navigationController?.pushViewController(PeopleListController(changes), animated: true)
    }
  }
#endif
