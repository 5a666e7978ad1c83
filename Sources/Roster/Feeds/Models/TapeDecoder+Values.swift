import Foundation

extension TapeDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { tape.nodes[index].sort == .null }

  func decode(_ type: Bool.Type) throws -> Bool {
    do throws(ItemTape.Refusal) { return try tape.bool(index) } catch {
      throw self.error(error, type)
    }
  }

  func decode(_ type: String.Type) throws -> String {
    do throws(ItemTape.Refusal) { return try tape.string(index) } catch {
      throw self.error(error, type)
    }
  }

  func decode(_ type: Double.Type) throws -> Double {
    do throws(ItemTape.Refusal) {
      return try tape.double(index)
    } catch {
      if let value = named(type) { return value }
      throw self.error(error, type)
    }
  }

  func decode(_ type: Float.Type) throws -> Float {
    do throws(ItemTape.Refusal) {
      return try tape.float(index)
    } catch {
      if let value = named(Double.self) { return Float(value) }
      throw self.error(error, type)
    }
  }

  func decode(_ type: Int.Type) throws -> Int { try integer() }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
  func decode(_ type: UInt.Type) throws -> UInt { try integer() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let value = try special(type) { return value }
    return try Value(from: self)
  }

  private func integer<Integer: FixedWidthInteger>() throws -> Integer {
    do throws(ItemTape.Refusal) {
      return try tape.integer(index)
    } catch {
      throw self.error(error, Integer.self)
    }
  }

  /// A text that stands for infinity or for no number, if the strategies have such texts.
  private func named(_ type: Double.Type) -> Double? {
    guard case .convertFromString(let positive, let negative, let none) = strategies.floats,
      let text = try? tape.string(index)
    else { return nil }
    switch text {
    case positive: return .infinity
    case negative: return -.infinity
    case none: return .nan
    default: return nil
    }
  }
}
