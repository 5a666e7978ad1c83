/// What a source says that it did: the places it removed of the old list, and changed of the new one.
struct Account<Place: Hashable & Sendable> {
  let removed: Set<Place>
  let changed: Set<Place>

  /// Keeps the places that are in their list, and reports the others.
  init(
    removed: [Place], among isOld: (Place) -> Bool, changed: [Place], among isNew: (Place) -> Bool
  ) {
    for place in removed where !isOld(place) {
      Self.report("old place \(place)", "It is named as removed, and is not in the old list.")
    }
    for place in changed where !isNew(place) {
      Self.report("new place \(place)", "It is named as changed, and is not in the new list.")
    }
    self.removed = Set(removed.filter(isOld))
    self.changed = Set(changed.filter(isNew))
  }

  /// Whether an element that is in both lists has to be shown again.
  func updates(before: Place, after: Place) -> Bool {
    changed.contains(after) || removed.contains(before)
  }

  /// Reports what has left without being named.
  func expect(left places: [Place]) {
    for place in places where !removed.contains(place) {
      Self.report("old place \(place)", "It is not in the new list, and is not named as removed.")
    }
  }

  private static func report(_ place: String, _ why: String) {
    Diagnostics.report(
      Diagnostic(
        "account-misfit", what: "A source's account of its change does not fit its lists.",
        place: place, why: why,
        remedy: "Give removed places of the old list and changed places of the new list, and make "
          + "the account together with the lists."))
  }
}
