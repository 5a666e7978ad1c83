import Foundation

extension FeedPlan {
  /// The same plan for records of one type.
  func universal<Record: Decodable & Sendable>(_ type: Record.Type) -> FeedPlan<Record> {
    var plan = FeedPlan<Record>(
      itemsAt: itemsAt, kindAt: .root, format: format, configure: configure)
    plan.universal = FeedPlan<Record>.handler(type) { $0 }
    return plan
  }

  /// The same plan for a file of that name.
  func named(_ path: String) -> FeedPlan {
    var plan = self
    if format == .automatic { plan.format = FeedFormat(fileName: path) }
    return plan
  }

  func decode(_ data: Data) throws -> FeedResult<Element> {
    var session = FeedSession(self, window: data)
    var result = FeedResult<Element>()
    try session.drain(isFinal: true, into: &result)
    return result
  }

  func decode(_ file: FileBytes) throws -> FeedResult<Element> {
    var session = FeedSession(self)
    var result = FeedResult<Element>()
    var offset = 0
    while true {
      let block: [UInt8]
      do {
        block = try file.read(at: offset, count: 1 << 20)
      } catch {
        throw FeedError(error, at: session.end).including(result)
      }
      offset += block.count
      session.append(block)
      try session.drain(isFinal: block.isEmpty, into: &result)
      if block.isEmpty { return result }
    }
  }
}

extension FeedSession {
  /// Decodes all that is whole, and adds it to a result that an error keeps.
  fileprivate mutating func drain(
    isFinal: Bool, into result: inout FeedResult<Element>
  ) throws {
    do {
      while try next(limit: 4_096, isFinal: isFinal, into: &result) {}
    } catch let error as FeedError {
      throw error.including(result)
    }
  }
}
