#if canImport(UIKit)
  import Roster
  import RosterUIKit
  import UIKit

  /// The page that adds or edits a person: it posts what happened, and every list follows.
  @MainActor public final class PersonController: UITableViewController {
    private var person: Person
    private let isNew: Bool
    private let changes: ChangeCenter
    private lazy var driver = TableDriver(self) { $0.table }

    init(_ person: Person?, nextID: Int, _ changes: ChangeCenter) {
      self.person = person ?? Person(id: nextID, name: "", phone: "")
      isNew = person == nil
      self.changes = changes
      super.init(style: .insetGrouped)
    }

    /// Makes one.
    public required init?(coder: NSCoder) {
      person = Person(id: 0, name: "", phone: "")
      isNew = true
      changes = .shared
      super.init(coder: coder)
    }

    private var table: TableModel {
      let person = person
      return TableModel {
        SectionModel("fields") {
          Row("name") { .field("Name", text: person.name) }
            .onEdit(with: self) { $0.person.name = $2 }
          Row("phone") { .field("Phone", text: person.phone) }
            .onEdit(with: self) { $0.person.phone = $2 }
        }
        SectionModel("done") {
          Row("save") { .button("Save") }.onActivate(with: self) { page, _ in page.save() }
        }
      }
    }

    /// As UIKit asks.
    public override func viewDidLoad() {
      super.viewDidLoad()
      driver.attach(to: tableView)
    }

    private func save() {
      changes.post(isNew ? .add(person) : .update(person))
      navigationController?.popViewController(animated: true)
    }
  }
#endif
