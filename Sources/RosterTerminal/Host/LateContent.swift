import Roster

/// What a terminal shows of a row once it is loaded.
enum LateContent: RowTrait {
  typealias Change = @MainActor (inout RowContent) -> Void
  /// Asks for what is missing, for a slot; what has come is handed on, now or later.
  typealias Value = @MainActor @Sendable (RowSlot, @escaping @MainActor (Change) -> Void) -> Void
}

extension Row {
  /// Loads more of what a terminal shows of the row while the row is in view.
  ///
  ///     Row(PersonRow(person)).loading(person.address) {
  ///       try await places.name(of: person.address)
  ///     } show: { content, place in
  ///       content.subtitle = place
  ///     }
  ///
  /// Behavior:
  /// - The row is drawn at once without it, and again when it is there; rows around it keep their place.
  /// - When the row leaves the view, the work is cancelled, and what still comes is dropped.
  /// - What was loaded is kept as long as the row is in view. A failure changes nothing.
  ///
  /// - Parameters:
  ///   - key: What is loaded. Another key is another load.
  ///   - work: Loads it, off the main actor.
  ///   - show: Adds it to what the row shows.
  public func loading<Value: Sendable>(
    _ key: some Hashable & Sendable, _ work: @escaping @Sendable () async throws -> Value,
    show: @escaping @MainActor @Sendable (inout RowContent, Value) -> Void
  ) -> Row {
    trait(LateContent.self) { slot, arrived in
      slot.load(key, work, apply: { value in arrived { show(&$0, value) } })
    }
  }
}

extension TerminalHost {
  /// What a row shows, with what was loaded for it. What comes later has the row drawn again.
  func content(of row: AnyRow, in slot: RowSlot) -> RowContent {
    guard let load = row.trait(LateContent.self) else { return row.content }
    let filling = Filling(content: row.content)
    load(slot) { [weak self] change in
      if filling.isOver { self?.viewport.remeasure(row.id) } else { change(&filling.content) }
    }
    filling.isOver = true
    return filling.content
  }
}

/// A row that is being drawn: what has been loaded for it before is added now.
@MainActor private final class Filling {
  var content: RowContent
  var isOver = false

  init(content: RowContent) { self.content = content }
}
