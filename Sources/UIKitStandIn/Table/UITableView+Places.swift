import Foundation

extension UITableView {
  /// The cells in view, in order.
  public var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows in view, in order.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.keys.sorted().map(\.path)
  }

  /// The cell of a row, if it is in view.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[Place(indexPath)] }

  /// The row of a cell, if it is in view.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key.path
  }

  /// The row at a point.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    readCountsIfNeeded()
    placeMetrics()
    return metrics.rows(from: point.y, to: point.y + 0.001).first?.path
  }

  /// The rows that meet a rectangle.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    readCountsIfNeeded()
    placeMetrics()
    return metrics.rows(from: rect.minY, to: rect.maxY).map(\.path)
  }

  /// Where a row stands.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    readCountsIfNeeded()
    placeMetrics()
    let place = Place(indexPath)
    guard metrics.contains(place) else { return .zero }
    return CGRect(
      x: 0, y: metrics.top(of: place), width: frame.width, height: metrics.height(of: place))
  }

  /// Where the header of a section stands.
  public func rectForHeader(inSection section: Int) -> CGRect {
    readCountsIfNeeded()
    placeMetrics()
    return CGRect(
      x: 0, y: metrics.sectionTops[section], width: frame.width,
      height: metrics.sections[section].header.height)
  }

  /// Scrolls to a row.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: indexPath)
    let room = frame.height - contentInset.top - contentInset.bottom
    switch position {
    case .none: scrollRectToVisible(rect, animated: animated)
    case .top: contentOffset.y = rect.minY - contentInset.top
    case .middle: contentOffset.y = rect.midY - room / 2 - contentInset.top
    case .bottom: contentOffset.y = rect.maxY - frame.height + contentInset.bottom
    }
    layOutNow()
  }
}
