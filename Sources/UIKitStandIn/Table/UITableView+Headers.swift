import Foundation

extension UITableView {
  /// The header of a section, if it is in view.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is in view.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  /// Brings headers and footers into view and measures them.
  ///
  /// - Returns: Whether a height turned out to differ.
  func measureHeaders() -> Bool {
    let top = contentOffset.y
    let end = top + frame.height
    var changed = false
    for section in metrics.sections.indices {
      let header = metrics.sections[section].header
      let start = metrics.sectionTops[section]
      if header.height > 0 && start < end && start + header.height > top {
        changed = showHeader(section) || changed
      } else {
        endHeader(section)
      }
      let footer = metrics.sections[section].footer
      let footerStart = metrics.footerTop(section)
      if footer.height > 0 && footerStart < end && footerStart + footer.height > top {
        changed = showFooter(section) || changed
      } else {
        endFooter(section)
      }
    }
    return changed
  }

  private func showHeader(_ section: Int) -> Bool {
    if headers[section] == nil {
      let asked =
        answers.implements("tableView:viewForHeaderInSection:", delegate)
        ? delegate?.tableView(self, viewForHeaderInSection: section) : nil
      let title = dataSource?.tableView(self, titleForHeaderInSection: section)
      if let view = asked ?? title.map(titled) {
        headers[section] = view
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        addSubview(view)
      }
    }
    return measure(&metrics.sections[section].header, headers[section])
  }

  private func showFooter(_ section: Int) -> Bool {
    if footers[section] == nil {
      let asked =
        answers.implements("tableView:viewForFooterInSection:", delegate)
        ? delegate?.tableView(self, viewForFooterInSection: section) : nil
      let title = dataSource?.tableView(self, titleForFooterInSection: section)
      if let view = asked ?? title.map(titled) {
        footers[section] = view
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        addSubview(view)
      }
    }
    return measure(&metrics.sections[section].footer, footers[section])
  }

  private func titled(_ title: String) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  private func measure(_ part: inout TableMetrics.Part, _ view: UIView?) -> Bool {
    guard !part.isMeasured else { return false }
    let height =
      view?.systemLayoutSizeFitting(
        CGSize(width: frame.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height ?? 0
    let changed = part.height != height
    part = TableMetrics.Part(height: height, isMeasured: true)
    return changed
  }

  func endHeader(_ section: Int) {
    guard let view = headers.removeValue(forKey: section) else { return }
    view.removeFromSuperview()
    delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    recycleHeader(view)
  }

  func endFooter(_ section: Int) {
    guard let view = footers.removeValue(forKey: section) else { return }
    view.removeFromSuperview()
    delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    recycleHeader(view)
  }

  private func recycleHeader(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    registry.waitingHeaders[identifier, default: []].append(view)
  }
}
