/// A drag that began in this app.
@MainActor public protocol UIDragSession: UIDragDropSession {
  /// Anything the app wants to keep with it.
  var localContext: Any? { get set }
}
