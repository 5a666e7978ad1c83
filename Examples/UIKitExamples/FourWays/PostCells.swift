#if canImport(UIKit)
  import UIKit

  /// The `if/else` of the feed, which the three older ways have in common.
  @MainActor enum PostCells {
    static func height(_ post: Post) -> CGFloat {
      switch post {
      case .news: 60
      case .photo: 180
      case .product: UITableView.automaticDimension
      }
    }

    static func cell(
      _ tableView: UITableView, _ indexPath: IndexPath, _ post: Post
    ) -> UITableViewCell {
      switch post {
      case .news(_, let title, let summary):
        let cell = tableView.dequeueReusableCell(withIdentifier: "news", for: indexPath)
        if let cell = cell as? NewsCell {
          cell.headline.text = title
          cell.summary.text = summary
        }
        return cell
      case .photo(_, let title, let picture):
        let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
        if let cell = cell as? PhotoCell {
          cell.caption.text = title
          cell.picture.image = UIImage(named: picture)
        }
        return cell
      case .product(_, let name, let price):
        let cell = tableView.dequeueReusableCell(withIdentifier: "product", for: indexPath)
        var content = UIListContentConfiguration.valueCell()
        content.text = name
        content.secondaryText = price
        cell.contentConfiguration = content
        return cell
      }
    }
  }
#endif
