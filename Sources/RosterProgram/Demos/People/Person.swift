/// A record of the list of people.
struct Person: Sendable, Equatable {
  /// The primary key.
  let pid: Int
  var name: String
  var town = ""
  var isFavorite = false

  static let samples = [
    Person(pid: 1, name: "Ada", town: "London", isFavorite: true),
    Person(pid: 2, name: "Björn", town: "Malmö"),
    Person(pid: 3, name: "Chen 晨", town: "成都", isFavorite: true),
    Person(pid: 4, name: "Dalia", town: "Alexandria"),
    Person(pid: 5, name: "Elif", town: "İzmir"),
    Person(pid: 6, name: "Farid", town: "Lyon", isFavorite: true),
  ]
}
