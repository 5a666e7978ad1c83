#if canImport(UIKit)
  import UIKit

  /// The card at the top of the store screen.
  @MainActor public final class StoreCardCell: UITableViewCell {
    /// The name.
    public let name = UILabel(frame: .zero)
    /// The address.
    public let address = UILabel(frame: .zero)

    /// Makes one.
    public override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      setUp()
    }

    /// Makes one.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      name.font = .preferredFont(forTextStyle: .headline)
      contentView.addSubview(name)
      contentView.addSubview(address)
    }

    /// As UIKit asks.
    public override func layoutSubviews() {
      super.layoutSubviews()
      name.frame = CGRect(x: 16, y: 14, width: bounds.width - 32, height: 24)
      address.frame = CGRect(x: 16, y: 42, width: bounds.width - 32, height: 20)
    }
  }
#endif
