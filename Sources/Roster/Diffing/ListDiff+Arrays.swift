extension ListDiff {
  /// The difference between two arrays of elements that know their id and their content.
  ///
  /// Behavior:
  /// - Elements of equal ids are one element; its content is compared with `==`.
  /// - Equal content gives no update, however the array was made.
  /// - If ids are unique the moves are the fewest possible.
  /// - Ids that repeat do no harm: the result replays exactly. The first occurrence is matched with the
  ///   first, the second with the second; `repeats` names those of both lists if the search met any.
  ///   It does not look for repeats among elements that match where they stand.
  ///
  /// - Complexity: O(*n*) for lists that are alike, where no id is hashed; else O(*n*) and
  ///   O(*r* log *r*) for *r* runs of elements that moved together.
  @inlinable public init<Element: Identifiable & Equatable>(old: [Element], new: [Element]) {
    self = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        // An array that was only handed on shares its storage, and has nothing to compare.
        old.baseAddress == new.baseAddress && old.count == new.count
          ? ListDiff() : ListDiff(comparing: ElementInput(old, new))
      }
    }
  }

  /// The difference between two arrays of ids: no updates, since an id has no content.
  ///
  /// - Complexity: As that of arrays of elements.
  @inlinable public init<ID: Hashable>(oldIDs: [ID], newIDs: [ID]) {
    self = oldIDs.withUnsafeBufferPointer { old in
      newIDs.withUnsafeBufferPointer { new in
        ListDiff(comparing: IdentityInput(old, new, areEqual: nil))
      }
    }
  }

  /// The difference between two arrays of ids, whose content is compared by position.
  ///
  /// - Complexity: As that of arrays of elements.
  init<ID: Hashable>(
    oldIDs: [ID], newIDs: [ID], isEqual: (_ old: Int, _ new: Int) -> Bool
  ) {
    self = withoutActuallyEscaping(isEqual) { isEqual in
      oldIDs.withUnsafeBufferPointer { old in
        newIDs.withUnsafeBufferPointer { new in
          ListDiff(comparing: IdentityInput(old, new, areEqual: isEqual))
        }
      }
    }
  }

  /// The difference between two arrays whose elements' id and content are told by closures.
  ///
  /// - Parameters:
  ///   - old: The list before the change.
  ///   - new: The list after the change.
  ///   - id: Gives the identity of an element, always the same for the same element.
  ///   - areEqual: Says whether two elements of one id have the same content.
  /// - Complexity: As that of arrays of elements.
  @inlinable public init<Element, ID: Hashable>(
    old: [Element], new: [Element],
    id: (Element) -> ID, areEqual: (Element, Element) -> Bool
  ) {
    self = withoutActuallyEscaping(id) { id in
      withoutActuallyEscaping(areEqual) { areEqual in
        old.withUnsafeBufferPointer { old in
          new.withUnsafeBufferPointer { new in
            ListDiff(comparing: ClosureInput(old, new, id: id, areEqual: areEqual))
          }
        }
      }
    }
  }
}
