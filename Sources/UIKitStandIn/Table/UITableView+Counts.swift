import Foundation

extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int {
    readCountsIfNeeded()
    return metrics.sections.count
  }

  /// The number of rows of a section.
  public func numberOfRows(inSection section: Int) -> Int {
    readCountsIfNeeded()
    return metrics.sections[section].rows.count
  }

  /// Shows everything from scratch. The selection ends.
  public func reloadData() {
    if isLayingOut || isUpdating {
      return standIn.refuse(
        "Attempted to call -reloadData on the table view while it was in the process of updating "
          + "its visible cells, which is not allowed.")
    }
    standIn.reloads += 1
    recycleEverything()
    selected = []
    prefetched = []
    swiped = nil
    lifted = nil
    needsReload = true
    metrics.isStale = true
    setNeedsLayout()
  }

  /// The counts that the data source gives now.
  func askedCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections =
      answers.implements("numberOfSectionsInTableView:", dataSource)
      ? dataSource.numberOfSections(in: self) : 1
    return (0..<sections).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
  }

  func readCountsIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    let counts = askedCounts()
    metrics.sections = counts.indices.map { freshSection($0, rows: counts[$0]) }
    metrics.isStale = true
  }

  func freshSection(_ section: Int, rows: Int) -> TableMetrics.Section {
    TableMetrics.Section(
      header: freshHeader(section), footer: freshFooter(section),
      rows: (0..<rows).map { freshRow(Place(section, $0)) })
  }

  func freshRow(_ place: Place) -> TableMetrics.Part {
    let estimate =
      answers.implements("tableView:estimatedHeightForRowAtIndexPath:", delegate)
      ? delegate?.tableView(self, estimatedHeightForRowAt: place.path) ?? 0 : estimatedRowHeight
    if estimate == 0 {
      return TableMetrics.Part(height: max(0, givenHeight(place)), isMeasured: true)
    }
    return TableMetrics.Part(height: estimate < 0 ? 44 : estimate)
  }

  func freshHeader(_ section: Int) -> TableMetrics.Part {
    let given =
      answers.implements("tableView:heightForHeaderInSection:", delegate)
      ? delegate?.tableView(self, heightForHeaderInSection: section) ?? 0 : sectionHeaderHeight
    if given >= 0 { return TableMetrics.Part(height: given, isMeasured: true) }
    let isThere =
      answers.implements("tableView:viewForHeaderInSection:", delegate)
      || dataSource?.tableView(self, titleForHeaderInSection: section) != nil
    return isThere ? TableMetrics.Part(height: 28) : TableMetrics.Part(height: 0, isMeasured: true)
  }

  func freshFooter(_ section: Int) -> TableMetrics.Part {
    let given =
      answers.implements("tableView:heightForFooterInSection:", delegate)
      ? delegate?.tableView(self, heightForFooterInSection: section) ?? 0 : sectionFooterHeight
    if given >= 0 { return TableMetrics.Part(height: given, isMeasured: true) }
    let isThere =
      answers.implements("tableView:viewForFooterInSection:", delegate)
      || dataSource?.tableView(self, titleForFooterInSection: section) != nil
    return isThere ? TableMetrics.Part(height: 28) : TableMetrics.Part(height: 0, isMeasured: true)
  }

  /// The height that is asked for a row; below 0 for what its content needs.
  func givenHeight(_ place: Place) -> CGFloat {
    answers.implements("tableView:heightForRowAtIndexPath:", delegate)
      ? delegate?.tableView(self, heightForRowAt: place.path) ?? rowHeight : rowHeight
  }
}
