#if canImport(UIKit)
  import Roster
  import UIKit

  /// A row model with a cell of its own on UIKit.
  ///
  ///     extension NewsRow: UIKitRow {
  ///       func update(_ cell: NewsCell) { cell.headline.text = title }
  ///     }
  ///
  /// Behavior:
  /// - The cell class registers itself when the first row of a kind is shown. Each kind of row has a
  ///   reuse identifier of its own.
  /// - `update` fills a cell that may have shown any other row of the same kind. What it reads of
  ///   observable objects is observed: when that changes, this cell alone is filled again.
  public protocol UIKitRow: RowModel {
    /// The class of the cell.
    associatedtype Cell: UITableViewCell

    /// Where cells come from. By default the class itself makes them.
    @MainActor static var cellSource: CellSource { get }
    /// Fills a cell.
    @MainActor func update(_ cell: Cell)
    /// Fills a cell, with a name for this showing: what arrives late for it is told by
    /// `binding.id == nil`. By default `update(_:)`.
    @MainActor func update(_ cell: Cell, binding: SlotBinding)
  }

  extension UIKitRow {
    /// The class makes its cells.
    @MainActor public static var cellSource: CellSource { .class }
    /// Fills a cell.
    @MainActor public func update(_ cell: Cell, binding: SlotBinding) { update(cell) }
    /// Nothing beyond what the cell class does by itself.
    @MainActor public func update(_ cell: Cell) {}

    /// Registers what makes the cells of a kind.
    @MainActor static func register(_ identifier: String, in tableView: UITableView) {
      switch cellSource {
      case .class: tableView.register(Cell.self, forCellReuseIdentifier: identifier)
      case .nib(let name, let bundle):
        tableView.register(
          UINib(nibName: name, bundle: bundle), forCellReuseIdentifier: identifier)
      case .prototype: break
      }
    }

    /// Fills a cell of any class; reports one that a nib or storyboard made of another class.
    @MainActor func fill(_ cell: UITableViewCell, binding: SlotBinding) {
      if let cell = cell as? Cell { return update(cell, binding: binding) }
      Diagnostics.report(
        Diagnostic(
          "wrong-cell-class", what: "A row of \(Self.self) got a cell of \(type(of: cell)).",
          place: "\(kind)", why: "Its cells are declared as \(Cell.self).",
          remedy: "Set the class of the cell in the nib or storyboard to \(Cell.self)."))
    }
  }
#endif
