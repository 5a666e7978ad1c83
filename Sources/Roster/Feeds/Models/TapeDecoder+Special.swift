import Foundation

extension TapeDecoder {
  /// A value of a type that has a form of its own in JSON; `nil` if the type has none.
  func special<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    if type == String.self { return try decode(String.self) as? Value }
    if type == Date.self { return try date() as? Value }
    if type == URL.self { return try url() as? Value }
    if type == Decimal.self { return try decimal() as? Value }
    if type == Data.self { return try data() as? Value }
    if !strategies.hasPlainKeys, let type = type as? any TextKeyed.Type {
      return try type.init(entriesOf: self) as? Value
    }
    return nil
  }

  private func date() throws -> Date {
    switch strategies.dates {
    case .secondsSince1970: return Date(timeIntervalSince1970: try decode(Double.self))
    case .millisecondsSince1970: return Date(timeIntervalSince1970: try decode(Double.self) / 1000)
    case .iso8601:
      let text = try decode(String.self)
      if let date = try? Date.ISO8601FormatStyle().parse(text) { return date }
      throw corrupted("The text “\(text)” is no date in ISO 8601.")
    #if canImport(Darwin)
      // Elsewhere this is a custom strategy.
      case .formatted(let formatter):
        let text = try decode(String.self)
        if let date = formatter.date(from: text) { return date }
        throw corrupted("The text “\(text)” is no date in the expected format.")
    #endif
    case .custom(let make): return try make(self)
    default: return try Date(from: self)
    }
  }

  private func data() throws -> Data {
    switch strategies.data {
    case .base64:
      if let data = Data(base64Encoded: try decode(String.self)) { return data }
      throw corrupted("The text is not Base64.")
    case .custom(let make): return try make(self)
    default: return try Data(from: self)
    }
  }

  private func url() throws -> URL {
    if let url = URL(string: try decode(String.self)) { return url }
    throw corrupted("The text is no URL.")
  }

  private func decimal() throws -> Decimal {
    do throws(ItemTape.Refusal) {
      return try tape.decimal(index)
    } catch {
      throw self.error(error, Decimal.self)
    }
  }

  private func corrupted(_ reason: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: reason))
  }
}

/// A dictionary whose keys are data, which no key strategy changes.
private protocol TextKeyed {
  init(entriesOf decoder: TapeDecoder) throws
}

extension Dictionary: TextKeyed where Key == String, Value: Decodable {
  fileprivate init(entriesOf decoder: TapeDecoder) throws {
    try decoder.expect(.object, Self.self)
    self.init()
    // All are decoded, though of equal keys the first counts, as in Foundation's decoder.
    for (key, index) in try decoder.members() {
      let value = decoder.decoder(index, .key(PathKey(key), in: decoder.path))
      let decoded = try value.decode(Value.self)
      if self[key] == nil { self[key] = decoded }
    }
  }
}
