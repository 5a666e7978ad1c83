import Foundation

/// Items that are decoded together, by as many threads as the machine has to spare.
struct ItemBatch<Element: Sendable>: Sendable {
  /// What became of an item.
  private struct Outcome: Sendable {
    var element: Element?
    var problem: FeedProblem?
  }

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
  func decoded() -> FeedResult<Element> {
    let parts = (items.count + Self.stride - 1) / Self.stride
    var result = FeedResult<Element>()
    result.elements.reserveCapacity(items.count)
    if parts == 1 {
      add(decode(items[...]), to: &result)
      return result
    }
    let outcomes = Guarded([[Outcome]](repeating: [], count: parts))
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      let start = part * Self.stride
      let decoded = decode(items[start..<min(start + Self.stride, items.count)])
      outcomes.withLock { $0[part] = decoded }
    }
    // Reported here and not where they are found: a task's own handler is known only to its thread.
    for part in outcomes.withLock({ $0 }) { add(part, to: &result) }
    return result
  }

  private func add(_ outcomes: [Outcome], to result: inout FeedResult<Element>) {
    for outcome in outcomes {
      if let element = outcome.element { result.elements.append(element) }
      if let problem = outcome.problem {
        result.problems.append(problem)
        Diagnostics.report(problem.diagnostic)
      }
    }
  }

  private func decode(_ items: ArraySlice<PendingItem<Element>>) -> [Outcome] {
    let decoder = JSONDecoder()
    plan.configure(decoder)
    return items.map { decode($0, decoder) }
  }

  private func decode(_ item: PendingItem<Element>, _ decoder: JSONDecoder) -> Outcome {
    do {
      switch item.task {
      case .report(let problem): return Outcome(problem: problem)
      case .decode(let handler):
        return Outcome(element: try decode(item, with: handler, decoder))
      case .fallBack(let fallback, let isKnown):
        let value = try bytes(of: item).withUnsafeBytes { try JSONValue(parsing: $0) }
        let unknown = UnknownItem(position: item.position, kind: item.kind, value: value)
        return Outcome(
          element: try fallback(unknown),
          problem: isKnown ? nil : .unknown(item.kind, position: item.position))
      }
    } catch {
      let fault = DecodingFault(error)
      var problem = FeedProblem(
        .badItem, position: item.position, kind: item.kind, path: fault.path, reason: fault.reason)
      if case .decode(let handler) = item.task, SuspectFinder.isVague(error),
        let found = SuspectFinder.find(in: bytes(of: item), { try handler.probe(decoder, $0) })
      {
        (problem.path, problem.reason) = found
      }
      return Outcome(problem: problem)
    }
  }

  private func decode(
    _ item: PendingItem<Element>, with handler: FeedPlan<Element>.Handler, _ decoder: JSONDecoder
  ) throws -> Element {
    let bytes = bytes(of: item)
    if item.numbers.isEmpty { return try handler.decode(decoder, bytes) }
    let (exact, probe) = ExactIntegers.prepare(
      bytes, offset: item.range.lowerBound, numbers: item.numbers)
    let element = try handler.decode(decoder, exact)
    if let probe {
      do {
        try handler.probe(decoder, probe)
      } catch {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: DecodingFault(error).keys,
            debugDescription: "The number has a fraction, which an integer would lose."))
      }
    }
    return element
  }

  private func bytes(of item: PendingItem<Element>) -> Data {
    let start = window.startIndex - origin
    return window[start + item.range.lowerBound..<start + item.range.upperBound]
  }
}
