import Roster
import Testing

/// What a row, a section or a table can use that makes methods there.
enum RowUse: String, CaseIterable, CustomTestStringConvertible {
  case nothing, fixedHeight, onActivate, willActivate, selection, onHighlight, onDelete, onInsert
  case leadingActions, trailingActions, onMove, contextMenu, onCopy, onPaste, onPrimaryAction
  case onAccessoryTap, indentationLevel, onPrefetch, onCancelPrefetch, onDrag, onDrop
  case header, footer, indexTitle

  var testDescription: String { rawValue }

  /// A table that uses it and nothing else.
  @MainActor var table: TableModel {
    let section = SectionModel("s") { row }
    return switch self {
    case .header: TableModel { section.header(SampleRow("above")) }
    case .footer: TableModel { section.footer(SampleRow("below")) }
    case .indexTitle: TableModel { section.indexTitle("S") }
    case .selection: TableModel { section }.selection(.single)
    default: TableModel { section }
    }
  }

  @MainActor private var row: Row<SampleRow> {
    let row = Row(SampleRow("a"))
    return switch self {
    case .nothing, .selection, .header, .footer, .indexTitle: row
    case .fixedHeight: row.height(.fixed(9))
    case .onActivate: row.onActivate { _ in }
    case .willActivate: row.willActivate { _ in .refuse }
    case .onHighlight: row.onHighlight { _, _ in }
    case .onDelete: row.onDelete { _ in }
    case .onInsert: row.onInsert { _ in }
    case .leadingActions: row.leadingActions { _ in [] }
    case .trailingActions: row.trailingActions { _ in [] }
    case .onMove: row.onMove { _, _ in }
    case .contextMenu: row.contextMenu { _ in RowMenu([]) }
    case .onCopy: row.onCopy { _ in "" }
    case .onPaste: row.onPaste { _, _ in }
    case .onPrimaryAction: row.onPrimaryAction { _ in }
    case .onAccessoryTap: row.onAccessoryTap { _ in }
    case .indentationLevel: row.indentationLevel(1)
    case .onPrefetch: row.onPrefetch { _ in }
    case .onCancelPrefetch: row.onCancelPrefetch { _ in }
    case .onDrag: row.onDrag { _ in 1 }
    case .onDrop: row.onDrop(of: Int.self) { _, _ in }
    }
  }
}
