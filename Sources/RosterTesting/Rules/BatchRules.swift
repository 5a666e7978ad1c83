public import Roster

/// The law book: what every batch that reaches a host has to keep.
///
/// The rules are those that toolkits enforce by stopping the program; here they are answers. A batch
/// may break several: section operations are judged first, and rows only where they hold.
public struct BatchRules {
  let batch: UpdateBatch
  /// The number of rows of each section before the change.
  let before: [Int]
  /// The number of rows of each section after the change.
  let after: [Int]
  var violations: [BatchViolation] = []

  /// The rules that a batch breaks, as far as counts can tell.
  ///
  /// - Parameters:
  ///   - batch: What a host is to do.
  ///   - before: The number of rows of each section before the change.
  ///   - after: The number of rows of each section after the change.
  /// - Complexity: O(*k* log *k*) for *k* operations, and O(*n*) for *n* rows of sections with updates.
  public static func violations(
    of batch: UpdateBatch, before: [Int], after: [Int]
  ) -> [BatchViolation] {
    var rules = BatchRules(batch: batch, before: before, after: after)
    rules.judge()
    return rules.violations
  }

  /// The rules that a stage breaks: counts, identities and contents.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  public static func violations(of stage: UpdateStage) -> [BatchViolation] {
    var rules = BatchRules(
      batch: stage.batch, before: stage.before.sections.map(\.count),
      after: stage.after.sections.map(\.count))
    rules.judge()
    if rules.violations.isEmpty { rules.judgeIdentities(stage) }
    return rules.violations
  }

  private init(batch: UpdateBatch, before: [Int], after: [Int]) {
    self.batch = batch
    self.before = before
    self.after = after
  }

  private mutating func judge() {
    judgeSections()
    guard violations.isEmpty,
      let origins = batch.sectionOrigins(from: before.count, to: after.count)
    else { return }
    judgeRows(origins)
    if violations.isEmpty { judgeUpdates(origins) }
  }

  mutating func report(
    _ rule: BatchViolation.Rule, _ operation: String, _ what: String, remedy: String
  ) {
    violations.append(BatchViolation(rule, operation, what, remedy: remedy))
  }

  /// How many sections or rows there are, as words.
  func amount(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
