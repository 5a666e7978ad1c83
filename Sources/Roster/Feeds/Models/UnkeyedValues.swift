/// The elements of an array, one after the other.
struct UnkeyedValues: UnkeyedDecodingContainer {
  private let decoder: TapeDecoder
  private var place: Int
  private(set) var currentIndex = 0

  init(_ decoder: TapeDecoder) throws {
    try decoder.expect(.array, [Any].self)
    self.decoder = decoder
    place = decoder.index + 1
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { Int(decoder.tape.nodes[decoder.index].count) }
  var isAtEnd: Bool { place >= decoder.tape.nodes[decoder.index].next }

  /// Decodes the next element. One that fails is not stepped over, as in Foundation's decoder.
  private mutating func next<Value>(
    _ type: Value.Type, _ body: (TapeDecoder) throws -> Value
  ) throws -> Value {
    let path = DecodingPath.index(currentIndex, in: decoder.path)
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type, .init(codingPath: path.keys, debugDescription: "The array has ended."))
    }
    let value = try body(decoder.decoder(place, path))
    place = decoder.tape.nodes[place].next
    currentIndex += 1
    return value
  }

  /// Reads an element that needs no decoder; `nil` if that fails, for a decoder to say why.
  private mutating func plain<Value>(
    _ read: (ItemTape, Int) throws(ItemTape.Refusal) -> Value
  ) -> Value? {
    guard !isAtEnd, let value = try? read(decoder.tape, place) else { return nil }
    place = decoder.tape.nodes[place].next
    currentIndex += 1
    return value
  }

  private mutating func integer<Integer: FixedWidthInteger & Decodable>() throws -> Integer {
    if let value: Integer = plain({ (tape, place) throws(ItemTape.Refusal) in
      try tape.integer(place)
    }) {
      return value
    }
    return try next(Integer.self) { try $0.decode(Integer.self) }
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd else { return try next(Bool.self) { _ in true } }
    guard decoder.tape.nodes[place].sort == .null else { return false }
    return try next(Bool.self) { _ in true }
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool {
    if let value = plain({ (tape, place) throws(ItemTape.Refusal) in try tape.bool(place) }) {
      return value
    }
    return try next(type) { try $0.decode(type) }
  }
  mutating func decode(_ type: String.Type) throws -> String {
    if let value = plain({ (tape, place) throws(ItemTape.Refusal) in try tape.string(place) }) {
      return value
    }
    return try next(type) { try $0.decode(type) }
  }
  mutating func decode(_ type: Double.Type) throws -> Double {
    if let value = plain({ (tape, place) throws(ItemTape.Refusal) in try tape.double(place) }) {
      return value
    }
    return try next(type) { try $0.decode(type) }
  }
  mutating func decode(_ type: Float.Type) throws -> Float {
    if let value = plain({ (tape, place) throws(ItemTape.Refusal) in try tape.float(place) }) {
      return value
    }
    return try next(type) { try $0.decode(type) }
  }
  mutating func decode(_ type: Int.Type) throws -> Int { try integer() }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try integer() }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next(type) { try $0.decode(type) }
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next(KeyedDecodingContainer<Nested>.self) { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next((any UnkeyedDecodingContainer).self) { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next((any Decoder).self) { $0 } }
}
