/// What a section of the table in force stands for.
public enum SectionRole: Sendable, Hashable {
  /// A section that was written into the table.
  case content
  /// The header of the whole table.
  case tableHeader
  /// What stands in for rows while there are none.
  case placeholder
  /// What is shown while more rows are loaded.
  case more
  /// The footer of the whole table.
  case tableFooter
}
