import Roster
import RosterUIKit
import UIKit

/// A picture by its name.
typealias Picture = String

extension Screen {
  /// Attaches the screen with a loader of pictures that a test answers.
  func attachLoading(_ load: @escaping @MainActor (String, @escaping (Picture) -> Void) -> Void) {
    let host = UITableHost(tableView, driver: driver)
    host.loadImage = { address, deliver in
      load(address) { name in deliver(UIImage(systemName: name)) }
    }
    driver.attach(host)
    window.layoutIfNeeded()
  }

  /// The name of the picture that a cell shows.
  func picture(_ cell: UITableViewCell) -> Picture? {
    (cell.contentConfiguration as? UIListContentConfiguration)?.image?.description
  }

  /// The second text of a cell.
  func second(_ cell: UITableViewCell?) -> String? {
    (cell?.contentConfiguration as? UIListContentConfiguration)?.secondaryText
  }
}
