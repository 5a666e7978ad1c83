extension SectionModel {
  /// The same section with a height that its rows have until they are measured, in points.
  ///
  /// Rows that are made when they are shown cannot say it themselves before. A row that is written
  /// says it by `.height(.estimated(…))`, which wins.
  public func estimatedHeight(_ height: Double?) -> SectionModel {
    var copy = self
    copy.estimatedHeight = height
    return copy
  }
}
