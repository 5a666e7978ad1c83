/// The height of a row, header or footer.
///
/// Heights are in points. A terminal counts a line as 20 points, and shows at least one line.
public enum RowHeight: Sendable, Hashable {
  /// As high as the content needs, measured when the row is shown.
  case automatic
  /// As high as the content needs; until it is measured the layout takes this height.
  case estimated(Double)
  /// This height, whatever the content needs.
  case fixed(Double)
}
