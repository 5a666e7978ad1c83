#if GTK
  import CGTK
  import Roster

  /// Keeps the first row in view that survives a change where it is on the screen, and scrolls to rows.
  ///
  /// GTK keeps a row of its own choosing in place. Where that is another one, or has left, the difference
  /// shows after GTK's layout, and is taken off the scroll position before anything is drawn: be it that
  /// rows come and go, that they grow, or that the view has another size.
  @MainActor final class PlaceKeeper {
    weak var host: GTKHost?
    let listView: WidgetPointer
    /// What was in view at the last layout, and where it has to be after the next.
    private(set) var remembered: ViewPlace?
    /// Whether there was a layout since the list is on the screen.
    private var isSteady = false
    /// Whether the next layout shows another place, since GTK was told to.
    private var isSent = false
    /// What has to be where after the next layout.
    private var goal: PlaceGoal?
    /// Whether that is where a person was sent, rather than where they were.
    private var isWish = false
    private var passes = 0
    /// Whether GTK has laid out so often in this frame that it does so no more.
    private var isOverdue = false
    /// Whether GTK was told of rows that it has not laid out yet.
    private var isStale = false
    /// What was in view when the list was last taken off the screen.
    private(set) var last = ViewPlace()
    let frames = FrameWatch()

    /// So often a layout is corrected before it is left as it is.
    private static let mostPasses = 5

    init(_ listView: WidgetPointer) {
      self.listView = listView
      connect(listView.raw, "realize") { [weak self] in self?.watch() }
      connect(listView.raw, "unrealize") { [weak self] in self?.frames.stop() }
      connect(listView.raw, "map") { [weak self] in self?.comeBack() }
      connect(listView.raw, "unmap") { [weak self] in self?.leaveScreen() }
    }

    /// Begins to follow the frames of the window that the list is in now.
    private func watch() {
      guard let clock = gtk_widget_get_frame_clock(listView), let adjustment else { return }
      frames.start(clock, adjustment)
      frames.didBegin = { [weak self] in self?.didBegin() }
      frames.didLayOut = { [weak self] in self?.didLayOut(isLast: $0 >= FrameWatch.mostLayouts) }
      frames.didEnd = { [weak self] in self?.goOn() }
      frames.didScroll = { [weak self] in self?.scrolled(by: $0) }
    }

    private func didBegin() {
      host?.cells.forgetSizes()
      if isSteady, isMapped { remember() }
    }

    /// A layout is done, which is drawn unless there is another in this frame.
    private func didLayOut(isLast: Bool) {
      if isMapped { setStale(false) }
      // Whatever would ask for a further layout waits until the frame is drawn.
      isOverdue = isLast
      if isLast { return }
      host?.cells.laidOut()
      settle()
      if goal == nil { tell() }
    }

    /// The rows are where they will be drawn.
    private func tell() {
      host?.display.update()
      host?.popover.follow()
      host?.drags.follow()
    }

    // MARK: The screen

    /// The list is about to lose its rows.
    func leave() { last = current }

    /// The list is taken off the screen.
    private func leaveScreen() {
      last = remembered ?? place
      isSteady = false
    }

    /// The list is on the screen again. Meanwhile its rows may have grown, or its window.
    private func comeBack() {
      guard goal == nil, last.isFilled else { return }
      remember()
      keep()
    }

    // MARK: Changes

    /// GTK is told of rows that come or go.
    func rowsChange() { setStale(true) }

    /// Until new rows are laid out GTK believes that they have no height, looks for the row that is scrolled
    /// to beyond the end, and complains. So it hears of no scrolling meanwhile, which is made up for after
    /// the layout.
    private func setStale(_ isStale: Bool) {
      guard isStale != self.isStale, let adjustment else { return }
      self.isStale = isStale
      let change = isStale ? g_signal_handlers_block_matched : g_signal_handlers_unblock_matched
      _ = change(
        UnsafeMutableRawPointer(adjustment), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, listView.raw)
    }

    /// Before a change: what is in view. Between two layouts the first answer holds.
    private func remember() {
      if remembered == nil { remembered = current }
    }

    /// Before an update: what is in view, and what becomes of it.
    func follow(_ stage: UpdateStage) {
      remember()
      remembered?.follow(stage)
    }

    /// After an update: what has to stay.
    func keep() {
      guard let table = host?.driver?.table else { return }
      // Where a person was just sent counts for more than where they were.
      if let goal, isWish, goal.row.map({ table.line(of: $0) != nil }) ?? true { return }
      if let goal = lasting(in: table) { aim(goal) } else if goal?.row != nil { goal = nil }
    }

    /// Gives a row the focus, which GTK shows then, and stays where the list was before it left its window.
    func staying(_ body: () -> Void) {
      guard goal == nil, isLaidOut, last.isFilled else { return body() }
      remember()
      body()
      keep()
    }

    /// What has to be where after a layout, from what was in view before it.
    private func lasting(in table: TableSnapshot) -> PlaceGoal? {
      guard let host, let place = remembered else { return nil }
      if host.followsEnd, place.isAtEnd, place.isFilled { return .end }
      if host.topPolicy == .showNew, place.isAtStart { return .start }
      return place.survivor(in: table).map(PlaceGoal.line) ?? place.remainder
    }

    /// After everything was shown from scratch: what has to be where it was.
    func restore(_ anchor: Anchor?) {
      end()
      guard let host, let table = host.driver?.table else { return }
      var place = last
      if let anchor, table.line(of: anchor.row) != nil {
        let line = ViewPlace.Line(id: anchor.row, top: anchor.offset, height: 0)
        place = ViewPlace(lines: [line], isAtStart: false, isFilled: true)
      }
      remembered = place
      guard let goal = lasting(in: table) else { return end() }
      if let position = goal.row.flatMap(host.model.position) { bringIn(position) }
      aim(goal)
    }

    // MARK: Scrolling

    /// Scrolls to a row, be it far away.
    func scroll(to id: RowID, _ position: ScrollPosition) {
      guard let host, let line = host.model.position(of: id) else { return }
      if host.cells.cell(of: id).flatMap(span) == nil { bringIn(line) }
      aim(.row(id, position), isWish: true)
    }

    /// Scrolls to an end, with what stands beyond the rows there.
    func scroll(toEnd: Bool) {
      aim(toEnd ? .end : .start, isWish: true)
    }

    /// Whether GTK knows how high the view is. If it is made to scroll before, it takes no notice of where
    /// it is scrolled next (GTK 4.8).
    var isLaidOut: Bool { adjustment.map { gtk_adjustment_get_page_size($0) > 0 } ?? false }

    /// Lets GTK scroll to a position, be it far away. Before the first layout that is left to the goal.
    func bringIn(_ position: Int) {
      guard isLaidOut else { return }
      isSent = true
      gtk_widget_activate_action_variant(
        listView, "list.scroll-to-item", g_variant_new_uint32(guint32(position)))
    }

    /// GTK has been told to show a row, as it is when one is given the focus: what was in view is not kept.
    func isSentByGTK() { isSent = true }

    private func aim(_ goal: PlaceGoal, isWish: Bool = false) {
      self.goal = goal
      self.isWish = isWish
      passes = 0
      gtk_widget_queue_allocate(listView)
    }

    /// A person, or whoever acts for them, scrolled: what has to stay goes along while it is in view.
    private func scrolled(by distance: Double) {
      remembered?.move(by: -distance, in: Double(gtk_widget_get_height(listView)))
      if goal != nil {
        goal = nil
        keep()
      }
      if goal == nil, isStale, let adjustment {
        let value = gtk_adjustment_get_value(adjustment)
        aim(value < end(of: adjustment) - 0.5 ? .offset(value) : .end)
      }
    }

    /// After a layout: corrects the scroll position, before anything is drawn.
    private func settle() {
      // What is out of sight is not laid out.
      guard isMapped else { return }
      let (wasSent, wasSteady) = (isSent, isSteady)
      isSent = false
      isSteady = true
      if goal == nil, wasSteady, !wasSent, let table = host?.driver?.table {
        // Rows may have grown by themselves, or the view may have another size.
        goal = lasting(in: table)
        isWish = false
        passes = 0
      }
      guard let goal, let adjustment else {
        remembered = nil
        return
      }
      passes += 1
      // What GTK finds at a position may be of other heights than it has guessed.
      if case .offset = goal, passes > 1 { return end() }
      let value = gtk_adjustment_get_value(adjustment)
      guard passes <= Self.mostPasses, let wanted = wanted(goal, value, adjustment) else {
        return end()
      }
      if !wanted.isInView { return }
      if abs(wanted.value - value) < 0.5 { return end() }
      gtk_adjustment_set_value(adjustment, wanted.value)
      // At either end there is nothing to scroll.
      if gtk_adjustment_get_value(adjustment) == value { end() }
    }

    /// After a frame: what is still to be done is for the next.
    private func goOn() {
      if isOverdue {
        isOverdue = false
        host?.cells.laidOut()
        tell()
      }
      if goal != nil, isMapped { gtk_widget_queue_allocate(listView) }
    }

    private func end() {
      goal = nil
      remembered = nil
    }

    /// The scroll position at which a goal is reached; `nil` if it cannot be.
    private func wanted(
      _ goal: PlaceGoal, _ value: Double, _ adjustment: UnsafeMutablePointer<GtkAdjustment>
    ) -> (value: Double, isInView: Bool)? {
      switch goal {
      case .start: return (0, true)
      case .end: return (end(of: adjustment), true)
      case .offset(let offset): return (min(offset, end(of: adjustment)), true)
      case .line, .row:
        guard let host, let id = goal.row, let position = host.model.position(of: id) else {
          return nil
        }
        guard let span = host.cells.cell(of: id).flatMap(span) else {
          // It is laid out once GTK has come near.
          bringIn(position)
          return (value, false)
        }
        let top = goal.top(of: span, in: Double(gtk_widget_get_height(listView)))
        return (value + span.lowerBound - top, true)
      }
    }
  }
#endif
