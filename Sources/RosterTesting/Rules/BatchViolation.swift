/// A rule of batches that is broken: which, by which operation, and what would be right.
public struct BatchViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// What every batch has to keep.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// An old place lies in the table before the change.
    case oldPlaceInside = "an old place lies in the table before the change"
    /// A new place lies in the table after the change.
    case newPlaceInside = "a new place lies in the table after the change"
    /// An old place occurs once among deletes and move sources.
    case oldPlaceOnce = "an old place occurs once among deletes and move sources"
    /// A new place occurs once among inserts and move targets.
    case newPlaceOnce = "a new place occurs once among inserts and move targets"
    /// A section that leaves or enters speaks for its rows.
    case sectionSpeaksForRows = "a section that leaves or enters speaks for its rows"
    /// A row moves between sections that are in both tables.
    case moveBetweenKeptSections = "a row moves between sections that are in both tables"
    /// Counts before, less what leaves, with what enters, are the counts after.
    case countsAgree = "the count before, less what leaves, with what enters, is the count after"
    /// An update names one row that stays or moves, at its two places.
    case updateOfKept = "an update names one row that stays or moves, at its two places"
    /// A header or footer update names one section that stays or moves, at its two places.
    case sectionUpdateOfKept = "a header or footer update names one section at its two places"
    /// A carried row leaves and enters, and moves in no other way.
    case carriedLeavesAndEnters = "a carried row leaves and enters, and moves in no other way"
    /// A row that leaves and enters is the same row, and carried.
    case sameRowIsCarried = "a row that leaves and enters is the same row, and carried"
    /// The batch leads to the table after the change.
    case leadsToTable = "the batch leads to the table after the change"
    /// What differs is updated.
    case differenceIsUpdated = "what differs is updated"
  }

  /// The rule.
  public var rule: Rule
  /// The operation that breaks it, or the place where it shows.
  public var operation: String
  /// What is wrong with it.
  public var what: String
  /// What would be right.
  public var remedy: String

  init(_ rule: Rule, _ operation: String, _ what: String, remedy: String) {
    self.rule = rule
    self.operation = operation
    self.what = what
    self.remedy = remedy
  }

  /// The violation as one line of text.
  public var description: String {
    "\(operation): \(what). Rule: \(rule.rawValue). Right would be: \(remedy)."
  }
}
