import Roster

struct Person: Equatable, Sendable {
  let pid: Int
  var name: String
}

struct PersonRow: RowModel {
  let id: Int
  var name: String
  init(_ person: Person) { (id, name) = (person.pid, person.name) }
  var content: RowContent { .text(name).detail(.position) }
}

@MainActor final class PeopleScreen {
  private(set) var log: [String] = []
  private let changes: ChangeCenter
  let people = RecordStore(Person.self, key: \.pid)

  init(_ changes: ChangeCenter) {
    self.changes = changes
    people.follow(changes, insertAt: .start)
    people.onChange(with: self) { screen, change in
      let place = change.position.after ?? change.position.before ?? 0
      screen.log.append("\(change.operation) at \(place)")
    }
  }

  var table: TableModel {
    TableModel {
      SectionModel("people", rows: people) { person in
        Row(PersonRow(person))
          .onDelete(confirmation: "Delete \(person.name)", with: self) { screen, row in
            screen.changes.post(.delete(Person.self, key: row.model.id))
          }
      }
    }
    .whenEmpty { .text("Nobody yet") }
  }
}
