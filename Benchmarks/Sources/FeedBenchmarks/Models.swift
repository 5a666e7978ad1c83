import Roster

struct News: Decodable, RowModel {
  var id: Int
  var title: String
  var summary: String
  var author: String
  var tags: [String]
  var url: String
  var published: Int
  var score: Double
  var content: RowContent { RowContent(title: title, subtitle: summary) }
}

struct Product: Decodable, RowModel {
  var id: Int
  var name: String
  var price: Double
  var currency: String
  var stock: Int
  var image: String
  var attributes: [String: String]
  var content: RowContent { RowContent(title: name, subtitle: currency) }
}

struct Fund: Decodable, RowModel {
  var id: Int
  var name: String
  var code: String
  var rate: Double
  var history: [Double]
  var risk: String
  var content: RowContent { RowContent(title: name, subtitle: risk) }
}

struct Photo: Decodable, RowModel {
  struct Size: Decodable, Hashable {
    var width: Int
    var height: Int
  }

  var id: Int
  var url: String
  var size: Size
  var caption: String
  var likes: Int
  var content: RowContent { RowContent(title: caption, subtitle: url) }
}
