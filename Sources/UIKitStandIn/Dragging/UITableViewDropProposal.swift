/// What would become of something that is dropped on a table view.
@MainActor open class UITableViewDropProposal: UIDropProposal {
  /// Where it would go.
  public enum Intent: Int, Sendable {
    /// Not said.
    case unspecified
    /// Between rows.
    case insertAtDestinationIndexPath
    /// Into a row.
    case insertIntoDestinationIndexPath
    /// Between or into, by the place of the finger.
    case automatic
  }

  /// Where it would go.
  public let intent: Intent
  /// A proposal.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}
