#if canImport(UIKit)
  import Roster
  import UIKit

  /// A closure that makes and fills the cell of a row by hand.
  public enum CellClosure: RowTrait {
    /// The closure. It dequeues a cell for the index path.
    public typealias Value = @MainActor @Sendable (UITableView, IndexPath) -> UITableViewCell
  }

  extension Row {
    /// Makes the cell of the row by hand, as `tableView(_:cellForRowAt:)` does.
    ///
    /// What the closure reads of observable objects is observed: when it changes, the row is reloaded.
    public func cell(_ make: @escaping CellClosure.Value) -> Row {
      trait(CellClosure.self, make).trait(OpaqueCell.self, true)
    }

    /// Makes the cell of the row by hand, with an owner that is held weakly. Once the owner is gone the
    /// cell is blank.
    @MainActor public func cell<Owner: AnyObject>(
      with owner: Owner,
      _ make: @escaping @MainActor (Owner, UITableView, IndexPath) -> UITableViewCell
    ) -> Row {
      cell { [weak owner] tableView, indexPath in
        owner.map { make($0, tableView, indexPath) }
          ?? UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
  }

  extension Row where Model == BlockRow {
    /// A row that needs no type, whose cell is made by hand.
    ///
    ///     Row("about", cell: { tableView, indexPath in
    ///       let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
    ///       …
    ///       return cell
    ///     })
    ///
    /// The closure runs again after each rebuild of the table, if the row is shown.
    public init(_ id: some Hashable & Sendable, cell make: @escaping CellClosure.Value) {
      self = Row(id, content: { RowContent(title: "") }).cell(make)
    }

    /// The same with a revision: as long as it is unchanged, the closure does not run again.
    public init(
      _ id: some Hashable & Sendable, revision: some Hashable & Sendable,
      cell make: @escaping CellClosure.Value
    ) {
      self = Row(id, revision: revision, content: { RowContent(title: "") }).cell(make)
    }

    /// A row that needs no type, whose cell is made by hand with an owner that is held weakly.
    @MainActor public init<Owner: AnyObject>(
      _ id: some Hashable & Sendable, with owner: Owner,
      cell make: @escaping @MainActor (Owner, UITableView, IndexPath) -> UITableViewCell
    ) {
      self = Row(id, content: { RowContent(title: "") }).cell(with: owner, make)
    }

    /// The same with a revision: as long as it is unchanged, the closure does not run again.
    @MainActor public init<Owner: AnyObject>(
      _ id: some Hashable & Sendable, revision: some Hashable & Sendable, with owner: Owner,
      cell make: @escaping @MainActor (Owner, UITableView, IndexPath) -> UITableViewCell
    ) {
      self = Row(id, revision: revision, content: { RowContent(title: "") }).cell(with: owner, make)
    }
  }
#endif
