import Observation

/// The rhythm of a store: edits, then telling of them, and only then what was asked for meanwhile.
///
/// An edit that is made while observers are told of another one waits until all have heard of it:
/// so each finds the list as the change it is told of left it.
@usableFromInline @MainActor final class EditCycle: Observable {
  private enum Phase { case idle, editing, telling }

  private var phase = Phase.idle
  private var hasChanged = false
  private var waiting: [@MainActor () -> Void] = []
  private var isCatchingUp = false
  private let editListeners = Listeners<Void>()
  nonisolated private let registrar = ObservationRegistrar()

  /// The number of edits closed so far: what Observation watches in place of the records.
  private var edition = 0

  nonisolated init() {}

  /// Whether an edit has to wait.
  @usableFromInline var mustWait: Bool { phase == .telling }
  /// Whether a transaction is open: what is done now belongs to it.
  @usableFromInline var isEditing: Bool { phase == .editing }

  /// Keeps an edit until everybody has been told of the present one.
  @usableFromInline func wait(_ edit: @escaping @MainActor () -> Void) { waiting.append(edit) }

  /// Notes for Observation that the records are read.
  @usableFromInline func noteRead() { registrar.access(self, keyPath: \.edition) }

  /// To be called before each write.
  @usableFromInline func willWrite() {
    if hasChanged { return }
    hasChanged = true
    // A handler of Observation may well edit the store, on top of the edit that is about to happen.
    let before = phase
    phase = .telling
    registrar.willSet(self, keyPath: \.edition)
    phase = before
  }

  /// Begins a transaction.
  @usableFromInline func open() { phase = .editing }

  /// Ends an edit or a transaction: tells of it if something changed, then does what has waited.
  ///
  /// - Parameter tell: tells the observers of the records.
  @usableFromInline func close(_ tell: () -> Void) {
    phase = .telling
    if hasChanged {
      hasChanged = false
      edition += 1
      registrar.didSet(self, keyPath: \.edition)
      editListeners.tell([()])
      tell()
    }
    phase = .idle
    if !isCatchingUp { catchUp() }
  }

  /// Does what has waited, in the order of asking; what it leads to comes last.
  private func catchUp() {
    isCatchingUp = true
    while !waiting.isEmpty {
      let edits = waiting
      waiting = []
      for edit in edits { edit() }
    }
    isCatchingUp = false
  }

  func observeEdits(_ body: @escaping @MainActor @Sendable () -> Void) -> Subscription {
    editListeners.add(body)
  }
}
