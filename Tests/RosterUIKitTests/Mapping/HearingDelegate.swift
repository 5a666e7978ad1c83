import Foundation
import RosterUIKit
import UIKit

/// What a host passes on to: it has every method, notes what it hears, and answers as it is told.
@MainActor final class HearingDelegate: NSObject {
  /// What was heard: the name of the method in Swift, and what each argument was.
  private(set) var heard: [[String]] = []
  /// What the next question is answered with.
  var answer: Any?
  /// The selectors that count as implemented; `nil` for all.
  var implemented: Set<String>?

  func implements(_ selector: String) -> Bool { implemented?.contains(selector) ?? true }

  func forget() { heard = [] }

  func note(_ arguments: Any?..., function: String = #function) {
    heard.append([function] + arguments.map(identity))
  }

  func heard<Answer>(_ arguments: Any?..., function: String = #function) -> Answer? {
    heard.append([function] + arguments.map(identity))
    return answer as? Answer
  }
}

/// Which object or value something is.
@MainActor func identity(_ value: Any?) -> String {
  guard let value else { return "nil" }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return identity(mirror.children.first?.value)
  case .collection:
    return "[" + mirror.children.map { identity($0.value) }.joined(separator: ", ") + "]"
  case .class: return "\(type(of: value)) \(ObjectIdentifier(value as AnyObject))"
  default: return "\(value)"
  }
}
