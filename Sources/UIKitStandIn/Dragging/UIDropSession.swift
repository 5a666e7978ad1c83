/// A drag that is over a view of this app.
@MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this app.
  var localDragSession: (any UIDragSession)? { get }
}
