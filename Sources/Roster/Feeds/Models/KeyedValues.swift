/// The members of an object, found as Foundation's decoder finds them: keys are equal as Swift's texts are,
/// and of equal ones the first counts.
struct KeyedValues<Key: CodingKey>: KeyedDecodingContainerProtocol {
  /// Objects with more members are looked up in a dictionary.
  private static var scanLimit: Int { 16 }

  private let decoder: TapeDecoder
  private let places: [String: Int]?

  init(_ decoder: TapeDecoder) throws {
    try decoder.expect(.object, [String: Any].self)
    self.decoder = decoder
    let node = decoder.tape.nodes[decoder.index]
    if decoder.strategies.hasPlainKeys, node.hasPlainKeys, node.count <= Self.scanLimit {
      places = nil
      return
    }
    let path = decoder.strategies.hasPlainKeys ? [] : decoder.codingPath
    let members = try decoder.members().map { key, value in
      (decoder.strategies.convert(key, at: path), value)
    }
    places = Dictionary(members) { first, _ in first }
  }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] {
    if let places { return places.keys.compactMap { Key(stringValue: $0) } }
    var known: Set<String> = []
    return (try? decoder.members())?.compactMap { key, _ in
      known.insert(key).inserted ? Key(stringValue: key) : nil
    } ?? []
  }

  func contains(_ key: Key) -> Bool { place(key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool {
    decoder.tape.nodes[try required(key)].sort == .null
  }

  private func place(_ key: some CodingKey) -> Int? {
    if let places { return places[key.stringValue] }
    return decoder.tape.value(of: key.stringValue, in: decoder.index)
  }

  private func required(_ key: Key) throws -> Int {
    if let place = place(key) { return place }
    throw DecodingError.keyNotFound(
      key, .init(codingPath: codingPath, debugDescription: "The key is missing."))
  }

  /// A decoder for the value of a key.
  private func value(_ key: Key) throws -> TapeDecoder {
    decoder.decoder(try required(key), .key(key, in: decoder.path))
  }

  /// Reads a value that needs no decoder; `nil` if that fails, for a decoder to say why.
  private func plain<Value>(
    _ key: Key, _ read: (ItemTape, Int) throws(ItemTape.Refusal) -> Value
  ) -> Value? {
    guard let place = place(key) else { return nil }
    return try? read(decoder.tape, place)
  }

  private func isPresent(_ key: Key) -> Bool {
    place(key).map { decoder.tape.nodes[$0].sort != .null } ?? false
  }

  private func integer<Integer: FixedWidthInteger & Decodable>(_ key: Key) throws -> Integer {
    if let value: Integer = plain(
      key, { (tape, place) throws(ItemTape.Refusal) in try tape.integer(place) })
    {
      return value
    }
    return try value(key).decode(Integer.self)
  }

  /// A decoder for the value of a key; `nil` if there is none, or null.
  private func present(_ key: Key) -> TapeDecoder? {
    guard let place = place(key), decoder.tape.nodes[place].sort != .null else { return nil }
    return decoder.decoder(place, .key(key, in: decoder.path))
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    if let value = plain(key, { (tape, place) throws(ItemTape.Refusal) in try tape.bool(place) }) {
      return value
    }
    return try value(key).decode(type)
  }
  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    if let value = plain(key, { (tape, place) throws(ItemTape.Refusal) in try tape.string(place) })
    {
      return value
    }
    return try value(key).decode(type)
  }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    if let value = plain(key, { (tape, place) throws(ItemTape.Refusal) in try tape.double(place) })
    {
      return value
    }
    return try value(key).decode(type)
  }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    if let value = plain(key, { (tape, place) throws(ItemTape.Refusal) in try tape.float(place) }) {
      return value
    }
    return try value(key).decode(type)
  }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try integer(key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try integer(key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try integer(key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try integer(key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try integer(key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try integer(key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try integer(key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try integer(key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try integer(key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try integer(key) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try value(key).decode(type)
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    isPresent(key) ? try decode(type, forKey: key) : nil
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    isPresent(key) ? try decode(type, forKey: key) : nil
  }

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    isPresent(key) ? try decode(type, forKey: key) : nil
  }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    isPresent(key) ? try decode(type, forKey: key) : nil
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try present(key)?.decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try value(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try value(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { superDecoder(PathKey.super) }

  func superDecoder(forKey key: Key) throws -> any Decoder { superDecoder(key) }

  /// The value of the key, or null if there is none, as in Foundation's decoder.
  private func superDecoder(_ key: any CodingKey) -> any Decoder {
    decoder.decoder(place(key) ?? decoder.tape.absent, .key(key, in: decoder.path))
  }
}
