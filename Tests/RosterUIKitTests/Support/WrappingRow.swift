import Foundation
import Roster
import RosterUIKit
import UIKit

/// A row whose content is as large as its area: the narrower, the higher.
struct WrappingRow: UIKitRow {
  let id: String
  var area: Double
  var content: RowContent { .text(id) }

  func update(_ cell: WrappingCell) { cell.area = CGFloat(area) }
}

/// The cell of such a row.
@MainActor final class WrappingCell: UITableViewCell {
  var area: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: area / size.width)
  }
}
