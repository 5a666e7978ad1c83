#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableRowHost {
    /// Whether a subclass has a method of its own. Linux cannot see that: a subclass there overrides
    /// `implements(_:)`.
    func isOverridden(_ selector: String) -> Bool {
      #if canImport(ObjectiveC)
        let selector = NSSelectorFromString(selector)
        return class_getMethodImplementation(type(of: self), selector)
          != class_getMethodImplementation(UITableHost.self, selector)
      #else
        return false
      #endif
    }

    /// Whether the forwarding delegate has a method.
    func forwards(_ selector: String) -> Bool {
      #if canImport(ObjectiveC)
        return (forwardingDelegate as? any NSObjectProtocol)?
          .responds(to: NSSelectorFromString(selector)) ?? false
      #else
        return (forwardingDelegate as? any StandInImplementing)?.implements(selector) ?? false
      #endif
    }
  }
#endif
