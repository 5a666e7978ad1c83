import Observation
import Roster

/// A page to add or edit a person. It posts what was done, and knows no list.
@MainActor @Observable final class PersonScreen {
  private var person: Person
  private let isNew: Bool
  private let changes: ChangeCenter
  private let close: () -> Void

  init(_ person: Person, isNew: Bool, _ changes: ChangeCenter, close: @escaping () -> Void) {
    self.person = person
    self.isNew = isNew
    self.changes = changes
    self.close = close
  }

  var table: TableModel {
    TableModel {
      SectionModel("person", header: isNew ? "Somebody new" : "Person") {
        Row("name") { .field("Name", text: self.person.name, placeholder: "needed") }
          .onCommit(with: self) { page, _, text in page.person.name = text }
        Row("town") { .field("Town", text: self.person.town, placeholder: "anywhere") }
          .onCommit(with: self) { page, _, text in page.person.town = text }
        Row("favorite") { .toggle("Favorite", isOn: self.person.isFavorite) }
          .onToggle(with: self) { page, _, isOn in page.person.isFavorite = isOn }
      }
      SectionModel("done") {
        Row("save") {
          .button(self.isNew ? "Add" : "Save").enabled(!self.person.name.isEmpty)
        }
        .onActivate(with: self) { page, _ in page.save() }
        if !isNew {
          Row("delete") { .button("Delete", role: .destructive) }
            .onActivate(with: self) { page, _ in page.delete() }
        }
      }
    }
  }

  private func save() {
    changes.post(isNew ? .add(person) : .update(person))
    close()
  }

  private func delete() {
    changes.post(.delete(Person.self, key: person.pid))
    close()
  }
}
