/// Something wrong in the data or in the use of a list, which the list survived.
///
/// A diagnostic is never fatal: the list shows what it can and says here what it could not.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
  /// The sort of fault, stable between versions: to count by, filter by or silence.
  public struct Cause: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral {
    /// The name of the cause, in lowercase words joined by hyphens.
    public let rawValue: String

    /// A cause by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A cause by its name.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// The sort of fault.
  public var cause: Cause
  /// What happened, as one sentence.
  public var what: String
  /// Where it happened: a position, a section, a coding path. Empty if there is no place to name.
  public var place: String
  /// Why it is wrong, or what led to it.
  public var why: String
  /// What to do about it.
  public var remedy: String

  /// A diagnostic of the given cause.
  public init(
    _ cause: Cause, what: String, place: String = "", why: String = "", remedy: String = ""
  ) {
    self.cause = cause
    self.what = what
    self.place = place
    self.why = why
    self.remedy = remedy
  }

  /// The diagnostic as one line of text, as the default handler prints it.
  public var description: String {
    var text = "\(cause.rawValue): \(what)"
    if !place.isEmpty { text += " At \(place)." }
    if !why.isEmpty { text += " Why: \(why)" }
    if !remedy.isEmpty { text += " Remedy: \(remedy)" }
    return text
  }
}
