/// Objects that have to be gone when a screen is.
@MainActor final class Remains {
  private struct Weak {
    weak var object: AnyObject?
  }

  private var watched: [ObjectIdentifier: Weak] = [:]

  func watch(_ objects: [AnyObject?]) {
    for object in objects.compactMap({ $0 }) {
      watched[ObjectIdentifier(object)] = Weak(object: object)
    }
  }

  /// How many have been watched.
  var count: Int { watched.count }
  /// How many of them are still there.
  var alive: Int { watched.values.count { $0.object != nil } }
}
