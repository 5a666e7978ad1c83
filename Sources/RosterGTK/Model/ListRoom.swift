#if GTK
  import CGTK
  import Roster

  /// How much GTK can reckon with: it counts lines and adds up their heights in whole numbers of 32 bits.
  @MainActor final class ListRoom {
    /// The most lines that a list shows. At 50 pixels a line they are half as high as GTK can tell.
    static let mostLines = 20_000_000
    /// The greatest height of a line, however few there are.
    static let tallest: gint = 1_000_000

    /// The greatest height of a line now. It goes down by halves as lines enter, so that it seldom changes.
    private(set) var height = tallest
    /// Whether there is one line alone.
    private var isSingle = false
    /// How high the list is where it is seen.
    private var viewHeight: gint = 0
    private var hasReportedHeight = false
    private var hasReportedCount = false

    /// How many of a table's lines are shown; what is left out is reported once.
    func lines(_ count: Int) -> Int {
      if count <= Self.mostLines { return count }
      if !hasReportedCount {
        hasReportedCount = true
        Diagnostics.report(
          Diagnostic(
            "list-too-long", what: "Of \(count) lines the first \(Self.mostLines) are shown.",
            place: "a list in a window", why: "GTK reckons with 32 bits.",
            remedy: "Show a part of the data, and let the person search or filter."))
      }
      return Self.mostLines
    }

    /// Takes the number of lines that are shown.
    ///
    /// - Returns: Whether lines may be of another height now.
    func update(_ count: Int) -> Bool {
      let old = (height, isSingle)
      isSingle = count == 1
      let most = gint.max / gint(clamping: max(1, count))
      height = Self.tallest
      while height > most { height = height == Self.tallest ? 1 << 19 : height >> 1 }
      return old != (height, isSingle)
    }

    /// Takes how high the list is where it is seen.
    ///
    /// - Returns: Whether lines may be of another height now.
    func update(viewHeight: gint) -> Bool {
      let isChanged = viewHeight != self.viewHeight
      self.viewHeight = viewHeight
      return isChanged && isSingle
    }

    /// The least height of a line that stands in for others: alone, it has the list to itself.
    var fill: gint { isSingle ? viewHeight : 0 }

    /// A height that GTK can reckon with; what is cut off is reported once.
    func contained(_ wanted: gint, of row: RowID?) -> gint {
      if wanted <= height { return wanted }
      if !hasReportedHeight, height < Self.tallest {
        hasReportedHeight = true
        Diagnostics.report(
          Diagnostic(
            "list-too-high", what: "A row of \(wanted) pixels is cut off after \(height).",
            place: row.map { "row \($0)" } ?? "a list in a window",
            why: "All rows of a list together are at most \(gint.max) pixels high in GTK.",
            remedy: "Make the rows lower, or show fewer of them at a time."))
      }
      return height
    }
  }
#endif
