/// Builds a value from the reader's events, with a stack of its own in place of recursion.
struct JSONBuilder {
  /// An object or an array that is still open.
  private struct Container {
    var isObject: Bool
    var key = ""
    var members: [JSONMember] = []
    var elements: [JSONValue] = []
  }

  private var open: [Container] = []

  /// The value that the bytes stand for.
  static func value(
    _ bytes: UnsafeRawBufferPointer, isInput: Bool
  ) throws(JSONFault) -> JSONValue {
    var reader = JSONReader()
    reader.position = try ItemScanner.textStart(bytes, isInput: isInput)
    var builder = JSONBuilder()
    var root = JSONValue.null
    while let event = try reader.next(bytes, origin: 0, isFinal: true) {
      if let value = try builder.take(event, bytes) { root = value }
    }
    return root
  }

  /// Takes an event; the outermost value, when it is complete.
  private mutating func take(
    _ event: JSONEvent, _ bytes: UnsafeRawBufferPointer
  ) throws(JSONFault) -> JSONValue? {
    switch event {
    case .open(let isObject, _):
      open.append(Container(isObject: isObject))
      return nil
    case .close:
      let container = open.removeLast()
      return add(container.isObject ? .object(container.members) : .array(container.elements))
    case .key(let range, let escaped):
      open[open.count - 1].key = try JSONText.string(bytes, range, origin: 0, escaped: escaped)
      return nil
    case .string(let range, let escaped):
      return add(.string(try JSONText.string(bytes, range, origin: 0, escaped: escaped)))
    case .number(let range):
      let literal = String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
      return add(.number(JSONNumber(checked: literal)))
    case .word(_, let first):
      return add(first == UInt8(ascii: "n") ? .null : .bool(first == UInt8(ascii: "t")))
    case .junk: return nil
    }
  }

  private mutating func add(_ value: JSONValue) -> JSONValue? {
    guard let last = open.indices.last else { return value }
    if open[last].isObject {
      open[last].members.append(JSONMember(key: open[last].key, value: value))
    } else {
      open[last].elements.append(value)
    }
    return nil
  }
}
