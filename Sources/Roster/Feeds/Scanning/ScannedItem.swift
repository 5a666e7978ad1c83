/// Where an item of a feed lies and what it says of its kind, before anything of it is decoded.
struct ScannedItem {
  /// What stands at the place of the kind.
  enum Kind {
    case missing
    case string(Range<Int>, escaped: Bool)
    case number(Range<Int>)
    case word(UInt8)
    case container
  }

  /// The sort of value that the item is.
  enum Shape {
    case object, array, scalar
  }

  /// The item's place in its list.
  var position: Int
  /// The item's bytes, as offsets from the start of the input.
  var range: Range<Int>
  var shape: Shape
  var kind = Kind.missing
  /// Why the item is no valid JSON.
  var fault: JSONFault?
}
