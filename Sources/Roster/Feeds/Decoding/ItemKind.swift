/// Reads an item's kind from what the scanner found.
enum ItemKind {
  case kind(FeedKind?)
  case problem(FeedProblem)

  init<Element>(
    _ item: ScannedItem, _ bytes: UnsafeRawBufferPointer, origin: Int, plan: FeedPlan<Element>
  ) {
    guard plan.universal == nil else {
      self = .kind(nil)
      return
    }
    func bad(_ reason: String, path: JSONPath = plan.kindAt) -> ItemKind {
      .problem(
        FeedProblem(.badItem, position: item.position, path: path.description, reason: reason))
    }
    guard item.shape == .object else {
      let found =
        item.shape == .array ? "an array" : Self.name(bytes[item.range.lowerBound - origin])
      self = bad("The item is \(found), not an object.", path: .root)
      return
    }
    if plan.kindAt.components.isEmpty {
      self = .kind(nil)
      return
    }
    let kind: FeedKind
    switch item.kind {
    case .missing:
      self = bad("The item has no kind.")
      return
    case .container:
      self = bad("The kind is an object or an array.")
      return
    case .word(UInt8(ascii: "n")):
      self = bad("The kind is null.")
      return
    case .word(let first): kind = .boolean(first == UInt8(ascii: "t"))
    case .number(let range):
      let literal = String(
        decoding: bytes[range.lowerBound - origin..<range.upperBound - origin], as: UTF8.self)
      guard let value = JSONNumber(checked: literal).integer(as: Int64.self) else {
        self = bad("The kind is a number that is no 64-bit integer.")
        return
      }
      kind = .integer(value)
    case .string(let range, let escaped):
      do throws(JSONFault) {
        kind = .string(try JSONText.string(bytes, range, origin: origin, escaped: escaped))
      } catch {
        self = bad(error.reason)
        return
      }
    }
    guard plan.handlers[kind] != nil || plan.expects(kind) else {
      self = bad("The kind is \(kind.sort), but no kind of this sort is registered.")
      return
    }
    self = .kind(kind)
  }

  private static func name(_ first: UInt8) -> String {
    switch first {
    case UInt8(ascii: "n"): "null"
    case UInt8(ascii: "t"), UInt8(ascii: "f"): "a boolean"
    case UInt8(ascii: "\""): "a text"
    default: "a number"
    }
  }
}

extension FeedProblem {
  /// An item of a kind that is not registered.
  static func unknown(_ kind: FeedKind?, position: Int) -> FeedProblem {
    let reason =
      kind.map { "The kind \($0) is not registered." } ?? "Nothing is registered for the items."
    return FeedProblem(.unknownKind, position: position, kind: kind, reason: reason)
  }
}
