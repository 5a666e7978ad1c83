import Foundation
import Roster
import UIKit

/// A drag that comes from another app.
@MainActor struct ExternalDrag {
  /// What is dragged.
  enum Item {
    case text(String)
    case link(String)
    case card(Card)
    /// A link that arrives when a test says so.
    case heldLink(HeldLoad)
    /// Of a type that nobody knows.
    case unknown
    /// A card that is none.
    case broken
  }

  let session: UITableViewStandIn.Drag

  init(_ items: [Item]) {
    session = UITableViewStandIn.Drag(
      items: items.map { UIDragItem(itemProvider: Self.provider($0)) })
  }

  /// What another app sees of a drag that began here.
  init(leaving drag: UITableViewStandIn.Drag) {
    session = UITableViewStandIn.Drag(
      items: drag.items.map { UIDragItem(itemProvider: $0.itemProvider) })
  }

  private static func provider(_ item: Item) -> NSItemProvider {
    switch item {
    case .text(let text): NSItemProvider(object: text as NSString)
    case .link(let link): NSItemProvider(object: (URL(string: link) ?? URL(filePath: "/")) as NSURL)
    case .card(let card): data(Card.transferType) { try? JSONEncoder().encode(card) }
    case .heldLink(let load): load.provider
    case .unknown: data("com.example.unknown") { Data() }
    case .broken: data(Card.transferType) { Data("no".utf8) }
    }
  }

  private static func data(
    _ type: String, _ make: @escaping @Sendable () -> Data?
  ) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
      completion(make(), nil)
      return nil
    }
    return provider
  }
}

/// Data that another app hands over when a test says so.
@MainActor final class HeldLoad {
  private var completion: (@Sendable (Data?, (any Error)?) -> Void)?
  let provider = NSItemProvider()

  init() {
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.url", visibility: .all
    ) { [weak self] completion in
      Task { @MainActor in self?.completion = completion }
      return nil
    }
  }

  var isAsked: Bool { completion != nil }
  func arrive(_ text: String) { completion?(Data(text.utf8), nil) }
}

extension Screen {
  /// What would become of a drag over a row.
  func proposal(_ drag: UITableViewStandIn.Drag, _ path: IndexPath?) -> String? {
    person.hold(drag, over: path).map { proposal in
      let operation = proposal.operation == .move ? "move" : "copy"
      return switch proposal.intent {
      case .insertAtDestinationIndexPath: "\(operation) between"
      case .insertIntoDestinationIndexPath: "\(operation) into"
      case .automatic: "\(operation) either"
      case .unspecified: "\(proposal.operation)"
      }
    }
  }

  /// A person drops something from another app.
  func drop(_ drag: ExternalDrag, on path: IndexPath?) -> Bool {
    person.drop(drag.session, on: path, between: true)
  }

  /// The types of data that other apps see of a drag.
  func types(_ drag: UITableViewStandIn.Drag) -> [String] {
    drag.items.flatMap { $0.itemProvider.registeredTypeIdentifiers }
  }
}
