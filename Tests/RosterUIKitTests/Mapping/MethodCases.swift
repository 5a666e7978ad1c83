import Foundation
import RosterUIKit
import UIKit

/// The cases by selector.
@MainActor struct MethodCases {
  private var cases: [String: MethodCase] = [:]

  init(_ screen: MappingScreen) {
    let parts = MethodParts(screen)
    addScrolling(screen, parts)
    addDisplay(screen, parts)
    addHeights(screen, parts)
    addEditing(screen, parts)
    addOldMenus(screen, parts)
    addChoosing(screen, parts)
    addFocus(screen, parts)
    addMenus(screen, parts)
    addSource(screen, parts)
    addDragging(screen, parts)
    addDropping(screen, parts)
    screen.forget()
  }

  subscript(selector: String) -> MethodCase? { cases[selector] }

  /// A method that tells.
  mutating func tells<each Argument>(
    _ selector: String, _ method: @escaping (repeat each Argument) -> Void,
    _ arguments: repeat each Argument, row: String? = nil, after: String...
  ) {
    add(
      selector, { method(repeat each arguments) }, repeat each arguments, isQuestion: false,
      row: row, after: after)
  }

  /// A method that asks.
  mutating func asks<Answer, each Argument>(
    _ selector: String, _ method: @escaping (repeat each Argument) -> Answer,
    _ arguments: repeat each Argument, is answer: Answer, row: String? = nil
  ) {
    add(
      selector, { method(repeat each arguments) }, repeat each arguments, answer: answer, row: row)
  }

  /// A method that the host answers alone.
  mutating func owns<Answer, each Argument>(
    _ selector: String, _ method: @escaping (repeat each Argument) -> Answer,
    _ arguments: repeat each Argument, row: String
  ) {
    add(
      selector, { method(repeat each arguments) }, repeat each arguments, isForwarded: false,
      row: row)
  }

  private mutating func add<each Argument>(
    _ selector: String, _ call: @escaping () -> Any?, _ arguments: repeat each Argument,
    answer: Any? = nil, isForwarded: Bool = true, isQuestion: Bool = true, row: String?,
    after: [String] = []
  ) {
    var identities: [String] = []
    repeat identities.append(identity(each arguments))
    cases[selector] = MethodCase(
      call: call, arguments: identities, answer: answer, isForwarded: isForwarded,
      isQuestion: isQuestion, row: row,
      after: after)
  }
}
