#if canImport(UIKit)
  import Roster
  import UIKit

  /// A reuse identifier for each kind of row, registered when it is first needed.
  @MainActor struct CellIdentifiers {
    private var cells: [RowKind: String] = [:]
    private var views: [RowKind: String] = [:]
    private var taken: Set<String> = []

    mutating func cell(for row: AnyRow, in tableView: UITableView) -> String {
      if let known = cells[row.kind] { return known }
      let identifier: String
      if let model = row.model as? any UIKitRow {
        if case .prototype(let name) = type(of: model).cellSource {
          identifier = name
        } else {
          identifier = free(row.kind)
          type(of: model).register(identifier, in: tableView)
        }
      } else {
        identifier = free(row.kind)
        tableView.register(RosterCell.self, forCellReuseIdentifier: identifier)
      }
      cells[row.kind] = identifier
      return identifier
    }

    mutating func view(for row: AnyRow, in tableView: UITableView) -> String {
      if let known = views[row.kind] { return known }
      let identifier = free(row.kind)
      if let model = row.model as? any UIKitHeaderFooter {
        type(of: model).registerView(identifier, in: tableView)
      } else {
        tableView.register(
          UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
      }
      views[row.kind] = identifier
      return identifier
    }

    /// Two kinds can have one name, such as private types of two files.
    private mutating func free(_ kind: RowKind) -> String {
      let name = "Roster.\(String(reflecting: kind.type)).\(kind.name)"
      var identifier = name
      var number = 2
      while !taken.insert(identifier).inserted {
        identifier = "\(name)~\(number)"
        number += 1
      }
      return identifier
    }
  }
#endif
