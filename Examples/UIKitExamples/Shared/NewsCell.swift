#if canImport(UIKit)
  import UIKit

  /// A post without a picture.
  @MainActor public final class NewsCell: UITableViewCell {
    /// The headline.
    public let headline = UILabel(frame: .zero)
    /// The summary.
    public let summary = UILabel(frame: .zero)

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
      contentView.addSubview(headline)
      contentView.addSubview(summary)
    }

    /// As UIKit asks.
    public override func layoutSubviews() {
      super.layoutSubviews()
      headline.frame = CGRect(x: 16, y: 8, width: bounds.width - 32, height: 22)
      summary.frame = CGRect(x: 16, y: 32, width: bounds.width - 32, height: 20)
    }
  }
#endif
