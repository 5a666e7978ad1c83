import Roster

/// What the rows and sections of a table use, as far as it decides which methods a host implements.
struct RowFeatures: OptionSet, Sendable, Hashable {
  let rawValue: UInt32

  static let fixedHeight = RowFeatures(rawValue: 1 << 0)
  static let activation = RowFeatures(rawValue: 1 << 1)
  static let selection = RowFeatures(rawValue: 1 << 2)
  static let highlight = RowFeatures(rawValue: 1 << 3)
  static let delete = RowFeatures(rawValue: 1 << 4)
  static let insert = RowFeatures(rawValue: 1 << 5)
  static let leading = RowFeatures(rawValue: 1 << 6)
  static let trailing = RowFeatures(rawValue: 1 << 7)
  static let move = RowFeatures(rawValue: 1 << 8)
  static let menu = RowFeatures(rawValue: 1 << 9)
  static let primaryAction = RowFeatures(rawValue: 1 << 10)
  static let accessory = RowFeatures(rawValue: 1 << 11)
  static let indentation = RowFeatures(rawValue: 1 << 12)
  static let prefetch = RowFeatures(rawValue: 1 << 14)
  static let drag = RowFeatures(rawValue: 1 << 15)
  static let drop = RowFeatures(rawValue: 1 << 16)
  static let header = RowFeatures(rawValue: 1 << 17)
  static let footer = RowFeatures(rawValue: 1 << 18)
  static let index = RowFeatures(rawValue: 1 << 19)

  /// What can be done to a row by a swipe or in editing mode.
  static let editing: RowFeatures = [.delete, .insert, .leading, .trailing]

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// What a row uses.
  @MainActor init(_ row: AnyRow) {
    self = []
    func add<Trait: RowTrait>(_ trait: Trait.Type, _ feature: RowFeatures) {
      if row.trait(trait) != nil { insert(feature) }
    }
    add(ActivateEvent.self, .activation)
    add(WillActivateQuestion.self, .activation)
    add(HighlightEvent.self, .highlight)
    add(DeleteEvent.self, .delete)
    add(InsertEvent.self, .insert)
    add(LeadingActions.self, .leading)
    add(TrailingActions.self, .trailing)
    add(MoveEvent.self, .move)
    add(ContextMenu.self, .menu)
    add(CopyQuestion.self, .menu)
    add(PasteEvent.self, .menu)
    add(PrimaryActionEvent.self, .primaryAction)
    add(AccessoryTapEvent.self, .accessory)
    add(IndentationTrait.self, .indentation)
    add(PrefetchEvent.self, .prefetch)
    add(CancelPrefetchEvent.self, .prefetch)
    add(DragQuestion.self, .drag)
    add(DropEvent.self, .drop)
    // A row that is dragged can be let go elsewhere in its table.
    if contains(.drag) && contains(.move) { insert(.drop) }
    if case .fixed = row.height { insert(.fixedHeight) }
  }
}
