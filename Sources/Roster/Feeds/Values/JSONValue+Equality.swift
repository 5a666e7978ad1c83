extension JSONValue: Hashable {
  /// Whether the values are equal. The order of members does not matter.
  ///
  /// - Complexity: O(*n*) for *n* values inside.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): areEqual(left, right)
    default: false
    }
  }

  /// Hashes the value; objects hash equally whatever the order of their members.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .number(let number): hasher.combine(number)
    case .string(let text): hasher.combine(ExactText(text))
    case .array(let elements): hasher.combine(elements)
    case .object(let members):
      var sum = 0
      for member in members { sum &+= member.hashValue }
      hasher.combine(members.count)
      hasher.combine(sum)
    }
  }

  private static func areEqual(_ left: [JSONMember], _ right: [JSONMember]) -> Bool {
    guard left.count == right.count else { return false }
    // Most objects that are compared were written by one program, in one order.
    let isSameOrder = zip(left, right).allSatisfy { $0.key.utf8.elementsEqual($1.key.utf8) }
    if isSameOrder { return zip(left, right).allSatisfy { $0.value == $1.value } }
    var places: [ExactText: [Int]] = [:]
    for (place, member) in right.enumerated().reversed() {
      places[ExactText(member.key), default: []].append(place)
    }
    return left.allSatisfy { member in
      guard let place = places[ExactText(member.key)]?.popLast() else { return false }
      return member.value == right[place].value
    }
  }
}

extension JSONMember {
  /// Whether the members have the same key, scalar by scalar, and equal values.
  public static func == (left: JSONMember, right: JSONMember) -> Bool {
    left.key.utf8.elementsEqual(right.key.utf8) && left.value == right.value
  }

  /// Hashes the key and the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ExactText(key))
    hasher.combine(value)
  }
}
