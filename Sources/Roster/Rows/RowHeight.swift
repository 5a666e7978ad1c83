/// The height of a row, header or footer.
///
/// Heights are in points. A terminal counts a line as 20 points, and shows at least one line.
///
/// What is not a finite number is taken as if nothing were said: as the usual height of a row on the host.
/// Anything else is taken as the nearest height from 0 to 1,000,000. Both are reported. The same holds for
/// what a host measures, except that a row which says an estimate has that instead of the usual height.
public enum RowHeight: Sendable, Hashable {
  /// As high as the content needs, measured when the row is shown.
  case automatic
  /// As high as the content needs; until it is measured the layout takes this height.
  case estimated(Double)
  /// This height, whatever the content needs.
  case fixed(Double)
}
