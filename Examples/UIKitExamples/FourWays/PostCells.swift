#if canImport(UIKit)
  import UIKit

  /// The `if/else` of the feed, which the three older ways have in common.
  @MainActor enum PostCells {
    static func register(in tableView: UITableView) {
      tableView.register(NewsCell.self, forCellReuseIdentifier: "news")
      tableView.register(PhotoCell.self, forCellReuseIdentifier: "photo")
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    }

    static func height(_ line: PostFeed.Line) -> CGFloat {
      switch line {
      case .post(.news): 60
      case .post(.photo): 180
      case .post(.product), .banner, .note: UITableView.automaticDimension
      }
    }

    static func cell(
      _ tableView: UITableView, _ indexPath: IndexPath, _ line: PostFeed.Line
    ) -> UITableViewCell {
      switch line {
      case .banner(let banner):
        return plain(tableView, indexPath, .subtitleCell(), banner.title, banner.text)
      case .note(let text, _):
        return plain(tableView, indexPath, .cell(), text, nil)
      case .post(.news(let news)):
        let cell = tableView.dequeueReusableCell(withIdentifier: "news", for: indexPath)
        if let cell = cell as? NewsCell {
          cell.headline.text = news.title
          cell.summary.text = news.summary
        }
        return cell
      case .post(.photo(let photo)):
        let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
        if let cell = cell as? PhotoCell {
          cell.caption.text = photo.title
          cell.picture.image = UIImage(named: photo.picture)
        }
        return cell
      case .post(.product(let product)):
        return plain(tableView, indexPath, .valueCell(), product.name, product.price)
      }
    }

    private static func plain(
      _ tableView: UITableView, _ indexPath: IndexPath, _ look: UIListContentConfiguration,
      _ title: String, _ second: String?
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
      var content = look
      content.text = title
      content.secondaryText = second
      cell.contentConfiguration = content
      return cell
    }
  }
#endif
