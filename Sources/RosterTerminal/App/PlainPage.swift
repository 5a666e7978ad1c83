import Roster

/// A host that shows one row at a time, to be printed.
@MainActor final class PlainPage: TableHost {
  private let slot = RowSlot()

  var capabilities: HostCapabilities { HostCapabilities() }
  var anchor: Anchor? { nil }

  func load(keeping anchor: Anchor?) {}
  func apply(
    _ stage: UpdateStage, animated: Bool, commit: () -> Void, done: @escaping @MainActor () -> Void
  ) {
    commit()
    done()
  }
  func replaceCell(of slot: RowSlot) {}
  func refreshChrome() {}

  /// The lines of a row, header or footer.
  func lines(of line: TableLine, in driver: TableDriver, width: Int) -> [String] {
    var drawing = RowDrawing()
    driver.fill(slot, with: line) { row in
      drawing = RowRenderer(row, of: line, width: width).draw(row.content, height: row.height)
    }
    driver.unbind(slot)
    return drawing.lines.map { Self.trimmed($0.plain) }
  }

  /// A text without the spaces at its end.
  static func trimmed(_ text: String) -> String {
    let spaces = text.utf8.reversed().prefix { $0 == 0x20 }.count
    return String(decoding: text.utf8.dropLast(spaces), as: UTF8.self)
  }
}
