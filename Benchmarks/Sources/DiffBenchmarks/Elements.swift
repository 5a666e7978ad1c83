import BenchmarkKit
import Foundation
import Roster

/// An element with a 16-byte id and nothing else.
struct UUIDRow: Identifiable, Hashable {
  let id: UUID

  init(_ random: inout SeededRandom) {
    let (first, second) = (random.next(), random.next())
    id = UUID(uuid: unsafeBitCast((first, second), to: uuid_t.self))
  }
}

/// An element with a small id and a content.
struct IntRow: Identifiable, Hashable {
  let id: Int
  var revision = 0
}

/// What a feed sends: a text of 36 bytes as id, and some fields to show.
struct FeedModel: Identifiable, Hashable {
  private(set) var id: String
  var title: String
  var subtitle: String
  var image: String
  var price: Int
  var isNew: Bool

  init(_ random: inout SeededRandom) {
    let number = Int.random(in: 0..<1_000_000, using: &random)
    id = UUIDRow(&random).id.uuidString
    title = "Title of the item with the number \(number)"
    subtitle = "A line of text below the title, \(number)"
    image = "https://images.example.com/\(number)/large.jpg"
    price = number
    isNew = number.isMultiple(of: 2)
  }

  /// The same model decoded a second time: equal, with texts in storage of their own.
  var decodedAgain: FeedModel {
    var copy = self
    copy.id = FeedModel.apart(id)
    copy.title = FeedModel.apart(title)
    copy.subtitle = FeedModel.apart(subtitle)
    copy.image = FeedModel.apart(image)
    return copy
  }

  private static func apart(_ text: String) -> String {
    String(decoding: Array(text.utf8), as: UTF8.self)
  }
}

/// A row model with a small id and a content.
struct TableRow: RowModel, Hashable {
  let id: Int
  var revision = 0
  var content: RowContent { .text("Row \(id)") }
}

/// The same as another type.
struct OtherTableRow: RowModel, Hashable {
  let id: Int
  var revision = 0
  var content: RowContent { .text("Other \(id)") }
}
