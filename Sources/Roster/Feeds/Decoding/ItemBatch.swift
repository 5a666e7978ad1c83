import Foundation

/// Items that are decoded together, by as many threads as the machine has to spare.
struct ItemBatch<Element: Sendable>: Sendable {
  /// How many items one thread takes at a time.
  private static var stride: Int { 64 }

  private let plan: FeedPlan<Element>
  private let items: [PendingItem<Element>]
  private let window: Data
  private let origin: Int

  init(_ plan: FeedPlan<Element>, _ items: [PendingItem<Element>], window: Data, origin: Int) {
    self.plan = plan
    self.items = items
    self.window = window
    self.origin = origin
  }

  /// Decodes the items, each once, and reports what is wrong with them in their order.
  func decode(into result: inout FeedResult<Element>) {
    let known = result.problems.count
    let parts = (items.count + Self.stride - 1) / Self.stride
    if parts == 1 {
      decode(items[...], into: &result)
    } else {
      let decoded = Guarded([FeedResult<Element>](repeating: FeedResult(), count: parts))
      DispatchQueue.concurrentPerform(iterations: parts) { part in
        var result = FeedResult<Element>()
        let start = part * Self.stride
        decode(items[start..<min(start + Self.stride, items.count)], into: &result)
        decoded.withLock { [result] in $0[part] = result }
      }
      for part in decoded.withLock({ $0 }) { result.append(part) }
    }
    // Reported here and not where they are found: a task's own handler is known only to its thread.
    for problem in result.problems[known...] { Diagnostics.report(problem.diagnostic) }
  }

  private func decode(
    _ items: ArraySlice<PendingItem<Element>>, into result: inout FeedResult<Element>
  ) {
    let reader = ItemReader(plan.configure)
    result.elements.reserveCapacity(result.elements.count + items.count)
    for item in items {
      do {
        try decode(item, reader, into: &result)
      } catch {
        let fault = DecodingFault(error)
        result.problems.append(
          FeedProblem(
            .badItem, position: item.position, kind: item.kind, path: fault.path,
            reason: fault.reason))
      }
    }
  }

  private func decode(
    _ item: PendingItem<Element>, _ reader: ItemReader, into result: inout FeedResult<Element>
  ) throws {
    switch item.task {
    case .report(let problem): result.problems.append(problem)
    case .decode(let handler): result.elements.append(try handler(reader, bytes(of: item)))
    case .fallBack(let fallback, let isKnown):
      let value = try bytes(of: item).withUnsafeBytes { try JSONValue(parsing: $0) }
      let unknown = UnknownItem(position: item.position, kind: item.kind, value: value)
      result.elements.append(try fallback(unknown))
      if !isKnown { result.problems.append(.unknown(item.kind, position: item.position)) }
    }
  }

  private func bytes(of item: PendingItem<Element>) -> Data {
    let start = window.startIndex - origin
    return window[start + item.range.lowerBound..<start + item.range.upperBound]
  }
}
