#if canImport(UIKit)
  import UIKit

  /// Passes on what a table view asks and tells its data source.
  ///
  /// A question that nobody answers gets the answer that UIKit takes without the method.
  @MainActor
  open class UITableSourceForwarder: UITableDelegateForwarder, UITableViewDataSource,
    UITableViewDataSourcePrefetching
  {
    /// The number of rows of a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      (forwardedDataSource?.tableView(_:numberOfRowsInSection:))?(tableView, section) ?? 0
    }

    /// The cell of a row.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      (forwardedDataSource?.tableView(_:cellForRowAt:))?(tableView, indexPath)
        ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// The number of sections.
    open func numberOfSections(in tableView: UITableView) -> Int {
      (forwardedDataSource?.numberOfSections(in:))?(tableView) ?? 1
    }

    /// The text above a section.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      (forwardedDataSource?.tableView(_:titleForHeaderInSection:))?(tableView, section) ?? nil
    }

    /// The text below a section.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      (forwardedDataSource?.tableView(_:titleForFooterInSection:))?(tableView, section) ?? nil
    }

    /// Whether a row can be edited.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      (forwardedDataSource?.tableView(_:canEditRowAt:))?(tableView, indexPath) ?? true
    }

    /// Whether a row can be moved.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      (forwardedDataSource?.tableView(_:canMoveRowAt:))?(tableView, indexPath) ?? true
    }

    /// The short texts of the index at the side.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      (forwardedDataSource?.sectionIndexTitles(for:))?(tableView) ?? nil
    }

    /// The section that a text of the index leads to.
    open func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      (forwardedDataSource?.tableView(_:sectionForSectionIndexTitle:at:))?(tableView, title, index)
        ?? index
    }

    /// A person deleted a row, or asked for a new one.
    open func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      (forwardedDataSource?.tableView(_:commit:forRowAt:))?(tableView, editingStyle, indexPath)
    }

    /// A person moved a row.
    open func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      (forwardedDataSource?.tableView(_:moveRowAt:to:))?(
        tableView, sourceIndexPath, destinationIndexPath)
    }

    /// Rows may soon be shown.
    open func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      (forwardedPrefetching?.tableView(_:prefetchRowsAt:))?(tableView, indexPaths)
    }

    /// Rows will not be shown soon after all.
    open func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {
      (forwardedPrefetching?.tableView(_:cancelPrefetchingForRowsAt:))?(tableView, indexPaths)
    }
  }
#endif
