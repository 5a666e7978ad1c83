#if GTK
  import CGTK
  import Roster

  /// The cell of rows that have none of their own: shows a `RowContent`.
  ///
  /// A row costs what it shows: a plain one is a box with a label. Whatever else is made for a row stays in
  /// the cell, hidden, for the next one.
  @MainActor final class StandardCell: RowCell {
    let widget: WidgetPointer
    private let parts: Parts
    private let title: CellText
    private let subtitle: CellText
    private let detail: CellText
    private let picture: CellPicture
    let accessory: CellAccessory
    private var look = RowLook()
    private(set) var shape: CellShape?

    init(_ events: CellEvents, isHeading: Bool = false) {
      let parts = Parts()
      self.parts = parts
      widget = parts.box
      title = CellText(["roster-title"], isHeading: isHeading) { parts.placeTitle($0) }
      subtitle = CellText(["roster-subtitle", "dim-label"]) { parts.placeSubtitle($0) }
      detail = CellText(["roster-detail", "dim-label"]) { parts.placeDetail($0) }
      picture = CellPicture { parts.placePicture($0) }
      accessory = CellAccessory(events) { parts.placeAccessory($0) }
      self.events = events
    }

    private let events: CellEvents

    /// The field of the row, once it has had one.
    var field: CellField? { accessory.field }

    func fill(_ row: AnyRow, _ content: RowContent, _ slot: RowSlot) {
      let look = RowLook(row, content, slot)
      if look != self.look {
        look.apply(to: widget, from: self.look)
        self.look = look
      }
      let retries = content.role == .placeholder && self.retries(row, content)
      let isCentered = look.isCentered
      title.show(
        Self.isFieldAlone(content) ? nil : content.title, lines: look.titleLines(content),
        isCentered: isCentered)
      subtitle.show(
        retries && content.subtitle == Words.current.retry ? nil : content.subtitle,
        lines: content.subtitleLines, isCentered: isCentered)
      if case .text(let text)? = content.detail, !(retries && text == Words.current.retry) {
        detail.show(text, isCentered: isCentered)
      } else {
        detail.show(nil)
      }
      picture.show(content.image, slot)
      accessory.show(content, retries: retries, slot)
      shape = CellShape(row.kind, look, content)
    }

    /// Whether a text field has the row to itself.
    private static func isFieldAlone(_ content: RowContent) -> Bool {
      guard case .textField = content.accessory else { return false }
      return content.title.isEmpty && content.subtitle == nil
    }

    func clear() {
      picture.clear()
      accessory.clear()
    }

    func cancelEditing() { field?.cancel() }

    var formerText: String? {
      get { field?.former }
      set { field?.former = newValue }
    }

    /// Whether a placeholder has a button to try again: choosing it does so.
    private func retries(_ row: AnyRow, _ content: RowContent) -> Bool {
      guard row.trait(ActivateEvent.self) != nil else { return false }
      let retry = Words.current.retry
      return events.placeholderRetries || content.subtitle == retry
        || content.detail == .text(retry)
    }
  }
#endif
