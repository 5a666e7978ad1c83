import Foundation
import Roster

struct News: Decodable, Sendable {
  var id: Int
  var title: String
  var summary: String
}

struct Product: Decodable, Sendable {
  var id: Int
  var name: String
  var price: String
}

struct NewsRow: RowModel {
  let id: Int
  var title: String
  var summary: String
  init(_ news: News) { (id, title, summary) = (news.id, news.title, news.summary) }
  var content: RowContent { .subtitle(title, summary) }
}

struct ProductRow: RowModel {
  let id: Int
  var name: String
  var price: String
  init(_ product: Product) { (id, name, price) = (product.id, product.name, product.price) }
  var content: RowContent { .value(name, price).image(.symbol("📦")) }
}

enum HomeFeed {
  static var decoder: FeedDecoder {
    var feed = FeedDecoder(itemsAt: "content_list", kindAt: "content_style")
    feed.register("cell_1", News.self) { NewsRow($0) }
    feed.register("cell_2", Product.self) { ProductRow($0) }
    return feed
  }

  @MainActor static func table(of data: Data) throws -> TableModel {
    // `result.problems` says what was left out, and why.
    let result = try HomeFeed.decoder.decode(data)
    return TableModel { SectionModel("feed") { result.rows } }
  }
}
