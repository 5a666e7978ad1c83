/// A toolkit's list, as the driver sees it.
///
/// A host keeps no rows: it asks `driver.table` for counts and rows, fills its cells through
/// `driver.fill`, and brings what a person does to the driver.
///
/// Behavior:
/// - The driver keeps the host, so a host holds its driver weakly.
/// - Between `load` and the next commit every count is that of `driver.table`.
/// - The driver begins no `apply` before the one under way is done.
/// - Content updates are never in a batch's way: when all is applied, the driver refills the cells of
///   updated rows where they now are.
@MainActor public protocol TableHost: AnyObject {
  /// What the host can do.
  var capabilities: HostCapabilities { get }

  /// Whether updates have to wait, since a person is in the middle of something that they would break,
  /// such as a drag. The host calls `flush` afterwards.
  var isHeld: Bool { get }

  /// The first row in view and where it stands, for the driver to keep while the host is detached.
  var anchor: Anchor? { get }

  /// Shows `driver.table` from scratch, if possible with `anchor` where it was.
  func load(keeping anchor: Anchor?)

  /// Applies one stage.
  ///
  /// - Parameters:
  ///   - stage: What to do.
  ///   - animated: Whether a person may see it happen.
  ///   - commit: Puts `stage.after` in force. Call it once, inside the toolkit's update block. A host whose
  ///     toolkit takes a block that might be kept needs it escaping; others need not.
  ///   - done: Call it once when the toolkit has finished, animations included.
  func apply(
    _ stage: UpdateStage, animated: Bool, commit: @escaping () -> Void,
    done: @escaping @MainActor () -> Void
  )

  /// The content of some rows differs. The driver fills the cells of those that are shown again; a host
  /// that remembers heights forgets those of the others. By default nothing.
  func contentChanged(at rows: [RowPath])

  /// Gives a row that is shown another cell, since its kind has changed.
  func replaceCell(of slot: RowSlot)

  /// The driver is about to leave the host, whose cells still show their rows: what a person is in the
  /// middle of there, such as a text that is being typed, is handed over now or never. By default nothing.
  func willDetach()

  /// Something outside the rows differs: selection, cursor, phase.
  func refreshChrome()
}

extension TableHost {
  /// Updates never wait.
  public var isHeld: Bool { false }
  /// There is nothing to be handed over.
  public func willDetach() {}
  /// Nothing is remembered of rows.
  public func contentChanged(at rows: [RowPath]) {}
}
