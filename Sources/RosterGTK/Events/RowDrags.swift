#if GTK
  import CGTK
  import Foundation
  import Roster

  /// Rows that are dragged out of the list, within it, and things that are dragged onto it.
  @MainActor final class RowDrags {
    weak var host: GTKHost?
    /// The drag of a row of this list.
    private var session: DragSession?
    /// The row widget that shows where the drop goes, and how.
    private var marked: (row: WidgetPointer, style: DropStyle)?
    private var source: OpaquePointer?
    private var dropTarget: OpaquePointer?
    /// What is held over the list.
    var held: HeldDrag?

    /// Whether a row of this list is being dragged, so that updates wait.
    private(set) var isHeld = false

    private static let actions = GdkDragAction(
      rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)

    /// Begins to listen.
    func serve(_ listView: WidgetPointer) {
      DropStyle.sheet.install()
      let source = gtk_drag_source_new()!
      gtk_drag_source_set_actions(source, Self.actions)
      onPrepare(source) { [weak self] x, y in self?.prepare(x, y) }
      onObject(source, "drag-begin") { [weak self] _ in self?.begin(source) }
      onDragEnd(source) { [weak self] in self?.finish() }
      gtk_widget_add_controller(listView, source)
      self.source = source

      let target = gtk_drop_target_new(GType(0), Self.actions)!
      var types = [DragSession.type, gdk_file_list_get_type(), GType.string]
      gtk_drop_target_set_gtypes(target, &types, gsize(types.count))
      // What is dragged is known while it is still moving.
      gtk_drop_target_set_preload(target, 1)
      onDrag(target, "enter") { [weak self] x, y in self?.hover(x, y) ?? .none }
      onDrag(target, "motion") { [weak self] x, y in self?.hover(x, y) ?? .none }
      connect(target.raw, "leave") { [weak self] in self?.leave() }
      onDrop(target) { [weak self] value, x, y in self?.drop(value, x, y) ?? false }
      gtk_widget_add_controller(listView, target)
      dropTarget = target
      // The last one is asked first.
      serveTransfers(listView)
    }

    // MARK: Out of the list

    private func prepare(_ x: Double, _ y: Double) -> UnsafeMutablePointer<GdkContentProvider>? {
      guard let host, let driver = host.driver, let id = host.row(at: x, y),
        host.control(at: x, y) == nil
      else { return nil }
      let session = DragSession(host, id, value: driver.dragItem(of: id))
      guard session.value != nil || driver.mayMove(id) else { return nil }
      self.session = session
      DragSession.current = session
      return session.content
    }

    private func begin(_ source: OpaquePointer) {
      guard let session, let row = host?.cells.cell(of: session.id)?.rowWidget else { return }
      isHeld = true
      let live = gtk_widget_paintable_new(row)
      let picture = gdk_paintable_get_current_image(live)
      gtk_drag_source_set_icon(source, picture, 0, 0)
      g_object_unref(picture?.raw)
      g_object_unref(live?.raw)
    }

    /// The drag has ended, dropped or not: what has waited is applied.
    private func finish() {
      session = nil
      unmark()
      release()
    }

    /// The list goes: what is dragged out of it is let go, and what is held over it is not any more.
    func cancel() {
      leave()
      // GTK would go on telling a source that is freed with its list.
      if session != nil, let source { gtk_drag_source_drag_cancel(source) }
    }

    /// Updates wait no longer: what has waited is applied.
    func release() {
      guard isHeld else { return }
      isHeld = false
      host?.driver?.flush()
    }

    // MARK: Onto the list

    /// What a drop at a place would do.
    enum Effect {
      /// The row that is dragged goes to a place.
      case move(RowID, to: DropPlace)
      /// A row takes what is dragged.
      case hand(to: RowID)
      /// A section takes it, between two rows.
      case insert(at: DropPlace)
    }

    /// - Parameter takes: Whether a target of a type is one for what is dragged; for what is known
    ///   already its second argument tells.
    func effect(
      at x: Double, _ y: Double,
      takes: (any Sendable.Type, @Sendable (any Sendable) -> Bool) -> Bool
    ) -> Effect? {
      guard let host, host.isServed, let driver = host.driver else { return nil }
      let place = DropPlace(host, x, y)
      let session = DragSession.current
      let taker = place.row.flatMap { id in
        id != session?.id
          && driver.dropTargets(of: id).contains { takes($0.type, $0.accepts) } ? id : nil
      }
      // The middle of a row that takes the value is for that, its edges are for what is between rows.
      if let taker, place.isInMiddle { return .hand(to: taker) }
      if let session, session.mayMove(in: host),
        let proposed = place.place(of: session.id, in: driver.table),
        driver.target(of: session.id, over: proposed) != nil
      {
        return .move(session.id, to: place)
      }
      if let gap = place.place(of: nil, in: driver.table),
        driver.dropTargets(in: gap.section).contains(where: { takes($0.type, $0.accepts) })
      {
        return .insert(at: place)
      }
      return taker.map(Effect.hand)
    }

    private func effect(at x: Double, _ y: Double, _ values: [Forms]) -> Effect? {
      effect(at: x, y) { _, accepts in values.contains { $0.contains(where: accepts) } }
    }

    private func hover(_ x: Double, _ y: Double) -> GdkDragAction {
      held = HeldDrag(at: x, y, in: host, mayFollow: true)
      let values = values(dropTarget.flatMap { gtk_drop_target_get_value($0) })
      if let effect = effect(at: x, y, values) { return show(effect) }
      unmark()
      return .none
    }

    /// Shows where a drop would go.
    func show(_ effect: Effect) -> GdkDragAction {
      switch effect {
      case .move(let id, let place):
        markPlace(of: id, at: place)
        return GDK_ACTION_MOVE
      case .insert(let place):
        markPlace(of: nil, at: place)
        return GDK_ACTION_COPY
      case .hand(let id):
        mark(id, .into)
        return GDK_ACTION_COPY
      }
    }

    private func drop(_ value: UnsafePointer<GValue>?, _ x: Double, _ y: Double) -> Bool {
      let isStale = isStale(x, y)
      leave()
      let values = values(value)
      guard !isStale, let effect = effect(at: x, y, values) else { return false }
      // What has waited comes first: the rows may have left meanwhile.
      DragSession.current?.host?.drags.release()
      return apply(effect, values)
    }

    /// Does what a drop does.
    ///
    /// - Returns: Whether anything was taken.
    func apply(_ effect: Effect, _ values: [Forms]) -> Bool {
      guard let driver = host?.driver else { return false }
      switch effect {
      case .move(let id, let place):
        guard let target = place.place(of: id, in: driver.table), driver.move(id, to: target) else {
          return false
        }
        driver.flush()
        host?.reveal(id, focus: true)
        return true
      case .insert(let place):
        guard let gap = place.place(of: nil, in: driver.table) else { return false }
        var index = gap.index
        for value in values
        where value.contains(where: {
          driver.drop($0, at: RowPlace(section: gap.section, index: index))
        }) { index += 1 }
        return index > gap.index
      case .hand(let id):
        return values.reduce(false) { isTaken, value in
          value.contains { driver.drop($0, on: id) } || isTaken
        }
      }
    }

    /// A value in each form that it can be taken in; the first that is taken counts.
    typealias Forms = [any Sendable]

    /// What is dragged: the value of a row of this process, or texts of other programs.
    private func values(_ value: UnsafePointer<GValue>?) -> [Forms] {
      if let session = DragSession.current { return session.value.map { [[$0]] } ?? [] }
      guard let value else { return [] }
      if value.pointee.g_type == gdk_file_list_get_type() {
        return addresses(g_value_get_boxed(value).map { OpaquePointer($0) }).map(forms)
      }
      guard value.pointee.g_type == GType.string, let text = g_value_get_string(value) else {
        return []
      }
      return [forms(String(cString: text))]
    }

    /// A text may be an address.
    private func forms(_ text: String) -> Forms {
      guard let url = URL(string: text), url.scheme != nil else { return [text] }
      return [text, url]
    }

    /// The addresses of files of another program.
    private func addresses(_ list: OpaquePointer?) -> [String] {
      guard let list else { return [] }
      let files = gdk_file_list_get_files(list)
      defer { g_slist_free(files) }
      return sequence(first: files, next: { $0?.pointee.next }).prefix { $0 != nil }.compactMap {
        guard let text = g_file_get_uri($0?.pointee.data.map { OpaquePointer($0) }) else {
          return nil
        }
        defer { g_free(text) }
        return String(cString: text)
      }
    }

    // MARK: Rows that change under it

    /// Rows have come, gone or moved.
    func rowsChanged() { held?.isChanged = true }

    /// The list is laid out: what is held over it may be over another row. That takes it if the list
    /// was scrolled; a row that has come by itself does only after the person has moved on.
    func follow() {
      guard let held else { return }
      if isStale(held.x, held.y) { return unmark() }
      if held.mayFollow { _ = hover(held.x, held.y) }
    }

    /// Whether what is at a place now is not what the person has brought the drag to.
    func isStale(_ x: Double, _ y: Double) -> Bool {
      guard let held else { return false }
      return held.isChanged && host?.cell(at: x, y)?.id != held.line
    }

    /// Nothing is held over the list any more.
    func leave() {
      held = nil
      unmark()
    }

    // MARK: The mark

    /// - Parameter id: The row that goes to the place; `nil` for one that is yet to come.
    private func markPlace(of id: RowID?, at place: DropPlace) {
      guard let driver = host?.driver, let proposed = place.place(of: id, in: driver.table) else {
        return unmark()
      }
      let target = id.flatMap { driver.target(of: $0, over: proposed) } ?? proposed
      let (neighbour, isBelow) = DropPlace.neighbour(of: target, moving: id, in: driver.table)
      guard let neighbour else { return unmark() }
      mark(neighbour, isBelow ? .below : .above)
    }

    private func mark(_ id: RowID, _ style: DropStyle) {
      guard let row = host?.cells.cell(of: id)?.rowWidget else { return unmark() }
      if let marked, marked.row == row, marked.style == style { return }
      unmark()
      g_object_ref(row.raw)
      gtk_widget_add_css_class(row, style.rawValue)
      marked = (row, style)
    }

    func unmark() {
      guard let (row, style) = marked else { return }
      marked = nil
      gtk_widget_remove_css_class(row, style.rawValue)
      g_object_unref(row.raw)
    }
  }
#endif
