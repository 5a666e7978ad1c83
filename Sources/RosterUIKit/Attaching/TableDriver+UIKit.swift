#if canImport(UIKit)
  import Roster
  import UIKit

  extension TableDriver {
    /// Shows the table in a table view, plain or grouped, also that of a `UITableViewController`.
    ///
    ///     driver.attach(to: tableView)
    ///
    /// The driver keeps the host, and the host keeps neither driver nor table view: whoever keeps the
    /// driver, a screen, keeps it all.
    ///
    /// - Parameters:
    ///   - tableView: The table view. Its data source and delegate become the host.
    ///   - forwardingDelegate: Hears of all that the table view tells, and answers what no row does.
    /// - Returns: The host.
    @discardableResult public func attach(
      to tableView: UITableView, forwardingTo forwardingDelegate: AnyObject? = nil
    ) -> UITableHost {
      let host = UITableHost(tableView, driver: self)
      host.forwardingDelegate = forwardingDelegate
      attach(host)
      return host
    }

    /// Runs the function from state to table now, updates the host, and calls back once, when all is
    /// applied and animated.
    public func apply(animated: Bool = true, completion: @escaping @MainActor () -> Void) {
      apply(animated: animated)
      Task {
        await settled()
        completion()
      }
    }
  }
#endif
