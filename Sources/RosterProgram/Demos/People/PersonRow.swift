import Roster

/// A person in a list.
struct PersonRow: RowModel {
  let person: Person

  var id: Int { person.pid }

  var content: RowContent {
    RowContent(
      title: person.name, subtitle: person.town.isEmpty ? nil : person.town,
      detail: .position, image: .symbol(person.isFavorite ? "★" : " "), accessory: .disclosure)
  }
}
