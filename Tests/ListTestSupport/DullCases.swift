/// Which of the cases that random tables must not miss a table is an example of.
///
/// - Parameter sections: Whether each section has a header, and how many rows it has.
public func dullCases(of sections: [(hasHeader: Bool, count: Int)]) -> Set<String> {
  var cases: Set<String> = sections.isEmpty ? ["no section"] : []
  for section in sections where section.count == 0 {
    cases.insert(section.hasHeader ? "header without rows" : "empty without header")
  }
  if sections.contains(where: { !$0.hasHeader && $0.count > 0 }) { cases.insert("no header") }
  return cases
}
