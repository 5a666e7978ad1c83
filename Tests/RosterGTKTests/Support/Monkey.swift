#if GTK
  import CGTK
  import ListTestSupport
  import Roster

  @testable import RosterGTK

  /// Somebody who does to a list whatever comes to mind: scrolls, presses keys, changes the data, the
  /// window and the look, without waiting for what follows.
  @MainActor final class Monkey {
    private var random: SeededRandom
    private let store: RecordStore<Thing, Int>
    private let state = ThingState()
    private let driver: TableDriver
    private(set) var list: ListWindow
    /// What was done so far.
    private(set) var log: [String] = []
    private var nextKey: Int
    private var isHidden = false

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      let count = [0, 1, 2, 20, 204, 205, 206, 500, 3000].randomElement(using: &random)!
      var things: [Thing] = []
      for key in 0..<count { things.append(Thing(key, &random)) }
      nextKey = count
      store = RecordStore(Thing.self, key: \.key, things)
      if random.below(3) == 0 { state.header = nil }
      if random.below(3) == 0 { state.footer = "Foot" }
      driver = TableDriver { [state, store] in state.table(store) }
      list = ListWindow(gtk_window_new(), GTKHost(driver), width: 360, height: 420)
    }

    private var host: GTKHost { list.host }

    /// Does one to three things.
    func act() {
      for _ in 0...random.below(3) {
        switch random.below(4) {
        case 0: scroll()
        case 1: press()
        case 2: changeRows()
        default: changeRest()
        }
      }
    }

    /// Waits until all is done, and tells what is wrong then.
    func faults() -> [String] {
      driver.flush()
      list.waitForFrames(3)
      return list.unseemly
    }

    private func note(_ what: String) { log.append(what) }

    private func scroll() {
      let adjustment = host.place.adjustment
      if random.below(2) == 0 {
        let part = [0, 1, 0.5, Double(random.below(1000)) / 1000].randomElement(using: &random)!
        note("scroll bar \(part)")
        gtk_adjustment_set_value(adjustment, list.upper * part)
      } else {
        let distance = Double(random.below(400) - 200)
        note("wheel \(distance)")
        gtk_adjustment_set_value(adjustment, list.offset + distance)
      }
    }

    private func press() {
      let direction = random.below(2) == 0 ? -1 : 1
      switch random.below(5) {
      case 0:
        note("to an end \(direction)")
        host.jump(toEnd: direction > 0)
      case 1:
        note("page \(direction)")
        host.page(direction)
      case 2:
        note("step \(direction)")
        host.step(direction)
      case 3:
        let place = [ScrollPosition.top, .middle, .bottom, .nearest].randomElement(using: &random)!
        let key = random.below(nextKey)
        note("reveal \(key) \(place)")
        host.reveal(Thing.id(key), focus: direction > 0, at: place)
      default:
        note("select")
        let id = list.visible.randomElement(using: &random)?.id
        if let id { driver.toggleSelection(of: id) }
      }
    }

    // MARK: Data

    private func changeRows() {
      let count = store.count
      let many = [1, 1, 1, 5, 40, 300].randomElement(using: &random)!
      let place = random.below(count)
      switch random.below(5) {
      case 0:
        note("insert \(many) at \(place)")
        var things: [Thing] = []
        for _ in 0..<many {
          things.append(Thing(nextKey, &random))
          nextKey += 1
        }
        store.edit { [things] store in
          for thing in things.reversed() { store.insert(thing, at: min(place, store.count)) }
        }
      case 1:
        note("remove \(many) at \(place)")
        let keys = (place..<min(count, place + many)).compactMap { store[$0]?.key }
        store.edit { store in for key in keys { store.remove(key) } }
      case 2 where count > 0:
        let target = random.below(count)
        note("move \(place) to \(target)")
        store.move(from: place, to: target)
      case 3:
        note("change what is seen")
        for row in list.visible {
          if let key = row.id?.key.base(as: Int.self) { change(store.record(for: key)) }
        }
      default:
        note("change \(place)")
        change(store[place])
      }
    }

    private func change(_ thing: Thing?) {
      guard var thing else { return }
      thing.change(&random)
      store.update(thing)
    }

    // MARK: The rest

    private func changeRest() {
      switch random.below(11) {
      case 0:
        note("collapse")
        state.isCollapsed.toggle()
      case 1:
        note("header")
        state.header = state.header == nil ? "Head" : nil
      case 2:
        note("footer")
        state.footer = state.footer == nil ? "Foot" : nil
      case 3:
        state.mode = [SelectionMode.none, .single, .multiple].randomElement(using: &random)!
        note("mode \(state.mode)")
      case 4:
        let (width, height) = (200 + random.below(500), 60 + random.below(600))
        note("resize \(width) \(height)")
        gtk_window_set_default_size(cast(list.window), gint(width), gint(height))
      case 5:
        host.followsEnd = random.below(2) == 0
        host.topPolicy = random.below(2) == 0 ? .showNew : .keepPlace
        note("follows \(host.followsEnd) \(host.topPolicy)")
      case 6:
        isHidden.toggle()
        note("hidden \(isHidden)")
        gtk_widget_set_visible(host.widget, isHidden ? 0 : 1)
      case 7:
        note("detach, attach")
        driver.detach()
        change(store[random.below(store.count)])
        driver.attach(host)
      case 8:
        let isLeftward = random.below(2) == 0
        note("leftward \(isLeftward)")
        gtk_widget_set_default_direction(isLeftward ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      case 9:
        let count = random.below(6)
        note("extra \(count)")
        var things: [Thing] = []
        for key in 0..<count { things.append(Thing(-1 - key, &random)) }
        state.extra = things.map(\.row)
      default:
        note("another window")
        moveToAnotherWindow()
      }
    }

    private func moveToAnotherWindow() {
      let (old, host) = (list.window, list.host)
      g_object_ref(host.widget.raw)
      gtk_window_set_child(cast(old), nil)
      gtk_window_destroy(cast(old))
      let window = gtk_window_new()!
      gtk_window_set_default_size(cast(window), 360, 420)
      gtk_window_set_child(cast(window), host.widget)
      g_object_unref(host.widget.raw)
      gtk_window_present(cast(window))
      list = ListWindow(host, in: window)
    }
  }
#endif
