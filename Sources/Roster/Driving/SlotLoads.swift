/// What a cell is waiting for, or has got, while it shows one row.
@MainActor final class SlotLoads {
  /// One load. Told from a later one under the same key by being another object.
  private final class Load {
    var task: Task<Void, Never>?
    var value: (any Sendable)?
    var apply: (@MainActor (any Sendable) -> Void)?
    var failed: (@MainActor (any Error) -> Void)?
    /// The fill that asked for it last.
    var fill: Int

    init(fill: Int) { self.fill = fill }
  }

  private var loads: [AnyKey: Load] = [:]
  private var fill = 0

  /// Runs what fills the cell, and then ends the loads that it did not ask for again.
  func filling(_ body: () -> Void) {
    fill += 1
    body()
    for (key, load) in loads where load.fill != fill {
      load.task?.cancel()
      loads[key] = nil
    }
  }

  func load<Value: Sendable>(
    _ key: AnyKey, _ work: @escaping @Sendable () async throws -> Value,
    apply: @escaping @MainActor (Value) -> Void, failed: (@MainActor (any Error) -> Void)?
  ) {
    if let known = loads[key] {
      known.fill = fill
      if let value = known.value as? Value { return apply(value) }
    }
    let load = loads[key] ?? Load(fill: fill)
    load.apply = { if let value = $0 as? Value { apply(value) } }
    load.failed = failed
    if loads[key] != nil { return }
    loads[key] = load
    load.task = Task { [weak self, weak load] in
      let result: Result<Value, any Error>
      do { result = .success(try await work()) } catch { result = .failure(error) }
      if let load { self?.finish(key, load, result.map { $0 as any Sendable }) }
    }
  }

  /// Takes a result, unless the cell shows another row by now, or asks for something else.
  private func finish(_ key: AnyKey, _ load: Load, _ result: Result<any Sendable, any Error>) {
    guard loads[key] === load else { return }
    let (apply, failed) = (load.apply, load.failed)
    load.apply = nil
    load.failed = nil
    switch result {
    case .success(let value):
      load.value = value
      apply?(value)
    case .failure(let error):
      // The next fill tries again.
      loads[key] = nil
      failed?(error)
    }
  }

  /// Ends all loads. What still arrives is dropped.
  func end() {
    for load in loads.values { load.task?.cancel() }
    loads = [:]
  }
}
