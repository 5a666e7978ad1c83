/// What a row shows of an item, as texts.
struct ItemParts: Equatable {
  var kind: String?
  var id: String?
  var title = ""
  var subtitle: String?
  var detail: String?
  var section: String?
}
