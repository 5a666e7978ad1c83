import Foundation
import RosterUIKit
import UIKit

/// A delegate that is forwarded to: it tells its heights and notes what it hears.
@MainActor final class OtherDelegate: NSObject, UITableViewDelegate {
  var told: [String] = []

  #if !canImport(ObjectiveC)
    func implements(_ selector: String) -> Bool {
      [
        "tableView:heightForRowAtIndexPath:", "tableView:didSelectRowAtIndexPath:",
        "tableView:willDisplayCell:forRowAtIndexPath:", "scrollViewDidScroll:",
        "scrollViewDidZoom:", "tableView:willSelectRowAtIndexPath:",
      ].contains(selector)
    }
  #endif

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 33 }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    told.append("select \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    told.append("display \(indexPath.row)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scroll") }
}

/// A host of an app that adds a method.
@MainActor final class IndentingHost: UITableHost {
  override func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 2 }

  #if !canImport(ObjectiveC)
    override func implements(_ selector: String) -> Bool {
      selector == "tableView:indentationLevelForRowAtIndexPath:" || super.implements(selector)
    }
  #endif
}
