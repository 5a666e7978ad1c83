#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableRowHost {
    func cell(at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
      guard let driver, let path = path(indexPath) else {
        return super.tableView(tableView, cellForRowAt: indexPath)
      }
      return duringLayout {
        let row = driver.table.row(at: path)
        note(row)
        if let make = row.trait(CellClosure.self) {
          return closureCell(make, path, indexPath, tableView)
        }
        let cell = tableView.dequeueReusableCell(
          withIdentifier: identifiers.cell(for: row, in: tableView), for: indexPath)
        let slot = slots.slot(for: cell)
        slots.prune()
        isFilling = true
        driver.fill(slot, with: .row(path), isShown: slot.isShown && slot.id == row.id) {
          [weak self, weak cell, weak slot] row in
          guard let self, let cell, let slot else { return }
          isFilling || keepsHeight(row) ? fill(cell, with: row, slot) : fillLater(row)
        }
        isFilling = false
        return cell
      }
    }

    /// A cell that a closure makes. What the closure reads is observed; to fill it again is to reload it.
    private func closureCell(
      _ make: @escaping CellClosure.Value, _ path: RowPath, _ indexPath: IndexPath,
      _ tableView: UITableView
    ) -> UITableViewCell {
      let slot = RowSlot()
      var made: UITableViewCell?
      isFilling = true
      driver?.fill(slot, with: .row(path), isShown: false) { [weak self] row in
        guard let self else { return }
        if isFilling {
          made = make(tableView, indexPath)
        } else {
          pending.replaced.insert(row.id)
        }
      }
      isFilling = false
      let cell = made ?? UITableViewCell(style: .default, reuseIdentifier: nil)
      made = nil
      if let old = slots.known(cell) { driver?.unbind(old) }
      slots.set(slot, for: cell)
      return cell
    }

    private func fill(_ cell: UITableViewCell, with row: AnyRow, _ slot: RowSlot) {
      if let model = row.model as? any UIKitRow {
        model.fill(cell, binding: slot.binding)
      } else if let cell = cell as? RosterCell {
        cell.show(row.content, binding: slot.binding, events: events(slot.binding))
      }
    }

    /// Whether a row differs in nothing that decides the height of its cell, as where it says its position.
    private func keepsHeight(_ row: AnyRow) -> Bool {
      !(row.model is any UIKitRow) && heights.holds(for: row)
    }

    /// A row that is shown differs: its cell is reconfigured when all is applied, so that UIKit measures
    /// it again.
    private func fillLater(_ row: AnyRow) {
      pending.refilled.insert(row.id)
    }

    /// What a standard cell does, for the row that it shows when it happens.
    private func events(_ binding: SlotBinding) -> RosterCell.Events {
      var events = RosterCell.Events()
      events.toggle = { [weak self] isOn in
        self?.tell(binding.id) { $0.toggle($1, isOn: isOn) }
      }
      events.edit = { [weak self] text in
        self?.tell(binding.id) { $0.edit($1, text: text) }
      }
      events.commit = { [weak self] text in
        self?.tell(binding.id) { $0.commit($1, text: text) }
      }
      events.loadImage = loadImage
      return events
    }

    // MARK: Headers and footers

    func view(_ line: TableLine, in tableView: UITableView) -> UIView? {
      guard let driver, let row = headerRow(line) else { return nil }
      return duringLayout {
        let identifier = identifiers.view(for: row, in: tableView)
        guard let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier)
        else { return nil }
        let slot = slots.slot(for: view)
        isFilling = true
        driver.fill(slot, with: line, isShown: false) { [weak self, weak view] row in
          guard let self, let view else { return }
          isFilling ? fill(view, with: row) : fillLater(row)
        }
        isFilling = false
        return view
      }
    }

    func headerRow(_ line: TableLine) -> AnyRow? {
      guard let sections = driver?.table.sections, sections.indices.contains(line.section) else {
        return nil
      }
      switch line {
      case .header(let section): return sections[section].header
      case .footer(let section): return sections[section].footer
      case .row: return nil
      }
    }

    /// Fills a header or footer.
    func fill(_ view: UITableViewHeaderFooterView, with row: AnyRow) {
      if let model = row.model as? any UIKitHeaderFooter { return model.fill(view) }
      let content = row.content
      var list = view.defaultContentConfiguration()
      list.text = content.title
      list.secondaryText = content.subtitle
      view.contentConfiguration = list
    }

    // MARK: In and out of view

    func willShow(_ view: UIView) {
      guard let slot = slots.known(view) else { return }
      duringLayout { driver?.show(slot) }
    }

    func willShow(_ cell: UITableViewCell, at indexPath: IndexPath) {
      noteHeight(of: cell)
      willShow(cell)
      guard let tableView, let driver, let id = slots.known(cell)?.id else { return }
      let isSelected = driver.selectionMode != .none && driver.isSelected(id)
      if isSelected && !cell.isSelected {
        tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
      }
      watchEnds()
    }

    func didHide(_ view: UIView) {
      guard let slot = slots.known(view) else { return }
      if let cell = view as? UITableViewCell { noteHeight(of: cell) }
      duringLayout {
        (view as? RosterCell)?.endTyping()
        driver?.unbind(slot)
      }
    }
  }
#endif
