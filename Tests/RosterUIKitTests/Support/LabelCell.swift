import RosterUIKit
import UIKit

/// A cell of its own: it counts how it is used.
@MainActor final class LabelCell: UITableViewCell {
  static var alive = 0
  var shown = ""
  var fills = 0
  var height: CGFloat = 44
  var measured = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    LabelCell.alive += 1
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    LabelCell.alive += 1
  }

  isolated deinit { LabelCell.alive -= 1 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured += 1
    return CGSize(width: size.width, height: height)
  }
}
