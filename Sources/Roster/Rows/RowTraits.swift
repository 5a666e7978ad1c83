/// What is attached to a row beside its model: handlers of events, a height, an indentation.
///
/// Each trait is a type in a file of its own, so that a new one changes nothing else.
struct RowTraits: Sendable {
  private struct Entry: Sendable {
    let key: ObjectIdentifier
    var value: any Sendable
  }

  /// A row has few traits: to walk them is quicker than to hash.
  private var entries: [Entry] = []

  subscript<Trait: RowTrait>(trait: Trait.Type) -> Trait.Value? {
    get {
      let key = ObjectIdentifier(trait)
      return entries.first { $0.key == key }?.value as? Trait.Value
    }
    set {
      let key = ObjectIdentifier(trait)
      if let index = entries.firstIndex(where: { $0.key == key }) {
        if let newValue { entries[index].value = newValue } else { entries.remove(at: index) }
      } else if let newValue {
        entries.append(Entry(key: key, value: newValue))
      }
    }
  }
}
