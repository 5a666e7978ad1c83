import Foundation

/// What would become of something that is dropped.
@MainActor open class UIDropProposal: NSObject {
  /// What would become of it.
  public let operation: UIDropOperation
  /// A proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
