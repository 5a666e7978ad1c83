#if canImport(UIKit)
  import Roster
  import UIKit

  /// A row model that stands above or below a section in a view of its own.
  ///
  ///     extension StoreHeader: UIKitHeaderFooter {
  ///       func update(_ view: StoreHeaderView) { view.title.text = name }
  ///     }
  public protocol UIKitHeaderFooter: RowModel {
    /// The class of the view.
    associatedtype View: UITableViewHeaderFooterView

    /// Where views come from: the class itself, or a nib. By default the class.
    @MainActor static var viewSource: CellSource { get }
    /// Fills a view, which may have shown any other header or footer of the same kind.
    @MainActor func update(_ view: View)
  }

  extension UIKitHeaderFooter {
    /// The class makes its views.
    @MainActor public static var viewSource: CellSource { .class }

    @MainActor static func registerView(_ identifier: String, in tableView: UITableView) {
      if case .nib(let name, let bundle) = viewSource {
        tableView.register(
          UINib(nibName: name, bundle: bundle), forHeaderFooterViewReuseIdentifier: identifier)
      } else {
        tableView.register(View.self, forHeaderFooterViewReuseIdentifier: identifier)
      }
    }

    @MainActor func fill(_ view: UITableViewHeaderFooterView) {
      if let view = view as? View { update(view) }
    }
  }
#endif
