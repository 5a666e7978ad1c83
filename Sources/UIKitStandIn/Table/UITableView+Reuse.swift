import Foundation

extension UITableView {
  /// Says what the cells of an identifier are made of.
  public func register(
    _ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) {
    registry.cells[identifier] = cellClass.map { .cell($0) }
  }

  /// Says which nib the cells of an identifier are in.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registry.cells[identifier] = nib.map { .nib($0) }
  }

  /// Says what the headers and footers of an identifier are made of.
  public func register(
    _ aClass: UITableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    registry.headers[identifier] = aClass.map { .header($0) }
  }

  /// Says which nib the headers and footers of an identifier are in.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registry.headers[identifier] = nib.map { .nib($0) }
  }

  /// A cell that waits to be used again, or a new one; `nil` if nothing is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = registry.waitingCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return made(identifier)
  }

  /// A cell that waits to be used again, or a new one; the one that is shown, if it is reconfigured.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    standIn.refuse(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer that waits to be used again, or a new one; `nil` if nothing is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = registry.waitingHeaders[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    switch registry.headers[identifier] {
    case .header(let type): return type.init(coder: StandInCoder(reuseIdentifier: identifier))
    case .nib(let nib):
      return nib.instantiate(withOwner: nil).lazy
        .compactMap { $0 as? UITableViewHeaderFooterView }.first
    default: return nil
    }
  }

  private func made(_ identifier: String) -> UITableViewCell? {
    let cell: UITableViewCell?
    switch registry.cells[identifier] {
    case .cell(let type): cell = type.init(coder: StandInCoder(reuseIdentifier: identifier))
    case .nib(let nib):
      cell = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
    case .prototype(let make): cell = make()
    default: return nil
    }
    standIn.cellsMade += 1
    return cell
  }
}
