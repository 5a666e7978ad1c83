#if GTK
  import CGTK
  import Roster

  /// The table as GTK wants it: a `GListModel` of lines that is a `GtkSelectionModel` over the driver's
  /// selection as well.
  ///
  /// It holds what GTK has been told so far, so that GTK's counts and the model's never differ, be it in
  /// the middle of an update or while the host is detached.
  @MainActor final class RowListModel: ObjectContent {
    /// The lines in force for GTK.
    private enum Lines {
      case table(TableSnapshot)
      case steps(LineSteps)
      case none
    }

    /// The `GListModel`, which keeps the model. Whoever makes the model owns it.
    let object: OpaquePointer
    weak var host: GTKHost?
    /// What GTK can reckon with.
    let room = ListRoom()
    private var lines = Lines.none
    /// The objects that GTK holds. Unowned: an object takes itself out at its end.
    private var objects: [RowID: UnsafeMutableRawPointer] = [:]
    /// The selection as GTK was told it last.
    var toldSelection = RowSelection()

    init() {
      let raw = SwiftObject.make(Self.type)
      object = OpaquePointer(raw)
      SwiftObject.fill(raw, with: self)
    }

    /// The model behind a pointer of GTK's.
    static func of(_ list: OpaquePointer) -> RowListModel {
      // Only asked of objects that `init` has made and filled.
      SwiftObject.content(RowListModel.self, of: list.raw)!
    }

    // MARK: What GTK asks

    /// The number of lines.
    var count: Int {
      switch lines {
      case .table(let table): room.lines(table.lineCount)
      case .steps(let steps): steps.count
      case .none: 0
      }
    }

    /// Who is at a position; `nil` if there is no such position.
    func id(at position: Int) -> RowID? {
      place(at: position).map { $0.table.id(of: $0.line) }
    }

    /// What is at a position, in the table that it is of as yet; `nil` if there is no such position.
    func place(at position: Int) -> (table: TableSnapshot, line: TableLine)? {
      guard position >= 0, position < count else { return nil }
      switch lines {
      case .table(let table): return (table, table.line(at: position))
      case .steps(let steps): return steps.line(at: position)
      case .none: return nil
      }
    }

    /// The line of the table in force that GTK shows at a position. In the middle of an update it is `nil`
    /// for a line that a later step takes out, be it to put it in elsewhere.
    func line(at position: Int) -> TableLine? {
      guard position >= 0, position < count else { return nil }
      switch lines {
      case .table(let table): return table.line(at: position)
      case .steps(let steps): return steps.finalLine(at: position)
      case .none: return nil
      }
    }

    /// The position of a row for GTK, while no update is under way.
    func position(of id: RowID) -> Int? {
      guard case .table(let table) = lines, let line = table.line(of: id) else { return nil }
      let position = table.lineIndex(of: line)
      return position < count ? position : nil
    }

    /// The object at a position, for the caller to own.
    func item(at position: Int) -> UnsafeMutableRawPointer? {
      guard let id = id(at: position) else { return nil }
      if let known = objects[id] { return UnsafeMutableRawPointer(g_object_ref(known)) }
      let object = RowObject.make(id, for: self)
      objects[id] = object
      return object
    }

    /// An object has come to its end.
    func forget(_ id: RowID, _ object: UnsafeMutableRawPointer) {
      if objects[id] == object { objects[id] = nil }
    }

    /// How many objects GTK holds.
    var objectCount: Int { objects.count }

    // MARK: Changes

    /// Replaces all lines. First all leave, then all enter: to replace them at once would have GTK
    /// compare each with each.
    func load(_ table: TableSnapshot) {
      let old = count
      makeRoom(table.lineCount)
      lines = .none
      if old > 0 { changed(Splice(position: 0, removed: old, added: 0)) }
      lines = .table(table)
      if count > 0 { changed(Splice(position: 0, removed: 0, added: count)) }
    }

    /// Takes the steps of an update one by one.
    ///
    /// - Parameter live: The lines that GTK keeps widgets for.
    func apply(_ stage: UpdateStage, live: Range<Int>) {
      if max(stage.before.lineCount, stage.after.lineCount) > ListRoom.mostLines {
        // Splices are of whole tables.
        return load(stage.after)
      }
      makeRoom(max(stage.before.lineCount, stage.after.lineCount))
      defer { makeRoom(stage.after.lineCount) }
      var steps = LineSteps(
        stage, .withHeaders, splices: Self.splices(of: stage, live: live))
      while let upcoming = steps.upcoming {
        // GTK 4.8 loses count when it takes out lines from the middle of those that have no widget up to
        // some that have: the latter would stay.
        let leaving = upcoming.position..<upcoming.position + upcoming.removed
        if let cut = host?.cells.cut(in: leaving) {
          steps.cutNext(after: cut - upcoming.position)
        }
        guard let splice = steps.next() else { break }
        lines = .steps(steps)
        changed(splice)
      }
      lines = .table(stage.after)
    }

    /// Lets so many lines be as high as they can be.
    private func makeRoom(_ count: Int) {
      if room.update(room.lines(count)) { host?.cells.remeasure() }
    }

    private func changed(_ splice: Splice) {
      host?.place.rowsChange()
      g_list_model_items_changed(
        object, guint(splice.position), guint(splice.removed), guint(splice.added))
    }

    /// The rows that a person may select in force for GTK.
    var table: TableSnapshot? {
      if case .table(let table) = lines { return table }
      return nil
    }
  }
#endif
