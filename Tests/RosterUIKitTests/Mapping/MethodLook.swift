import Foundation
import UIKit

@testable import RosterUIKit

/// What the answer of a row looks like.
@MainActor func look(_ value: Any?) -> String {
  switch value {
  case nil: "nil"
  case let value as UISwipeActionsConfiguration:
    value.actions.compactMap(\.title).joined(separator: " ")
  case let value as UITableViewDropProposal:
    "\(value.operation) \(value.intent == .insertIntoDestinationIndexPath ? "into" : "between")"
  case let value as UIDragItem:
    (value.localObject as? DraggedValue).map { "\($0.value)" } ?? "nothing"
  case let value as [Any]: "[" + value.map(look).joined(separator: ", ") + "]"
  case let value?:
    switch Mirror(reflecting: value).displayStyle {
    case .class: "\(type(of: value))"
    case .optional: look(Mirror(reflecting: value).children.first?.value)
    default: "\(value)"
    }
  }
}
