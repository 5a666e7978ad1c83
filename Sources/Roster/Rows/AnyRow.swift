/// A row of any model, as a table keeps it and a host shows it.
public struct AnyRow: Sendable {
  /// Who the row is.
  public internal(set) var id: RowID
  /// The sort of cell that shows it.
  public let kind: RowKind
  /// What it shows.
  public let model: any RowModel
  var traits: RowTraits
  private var showing: Showing?

  /// A row of any model.
  public init<Model: RowModel>(_ row: Row<Model>) {
    let model = row.model
    id =
      Model.self == BlockRow.self
      ? RowID(.unplaced, model.id) : RowID(Model.self, model.id)
    kind = model.kind
    self.model = model
    traits = row.traits
  }

  /// The content of a block that has run for this showing.
  var madeContent: RowContent? {
    get { showing?.content }
    set { showing = Showing(content: newValue, place: place) }
  }

  /// Where the row stands, once it is shown.
  var place: RowPosition? {
    get { showing?.place }
    set { showing = Showing(content: madeContent, place: newValue) }
  }

  /// Whether the place is part of what the row shows, as far as it was shown.
  @MainActor var showsPlace: Bool {
    get { showing?.showsPlace ?? false }
    nonmutating set { showing?.showsPlace = newValue }
  }

  /// What is known of a row that is shown. Apart from it, so that the many that are not stay small.
  private final class Showing: Sendable {
    let content: RowContent?
    let place: RowPosition?
    @MainActor var showsPlace = false

    init(content: RowContent?, place: RowPosition?) {
      self.content = content
      self.place = place
    }
  }

  /// A row that shows a model.
  public init<Model: RowModel>(_ model: Model) { self.init(Row(model)) }

  /// Stands for a row whose owner is gone: it shows nothing and does nothing.
  static var blank: AnyRow { AnyRow(Row("", content: { .text("") })) }

  /// What is attached to the row under a trait, or what its model brings along.
  @MainActor public func trait<Trait: RowTrait>(_ trait: Trait.Type) -> Trait.Value? {
    traits[trait] ?? Trait.value(of: model)
  }

  /// What a standard cell shows. Read it inside `TableDriver.fill`, so that changes are seen.
  @MainActor public var content: RowContent {
    var content = madeContent ?? model.content
    if content.detail == .position, let place {
      showsPlace = true
      content.detail = .text(Words.current.position(place.index + 1, place.count))
    }
    return content
  }

  /// The height: what is attached to the row, or what its model says.
  @MainActor public var height: RowHeight { trait(HeightTrait.self) ?? model.height }

  /// Whether a cell that shows the other row, of the same id and kind, need not be filled again.
  @MainActor func showsSame(as other: AnyRow) -> Bool {
    guard isEqual(to: other), height == other.height,
      trait(IndentationTrait.self) == other.trait(IndentationTrait.self)
    else { return false }
    if let block = model as? BlockRow, let old = other.model as? BlockRow {
      if block.revision == nil, trait(OpaqueCell.self) == true { return false }
      if block.revision != old.revision || content != other.content { return false }
    }
    return place == other.place || !other.showsPlace
  }

  /// Whether the other row has a model of the same type, kind and content.
  package func isEqual(to other: AnyRow) -> Bool {
    kind == other.kind && model.isEqual(to: other.model)
  }
}
