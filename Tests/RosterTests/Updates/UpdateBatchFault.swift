import RosterTesting

@testable import Roster

/// Says what is wrong with the batch between two tables, in any of its forms; `nil` if nothing is.
func faultOfUpdate(from old: TestTable, to new: TestTable) -> String? {
  let (before, after) = (old.snapshot, new.snapshot)
  let stage = UpdateStage(batch: UpdateBatch(from: before, to: after), before: before, after: after)
  func fault(_ what: String) -> String { "\(what): \(old) to \(new) by \(stage.batch)" }

  if let fault = faultOfStage(stage) { return fault }
  let fewest = fewestTableMoves(old, new)
  if stage.batch.sectionMoves.count != fewest.sections { return fault("too many section moves") }
  if stage.batch.rowMoves.count > fewest.rows { return fault("too many row moves") }
  for moves in [(false, true), (true, false), (false, false)] {
    let capabilities = HostCapabilities(movesRows: moves.0, movesSections: moves.1)
    let adapted = stage.adapted(to: capabilities)
    if !moves.0 && !adapted.batch.rowMoves.isEmpty { return fault("a row moves") }
    if !moves.1 && !adapted.batch.sectionMoves.isEmpty { return fault("a section moves") }
    if let fault = faultOfStage(adapted) { return fault }
    if let what = faultOfStages(stage.staged().map { $0.adapted(to: capabilities) }, old, new) {
      return fault(what)
    }
  }
  if let what = faultOfStages(stage.staged(), old, new) { return fault(what) }
  if stage.staged().contains(where: { !$0.batch.carried.isEmpty }) { return fault("carried") }
  for lines in [FlatLines.rows, .withHeaders]
  where replay(stage, lines, old, new) != new.lines(lines) {
    return fault("splices of \(lines)")
  }
  return nil
}

/// Says what is wrong with one stage.
private func faultOfStage(_ stage: UpdateStage) -> String? {
  let (old, new) = (TestTable(stage.before), TestTable(stage.after))
  if let violation = BatchRules.violations(of: stage).first {
    return "\(violation): \(old) to \(new) by \(stage.batch)"
  }
  if stage.batch.apply(to: old.copy, from: new.copy) != new.copy {
    return "does not replay: \(old) to \(new) by \(stage.batch)"
  }
  return nil
}

/// Says what is wrong with stages one after the other.
private func faultOfStages(
  _ stages: [UpdateStage], _ old: TestTable, _ new: TestTable
) -> String? {
  var table = old
  for stage in stages {
    if TestTable(stage.before) != table { return "a stage starts from another table" }
    if let fault = faultOfStage(stage) { return "stage: " + fault }
    table = TestTable(stage.after)
  }
  return table == new ? nil : "the stages end in another table"
}

/// Takes the splices one by one, comparing with what a host would read after each.
private func replay(
  _ stage: UpdateStage, _ form: FlatLines, _ old: TestTable, _ new: TestTable
) -> [TestLine]? {
  var list = old.lines(form)
  let target = new.lines(form)
  var steps = LineSteps(stage, form)
  while let splice = steps.next() {
    let end = splice.position + splice.removed
    guard end <= list.count, splice.addedRange.upperBound <= target.count else { return nil }
    list.replaceSubrange(splice.position..<end, with: target[splice.addedRange])
    guard steps.count == list.count else { return nil }
    for index in list.indices {
      let (table, line) = steps.line(at: index)
      if table.name(of: line) != list[index].name { return nil }
    }
  }
  for refresh in stage.refreshes(form) {
    list.replaceSubrange(refresh.addedRange, with: target[refresh.addedRange])
  }
  return list
}

extension TableSnapshot {
  /// Who a line is, as in `TestTable.lines`.
  fileprivate func name(of line: TableLine) -> String {
    let section = sections[line.section]
    let name = section.id.key.base as! String
    switch line {
    case .header: return "\(name) header"
    case .footer: return "\(name) footer"
    case .row(let place): return (section.source.record(at: place.row) as! TestRow).id
    }
  }
}

/// The fewest section moves, and the fewest row moves given that sections are matched by id.
private func fewestTableMoves(_ old: TestTable, _ new: TestTable) -> (sections: Int, rows: Int) {
  func plain(_ table: TestTable) -> [Item<String>] { table.map { Item(id: $0.id, content: 0) } }
  func plain(_ section: TestSection) -> [Item<String>] {
    section.rows.map { Item(id: $0.id, content: 0) }
  }
  var rows = 0
  for section in new {
    guard let before = old.first(where: { $0.id == section.id }) else { continue }
    rows += fewestMoves(plain(before), plain(section))
    let stayed = Set(before.rows.map(\.id))
    let others = old.filter { other in
      other.id != section.id && new.contains { $0.id == other.id }
    }
    let elsewhere = Set(others.flatMap { $0.rows.map(\.id) })
    rows += section.rows.count { !stayed.contains($0.id) && elsewhere.contains($0.id) }
  }
  return (fewestMoves(plain(old), plain(new)), rows)
}
