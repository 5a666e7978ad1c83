import Foundation

/// What a registered class is made from: `init?(coder:)` is the one initializer that every view class
/// must have, and so the one that Linux can call without knowing the class.
final class StandInCoder: NSCoder {
  let style: UITableViewCell.CellStyle
  let reuseIdentifier: String?

  init(style: UITableViewCell.CellStyle = .default, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}
