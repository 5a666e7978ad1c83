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
  let people = RecordStore(Person.self, key: \.pid)
  private(set) var log: [String] = []

  init(_ changes: ChangeCenter) {
    people.follow(changes, insertAt: .start)
    people.onChange(with: self) { screen, change in
      let place = change.position.after ?? change.position.before ?? 0
      screen.log.append("\(change.operation) at \(place)")
    }
  }

  var table: TableModel {
    TableModel {
      SectionModel("people", rows: people) { person in
        Row(PersonRow(person)).onDelete(confirmation: "Delete \(person.name)") { row in
          ChangeCenter.shared.post(.delete(Person.self, key: row.model.id))
        }
      }
    }
    .whenEmpty { .text("Nobody yet") }
  }
}
