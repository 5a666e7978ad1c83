#if canImport(UIKit)
  import UIKit

  /// A block-based table view model, as many teams have one: rows are closures, and every change is a
  /// reload. It is counted apart from the screens that use it.
  @MainActor public final class BlockTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// One row.
    public struct Row {
      /// The height, in points.
      public var height = UITableView.automaticDimension
      /// Makes the cell.
      public var cell: (UITableView, IndexPath) -> UITableViewCell
      /// What happens when it comes into view.
      public var display: (() -> Void)?
      /// What a tap does.
      public var select: (() -> Void)?

      /// Makes one.
      public init(
        height: CGFloat = UITableView.automaticDimension,
        cell: @escaping (UITableView, IndexPath) -> UITableViewCell,
        display: (() -> Void)? = nil, select: (() -> Void)? = nil
      ) {
        self.height = height
        self.cell = cell
        self.display = display
        self.select = select
      }
    }

    /// One part of the table.
    public struct Section {
      /// The text above.
      public var title: String?
      /// The rows.
      public var rows: [Row]
      /// Makes one.
      public init(_ title: String?, _ rows: [Row]) {
        self.title = title
        self.rows = rows
      }
    }

    /// The sections.
    public var sections: [Section] = []

    /// As UIKit asks.
    public func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    /// As UIKit asks.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].rows.count
    }
    /// As UIKit asks.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    {
      sections[section].title
    }
    /// As UIKit asks.
    public func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { sections[indexPath.section].rows[indexPath.row].height }
    /// As UIKit asks.
    public func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      sections[indexPath.section].rows[indexPath.row].cell(tableView, indexPath)
    }
    /// As UIKit asks.
    public func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { sections[indexPath.section].rows[indexPath.row].display?() }
    /// As UIKit asks.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      sections[indexPath.section].rows[indexPath.row].select?()
    }
  }
#endif
