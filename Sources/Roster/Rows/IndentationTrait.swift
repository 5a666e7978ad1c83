/// How deep a row stands below others.
public enum IndentationTrait: RowTrait {
  /// The level; 0 for the outermost.
  public typealias Value = Int
}

extension Row {
  /// Indents the row by a number of levels; below 0 counts as 0.
  public func indentationLevel(_ level: Int) -> Row {
    trait(IndentationTrait.self, Swift.max(0, level))
  }
}
