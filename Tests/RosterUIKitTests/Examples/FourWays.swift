import Foundation
import Roster
import RosterUIKit
import Testing
import UIKitExamples

/// One of the four ways in which the screens are written.
enum Way: String, CaseIterable, CustomTestStringConvertible {
  case plain, block, diffable, roster
  var testDescription: String { rawValue }

  @MainActor func feed(_ load: @escaping PageLoader) -> FeedPage {
    switch self {
    case .plain:
      let page = PlainFeedController(style: .plain)
      page.load = load
      return FeedPage(screen: ControllerScreen(page)) { page.opened }
    case .block:
      let page = BlockFeedController(style: .plain)
      page.load = load
      return FeedPage(screen: ControllerScreen(page)) { page.opened }
    case .diffable:
      let page = DiffableFeedController(style: .plain)
      page.load = load
      return FeedPage(screen: ControllerScreen(page)) { page.opened }
    case .roster:
      let page = FeedController(style: .plain)
      page.load = load
      return FeedPage(screen: ControllerScreen(page)) { page.opened }
    }
  }

  @MainActor func store() -> StorePage {
    switch self {
    case .plain:
      let page = PlainStoreController(style: .plain)
      return StorePage(
        screen: ControllerScreen(page), opened: { page.opened }, shop: { page.shop },
        setRole: { page.role = $0 }, setShop: { page.shop = $0 })
    case .block:
      let page = BlockStoreController(style: .plain)
      return StorePage(
        screen: ControllerScreen(page), opened: { page.opened }, shop: { page.shop },
        setRole: { page.role = $0 }, setShop: { page.shop = $0 })
    case .diffable:
      let page = DiffableStoreController(style: .plain)
      return StorePage(
        screen: ControllerScreen(page), opened: { page.opened }, shop: { page.shop },
        setRole: { page.role = $0 }, setShop: { page.shop = $0 })
    case .roster:
      let page = StoreController(style: .plain)
      return StorePage(
        screen: ControllerScreen(page), opened: { page.opened }, shop: { page.model.shop },
        setRole: { page.model.role = $0 }, setShop: { page.model.shop = $0 })
    }
  }
}

/// A feed that a test looks at.
@MainActor struct FeedPage {
  let screen: ControllerScreen
  let opened: () -> [String]
}

/// A store screen that a test looks at and changes.
@MainActor struct StorePage {
  let screen: ControllerScreen
  let opened: () -> [String]
  let shop: () -> Shop
  let setRole: (Role) -> Void
  let setShop: (Shop) -> Void
}
