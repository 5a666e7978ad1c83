import RosterUIKit
import UIKit

/// A cell of its own: it counts how it is used.
@MainActor final class LabelCell: UITableViewCell {
  var shown = ""
  var fills = 0
  var height: CGFloat = 44
  var measured = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured += 1
    return CGSize(width: size.width, height: height)
  }
}
