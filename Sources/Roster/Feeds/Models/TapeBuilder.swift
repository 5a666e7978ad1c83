/// Takes an item apart, from the reader's events.
struct TapeBuilder {
  private var nodes: [ItemTape.Node] = []
  private var open: [Int] = []

  static func nodes(_ bytes: UnsafeRawBufferPointer) throws(JSONFault) -> [ItemTape.Node] {
    var builder = TapeBuilder()
    builder.nodes.reserveCapacity(bytes.count / 12 + 4)
    var reader = JSONReader()
    while let event = try reader.next(bytes, origin: 0, isFinal: true) {
      builder.take(event, bytes)
    }
    return builder.nodes
  }

  private mutating func take(_ event: JSONEvent, _ bytes: UnsafeRawBufferPointer) {
    switch event {
    case .open(let isObject, let start):
      count()
      open.append(nodes.count)
      nodes.append(.init(sort: isObject ? .object : .array, start: start, end: start, next: 0))
    case .close(let end):
      let index = open.removeLast()
      nodes[index].end = end
      nodes[index].next = nodes.count
    case .key(let range, let escaped):
      if escaped || !JSONText.isASCII(bytes[range]), let object = open.last {
        nodes[object].hasPlainKeys = false
      }
      add(escaped ? .escapedString : .string, range)
    case .string(let range, let escaped):
      count()
      add(escaped ? .escapedString : .string, range)
    case .number(let range):
      count()
      add(.number, range)
    case .word(let range, let first):
      count()
      add(first == UInt8(ascii: "n") ? .null : first == UInt8(ascii: "t") ? .yes : .no, range)
    case .junk: break
    }
  }

  private mutating func count() {
    if let container = open.last { nodes[container].count += 1 }
  }

  private mutating func add(_ sort: ItemTape.Sort, _ range: Range<Int>) {
    nodes.append(
      .init(sort: sort, start: range.lowerBound, end: range.upperBound, next: nodes.count + 1))
  }
}
