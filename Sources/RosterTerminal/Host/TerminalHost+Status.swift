import Roster

extension TerminalHost {
  /// The last line of the screen.
  struct StatusLine {
    var text: StyledText
    /// Where text is typed in it.
    var cursor: Int?
    /// Whether it matters more than a row, where there is room for one line only.
    var isUrgent = false
  }

  func statusLine() -> StatusLine {
    if let prompt = promptLine() { return prompt }
    if let note {
      return StatusLine(
        text: StyledText(cell: note, width: size.columns, style: Style(.bold, foreground: .yellow)),
        isUrgent: true)
    }
    let right = position
    let room = max(0, size.columns - right.columns - 1)
    let left = StyledText(parts.joined(separator: " · "), style: .dim)
    return StatusLine(
      text: (left.fitted(to: room) + .spaces(1) + right).fitted(to: size.columns))
  }

  /// What is asked or typed at the bottom of the screen.
  private func promptLine() -> StatusLine? {
    switch mode {
    case .confirm(let confirmation):
      let text = StyledText(confirmation.question, style: Style(.bold, foreground: .red))
      return StatusLine(text: text.fitted(to: size.columns), isUrgent: true)
    case .find:
      guard let find else { return nil }
      return typing(find.editor, after: "/", before: findNote)
    case .edit(let edit):
      if let note {
        return StatusLine(
          text: StyledText(cell: note, width: size.columns, style: .bold), isUrgent: true)
      }
      // Where the field cannot be seen, what is typed is.
      let isGone = driver.table.path(of: edit.id) == nil
      guard isGone || !hasStatus else {
        return StatusLine(
          text: StyledText(cell: TerminalWords.current.editing, width: size.columns, style: .dim))
      }
      return typing(
        edit.editor, after: isGone ? TerminalWords.current.rowDeleted : "› ",
        isSecure: edit.isSecure)
    case .list, .menu, .help: return nil
    }
  }

  private func typing(
    _ editor: LineEditor, after lead: String, before note: String = "", isSecure: Bool = false
  ) -> StatusLine {
    let lead = StyledText(cell: lead, width: min(TerminalText.columns(of: lead), size.columns / 2))
    let tail = StyledText(note, style: .dim)
    let hasRoom = size.columns - lead.columns - tail.columns >= 8
    let room = max(1, size.columns - lead.columns - (hasRoom ? tail.columns : 0))
    let window = editor.window(width: room, isSecure: isSecure)
    let text = lead + StyledText(cell: window.text, width: room) + (hasRoom ? tail : StyledText())
    return StatusLine(
      text: text.fitted(to: size.columns), cursor: lead.columns + window.cursor, isUrgent: true)
  }

  /// What is said at the left, the most important first.
  private var parts: [String] {
    var parts: [String] = []
    if find?.search.isSearching == true { parts.append(busy(Words.current.finding.searching)) }
    if let find, !find.isTyping {
      parts.append("/\(find.editor.text)" + (find.note.map { " \($0)" } ?? ""))
    }
    parts += (screen?.statusParts ?? []).map(text)
    if parts.isEmpty, size.columns >= 40 { parts.append(TerminalWords.current.help) }
    return parts
  }

  private func text(_ part: StatusPart) -> String {
    switch part {
    case .failed(let reason):
      offersRetry ? TerminalWords.current.failed(reason, Words.current.retry) : reason
    case .progress(let value): ProgressText.bar(value)
    default: part.isBusy ? busy(part.words) : part.words
    }
  }

  /// Whether `r` tries again after a failure.
  private var offersRetry: Bool {
    driver.failureToRetry != nil
      && screen?.has(.refresh, in: Self.listKeys, isFinding: isFinding) == true
  }

  private func busy(_ text: String) -> String { "\(ProgressText.spinner(tick)) \(text)" }

  /// The position of the cursor and the number of rows.
  private var position: StyledText {
    let text = ListPosition(driver).words
    return StyledText(TerminalText.clip(text, to: max(0, size.columns), ellipsis: "…").text)
  }
}
