/// What happens to a view that stands at the very top when rows are put in front.
public enum TopPolicy: Sendable, Hashable {
  /// The rows in view keep their place; the new ones are above.
  case keepPlace
  /// The new rows are shown.
  case showNew
}
