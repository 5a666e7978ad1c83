import Foundation

/// A list of rows in sections.
///
/// It behaves as UIKit documents it: cells are made when they come into view and used again, heights
/// are estimates until they are measured, and batch updates that break a rule are refused. What a
/// person does is done by a test, through `standIn`.
@MainActor open class UITableView: UIScrollView {
  /// The look of a table view.
  public enum Style: Int, Sendable {
    /// Sections follow each other; headers float.
    case plain
    /// Sections are groups.
    case grouped
    /// Sections are groups with round corners.
    case insetGrouped
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade
    /// From the right.
    case right
    /// From the left.
    case left
    /// From the top.
    case top
    /// From the bottom.
    case bottom
    /// At once.
    case none
    /// From the middle.
    case middle
    /// As the table view sees fit.
    case automatic = 100
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// As little as needed.
    case none
    /// The top.
    case top
    /// The middle.
    case middle
    /// The bottom.
    case bottom
  }

  /// The height that means: as high as the content needs.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The text of the index that stands for a search field.
  public nonisolated static let indexSearch = "{search}"

  /// A person has selected another row.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// Where the rows come from.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      answers.forget()
      reloadData()
    }
  }
  /// Is asked about rows, and told what a person does.
  open weak var delegate: (any UITableViewDelegate)? { didSet { answers.forget() } }
  /// Is told which rows may soon be shown.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Says what can be dragged.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Takes what is dropped.
  open weak var dropDelegate: (any UITableViewDropDelegate)?

  /// The look.
  public let style: Style
  /// The height of rows, in points.
  open var rowHeight = UITableView.automaticDimension
  /// The height of headers, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of footers, in points.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// About the height of rows, in points; 0 to measure all at once.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// About the height of headers, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// About the height of footers, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// A view above all sections.
  open var tableHeaderView: UIView? { didSet { replaceEdge(oldValue, by: tableHeaderView) } }
  /// A view below all sections.
  open var tableFooterView: UIView? { didSet { replaceEdge(oldValue, by: tableFooterView) } }
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected in editing mode.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in editing mode.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the focus selects.
  open var selectionFollowsFocus = false
  /// Whether rows can be dragged.
  open var dragInteractionEnabled = true
  /// Whether rows are prefetched.
  open var isPrefetchingEnabled = true
  /// Whether it is in editing mode.
  open var isEditing = false
  /// Whether a drag from it is under way.
  open internal(set) var hasActiveDrag = false
  /// Whether a drop on it is under way.
  open internal(set) var hasActiveDrop = false
  /// Whether rows are placed for a drag that has not ended.
  open internal(set) var hasUncommittedUpdates = false

  /// Stand-in only: what a person does.
  public private(set) lazy var standIn = UITableViewStandIn(self)

  let answers = DelegateAnswers()
  var registry = CellRegistry()
  var metrics = TableMetrics()
  var cells: [Place: UITableViewCell] = [:]
  var leaving: [UITableViewCell] = []
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selected: Set<Place> = []
  var prefetched: Set<Place> = []
  var swiped: Place? {
    didSet { for (place, cell) in cells { cell.isSwiped = place == swiped } }
  }
  /// Where the row came from that a person holds by its control.
  var lifted: Place? {
    didSet { for (place, cell) in cells { cell.isReordering = place == lifted } }
  }
  var batch: TableOperations?
  var batchDepth = 0
  var completions: [(Bool) -> Void] = []
  var needsReload = true
  var isLayingOut = false
  var laidOutWidth: CGFloat = 0
  var isUpdating = false
  var reconfigured: UITableViewCell?

  /// A table view.
  public init(frame: CGRect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
  }

  /// From an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Puts the table view in or out of editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    for cell in cells.values { cell.setEditing(editing, animated: animated) }
  }

  /// Lays out what is in view when the table view comes into a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  /// Brings cells into view and takes others away.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCells()
  }

  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

  private func replaceEdge(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    metrics.isStale = true
    setNeedsLayout()
  }
}
