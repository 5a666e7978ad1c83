/// A drag that rests over a view.
@MainActor public protocol UISpringLoadedInteractionContext: AnyObject {
  /// The view.
  var targetView: UIView? { get set }
}
