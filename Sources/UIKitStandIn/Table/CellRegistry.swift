import Foundation

/// What cells and headers are made of, and those that wait to be used again.
struct CellRegistry {
  enum Maker {
    case cell(UITableViewCell.Type)
    case header(UITableViewHeaderFooterView.Type)
    case nib(UINib)
    case prototype(() -> UITableViewCell)
  }

  var cells: [String: Maker] = [:]
  var headers: [String: Maker] = [:]
  var waitingCells: [String: [UITableViewCell]] = [:]
  var waitingHeaders: [String: [UITableViewHeaderFooterView]] = [:]
}
