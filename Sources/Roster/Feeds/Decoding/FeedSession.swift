import Foundation

/// One decoding of one input: takes bytes, gives results.
struct FeedSession<Element: Sendable> {
  /// Scanning stops for a look at cancellation after so many bytes.
  private static var stride: Int { 1 << 20 }

  let plan: FeedPlan<Element>
  /// The bytes that are still needed, and the offset of the first from the start of the input.
  private(set) var window: Data
  private(set) var origin = 0
  private var scanner: ItemScanner
  private var place = TextPosition()
  private var placeOffset = 0
  private var fault: JSONFault?

  init(_ plan: FeedPlan<Element>, window: Data = Data()) {
    self.plan = plan
    self.window = window
    scanner = ItemScanner(path: plan.itemsAt, kindPath: plan.kindAt, format: plan.format)
  }

  /// Takes more of the input, and lets go of what is no longer needed.
  mutating func append(_ bytes: some Sequence<UInt8>) {
    if scanner.retained > origin {
      advancePlace(to: scanner.retained)
      window = Data(window.dropFirst(scanner.retained - origin))
      origin = scanner.retained
    }
    window.append(contentsOf: bytes)
  }

  /// Decodes the next items and adds them to a result.
  ///
  /// - Parameters:
  ///   - limit: The most items to take.
  ///   - isFinal: Whether the input has no more bytes.
  /// - Returns: Whether there were items. If not, more bytes are needed, or, if there are none, all is
  ///   done.
  /// - Throws: `FeedError`; `CancellationError` if the task was cancelled.
  mutating func next(
    limit: Int, isFinal: Bool, into result: inout FeedResult<Element>
  ) throws -> Bool {
    var pending: [PendingItem<Element>] = []
    if fault == nil {
      do throws(JSONFault) {
        try scan(into: &pending, limit: limit, isFinal: isFinal)
      } catch {
        fault = error
      }
    }
    try Task.checkCancellation()
    if !pending.isEmpty {
      ItemBatch(plan, pending, window: window, origin: origin).decode(into: &result)
      return true
    }
    if let fault {
      throw FeedError(fault, at: position(of: fault.offset), result: FeedResult<Element>())
    }
    if isFinal, scanner.outcome == .null { reportNull() }
    return false
  }

  private mutating func scan(
    into pending: inout [PendingItem<Element>], limit: Int, isFinal: Bool
  ) throws(JSONFault) {
    while pending.count < limit, !Task.isCancelled {
      let end = min(window.count, scanner.position - origin + Self.stride)
      let isLast = isFinal && end == window.count
      let range = window.startIndex..<window.startIndex + end
      var found: ScannedItem?
      let outcome = window[range].withUnsafeBytes { bytes -> Result<Void, JSONFault> in
        do throws(JSONFault) {
          while pending.count < limit {
            found = try scanner.next(bytes, origin: origin, isFinal: isLast)
            guard let found else { break }
            pending.append(classify(found, bytes))
          }
          return .success(())
        } catch {
          return .failure(error)
        }
      }
      try outcome.get()
      if found == nil, end == window.count { return }
    }
  }

  /// Decides what becomes of an item, by its kind.
  private mutating func classify(
    _ item: ScannedItem, _ bytes: UnsafeRawBufferPointer
  ) -> PendingItem<Element> {
    var pending = PendingItem<Element>(
      position: item.position, range: item.range,
      task: .report(FeedProblem(.badItem, position: item.position, reason: "")))
    if let fault = item.fault {
      advancePlace(to: item.range.lowerBound)
      let place = position(of: fault.offset)
      pending.task = .report(
        FeedProblem(
          .badItem, position: item.position,
          reason: "line \(place.line), column \(place.column): \(fault.reason)"))
      return pending
    }
    switch ItemKind(item, bytes, origin: origin, plan: plan) {
    case .kind(let kind): pending.kind = kind
    case .problem(let problem):
      pending.task = .report(problem)
      return pending
    }
    if let handler = plan.universal ?? pending.kind.flatMap({ plan.handlers[$0] }) {
      pending.task = .decode(handler)
    } else if let fallback = plan.fallback {
      pending.task = .fallBack(fallback, isKnown: pending.kind == nil)
    } else {
      pending.task = .report(.unknown(pending.kind, position: item.position))
    }
    return pending
  }

  private mutating func advancePlace(to offset: Int) {
    place = position(of: offset)
    placeOffset = max(placeOffset, offset)
  }

  /// Where that ends what has come so far.
  var end: TextPosition { position(of: origin + window.count) }

  private func position(of offset: Int) -> TextPosition {
    var place = place
    guard offset > placeOffset else { return place }
    window.withUnsafeBytes { bytes in
      let end = min(offset - origin, bytes.count)
      place.advance(over: UnsafeRawBufferPointer(rebasing: bytes[placeOffset - origin..<end]))
    }
    return place
  }

  private func reportNull() {
    Diagnostics.report(
      Diagnostic(
        .nullItems, what: "A feed has no list of items; it is taken as empty.",
        place: plan.itemsAt.components.isEmpty ? "the root" : plan.itemsAt.description,
        why: "There is null in its place.", remedy: "Send an empty list, or leave the key out."))
  }
}
