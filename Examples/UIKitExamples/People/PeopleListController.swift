#if canImport(UIKit)
  import Roster
  import RosterUIKit
  import UIKit

  /// The list of people: it follows every change that any page posts, and asks nobody again.
  @MainActor public final class PeopleListController: UITableViewController {
    /// The people.
    public let people = RecordStore(Person.self)
    /// What has happened where.
    public private(set) var log: [String] = []
    private let changes: ChangeCenter
    private lazy var driver = TableDriver(self) { $0.table }

    /// Makes one.
    public init(_ changes: ChangeCenter) {
      self.changes = changes
      super.init(style: .insetGrouped)
      people.follow(changes, insertAt: .start)
      people.onChange(with: self) { list, change in
        list.log.append(
          "\(change.operation) at \(change.position.after ?? change.position.before ?? 0)")
      }
    }

    /// Makes one.
    public required init?(coder: NSCoder) {
      changes = .shared
      super.init(coder: coder)
    }

    private var table: TableModel {
      TableModel {
        SectionModel("people", rows: people, with: self) { list, person in
          Row(PersonRow(person: person))
            .onActivate(with: list) { list, row in list.edit(row.model.person) }
            .onDelete(confirmation: "Delete", with: list) { list, row in
              list.changes.post(.delete(Person.self, key: row.model.id))
            }
        }
      }
      .whenEmpty { RowContent(title: "Nobody yet", role: .placeholder) }
    }

    /// As UIKit asks.
    public override func viewDidLoad() {
      super.viewDidLoad()
      title = "People"
      driver.attach(to: tableView)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Add") { [weak self] _ in self?.edit(nil) })
    }

    private func edit(_ person: Person?) {
      let nextID = (people.snapshot.map(\.id).max() ?? 0) + 1
      let page = PersonController(person, nextID: nextID, changes)
      navigationController?.pushViewController(page, animated: true)
    }
  }

  /// A person in the list.
  struct PersonRow: RowModel {
    let person: Person
    var id: Int { person.id }
    var content: RowContent { .subtitle(person.name, person.phone).accessory(.disclosure) }
  }
#endif
