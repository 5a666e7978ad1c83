#if canImport(UIKit)
  import UIKit

  /// A post with a picture.
  @MainActor public final class PhotoCell: UITableViewCell {
    /// The caption.
    public let caption = UILabel(frame: .zero)
    /// The picture.
    public let picture = UIImageView(frame: .zero)

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
      contentView.addSubview(picture)
      contentView.addSubview(caption)
    }

    /// As UIKit asks.
    public override func layoutSubviews() {
      super.layoutSubviews()
      picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 150)
      caption.frame = CGRect(x: 16, y: 154, width: bounds.width - 32, height: 22)
    }
  }
#endif
