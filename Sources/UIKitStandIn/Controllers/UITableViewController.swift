import Foundation

/// A controller whose view is a table view, of which it is data source and delegate.
///
/// On Linux it declares the few methods that subclasses override most; with Objective-C every method
/// of the protocols can be overridden.
@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  private let style: UITableView.Style
  /// Whether the selection ends when the view appears.
  open var clearsSelectionOnViewWillAppear = true
  /// What a person pulls to ask for fresh data.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// A controller with a table view of a style.
  public init(style: UITableView.Style = .plain) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller whose view comes from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle? = nil) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// From an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Makes the table view.
  open override func loadView() {
    let tableView = UITableView(frame: .zero, style: style)
    view = tableView
    tableView.dataSource = self
    tableView.delegate = self
  }

  /// Fills the table view.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear, let path = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  /// The number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// The number of rows of a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// The cell of a row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  /// The text above a section.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// The height of a row, in points.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
  /// A cell is about to be shown.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// A person chose a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// The actions behind a swipe from the trailing edge.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}
