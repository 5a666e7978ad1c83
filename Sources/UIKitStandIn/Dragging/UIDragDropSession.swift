/// Something that is being dragged.
@MainActor public protocol UIDragDropSession: AnyObject {
  /// The things that are dragged.
  var items: [UIDragItem] { get }
}
