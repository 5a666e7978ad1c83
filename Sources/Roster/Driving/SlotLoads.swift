/// What a cell is waiting for, or has got, while it shows one row.
@MainActor final class SlotLoads {
  /// What is loaded, and as what: a key may stand for a picture and for its text.
  private struct Name: Hashable {
    let key: AnyKey
    let type: ObjectIdentifier
  }

  /// Where the result of a load goes.
  private struct Receiver<Value: Sendable> {
    let apply: @MainActor (Value) -> Void
    let failed: (@MainActor (any Error) -> Void)?
  }

  /// One load. Told from a later one under the same name by being another object.
  @MainActor private class Load {
    var task: Task<Void, Never>?
    /// The fill that asked for it last.
    var fill: Int

    init(fill: Int) { self.fill = fill }
  }

  private final class TypedLoad<Value: Sendable>: Load {
    var value: Value?
    /// Those who asked for it in its fill, in order: a cell may show it in several places.
    var receivers: [Receiver<Value>] = []
  }

  private var loads: [Name: Load] = [:]
  private var fill = 0
  /// Counts the rows that the cell has shown.
  private var binding = 0

  /// Runs what fills the cell, and then ends the loads that it did not ask for again.
  func filling(_ body: () -> Void) {
    fill += 1
    body()
    for (name, load) in loads where load.fill != fill {
      load.task?.cancel()
      loads[name] = nil
    }
  }

  func load<Value: Sendable>(
    _ key: AnyKey, _ work: @escaping @Sendable () async throws -> Value,
    apply: @escaping @MainActor (Value) -> Void, failed: (@MainActor (any Error) -> Void)?
  ) {
    let name = Name(key: key, type: ObjectIdentifier(Value.self))
    let receiver = Receiver(apply: apply, failed: failed)
    if let known = loads[name] as? TypedLoad<Value> {
      // Who asked in an earlier fill shows what was there then.
      if known.fill != fill { known.receivers = [] }
      known.fill = fill
      if let value = known.value { return apply(value) }
      return known.receivers.append(receiver)
    }
    let load = TypedLoad<Value>(fill: fill)
    load.receivers = [receiver]
    loads[name] = load
    load.task = Task { [weak self, weak load] in
      let result: Result<Value, any Error>
      do { result = .success(try await work()) } catch { result = .failure(error) }
      if let load { self?.finish(name, load, result) }
    }
  }

  /// Takes a result, unless the cell shows another row by now, or asks for something else.
  private func finish<Value: Sendable>(
    _ name: Name, _ load: TypedLoad<Value>, _ result: Result<Value, any Error>
  ) {
    guard loads[name] === load else { return }
    let (receivers, binding, fill) = (load.receivers, binding, load.fill)
    load.receivers = []
    switch result {
    case .success(let value): load.value = value
    // The next fill tries again.
    case .failure: loads[name] = nil
    }
    // One of them may have the cell filled again, or with another row.
    for receiver in receivers where self.binding == binding && self.fill == fill {
      switch result {
      case .success(let value): receiver.apply(value)
      case .failure(let error): receiver.failed?(error)
      }
    }
  }

  /// Ends all loads. What still arrives is dropped.
  func end() {
    binding += 1
    for load in loads.values { load.task?.cancel() }
    loads = [:]
  }
}
