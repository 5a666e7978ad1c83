/// Someone in the list of people.
public struct Person: Sendable, Equatable, Identifiable {
  /// Who it is.
  public let id: Int
  /// The name.
  public var name: String
  /// The phone number.
  public var phone: String

  /// Makes one.
  public init(id: Int, name: String, phone: String) {
    self.id = id
    self.name = name
    self.phone = phone
  }
}
