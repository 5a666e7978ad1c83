import Foundation
import RosterUIKit
import UIKit

/// How a method of a host is called, and what is expected of it.
@MainActor struct MethodCase {
  /// Calls it through its protocol.
  let call: () -> Any?
  /// What it is called with.
  let arguments: [String]
  /// What the forwarding delegate answers, if it is asked at all.
  let answer: Any?
  /// Whether the host passes it on.
  let isForwarded: Bool
  /// Whether it asks something.
  let isQuestion: Bool
  /// What the row answers or hears, if it has a say.
  let row: String?
  /// The methods that a table view calls before.
  let after: [String]
}
