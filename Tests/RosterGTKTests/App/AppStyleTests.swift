#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Windows that follow the desktop from light to dark and back.
  final class AppStyleTests: GTKTestCase {
    func testTheWindowFollowsTheDesktopWhileItRuns() throws {
      try onScreen {
        guard let portal = MockPortal(scheme: 1) else { throw XCTSkip("There is no session bus.") }
        defer { portal.end() }
        let usual = WindowStyle.isDark
        let test = try AppOnDisplay("Fruit", ["apple"])
        settle("the dark desktop") { WindowStyle.isDark }
        XCTAssertEqual(portal.questions, 1)
        portal.change(to: 2)
        settle("the light desktop") { !WindowStyle.isDark }
        portal.change(to: 1)
        settle("the dark desktop") { WindowStyle.isDark }
        // What a person has chosen counts for more, and the desktop again once they let it.
        test.act("win.style", "light")
        XCTAssertFalse(WindowStyle.isDark)
        portal.change(to: 2)
        portal.change(to: 1)
        settle("the signals") { Self.isIdle() }
        XCTAssertFalse(WindowStyle.isDark)
        test.act("win.style", "system")
        XCTAssertTrue(WindowStyle.isDark)
        // A desktop without a wish, and values that are none.
        portal.change(to: 0)
        settle("the usual style") { WindowStyle.isDark == usual }
        portal.change(to: 1)
        settle("the dark desktop") { WindowStyle.isDark }
        portal.tell("org.freedesktop.appearance", "color-scheme", g_variant_new_string("light"))
        portal.tell("org.freedesktop.appearance", "accent", g_variant_new_uint32(2))
        portal.tell("org.gnome.desktop.interface", "color-scheme", g_variant_new_uint32(2))
        settle("the signals") { Self.isIdle() }
        XCTAssertTrue(WindowStyle.isDark)
        test.app.end(status: 0)
        WindowStyle().scheme = usual ? .dark : .light
      }
    }

    /// Whether all that was sent over the bus has arrived: it goes there and back in order.
    @MainActor private static func isIdle() -> Bool {
      guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return true }
      defer { g_object_unref(bus.raw) }
      let answer = g_dbus_connection_call_sync(
        bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetId", nil,
        nil, G_DBUS_CALL_FLAGS_NONE, 1_000, nil, nil)
      if let answer { g_variant_unref(answer) }
      while g_main_context_iteration(nil, 0) != 0 {}
      return true
    }
  }
#endif
