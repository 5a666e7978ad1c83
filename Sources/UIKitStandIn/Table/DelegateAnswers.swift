/// Which optional methods data source and delegate implement, asked once for each, as UIKit does when
/// they are set.
@MainActor final class DelegateAnswers {
  private var known: [String: Bool] = [:]

  func forget() { known = [:] }

  func implements(_ selector: String, _ object: (any StandInImplementing)?) -> Bool {
    guard let object else { return false }
    if let answer = known[selector] { return answer }
    let answer = object.implements(selector)
    known[selector] = answer
    return answer
  }
}
