#if GTK
  import CGTK
  import XCTest

  @testable import RosterGTK

  /// A desktop on the session bus of the tests that says whether it is dark.
  @MainActor final class MockPortal {
    /// What is answered: 1 is dark, 2 light, 0 neither.
    private(set) var scheme: guint32
    /// How often it was asked.
    private(set) var questions = 0
    private let bus: OpaquePointer
    private var object: guint = 0
    private var owner: guint = 0

    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let description = """
      <node><interface name="org.freedesktop.portal.Settings">
        <method name="Read">
          <arg type="s" direction="in"/><arg type="s" direction="in"/>
          <arg type="v" direction="out"/>
        </method>
        <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
      </interface></node>
      """

    /// - Returns: `nil` where there is no session bus.
    init?(scheme: guint32) {
      guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil),
        let node = g_dbus_node_info_new_for_xml(Self.description, nil)
      else { return nil }
      self.bus = bus
      self.scheme = scheme
      var table = GDBusInterfaceVTable()
      table.method_call = { _, _, _, _, _, _, invocation, data in
        onMain((invocation, data!)) { invocation, data in
          let portal = Unmanaged<MockPortal>.fromOpaque(data).takeUnretainedValue()
          portal.questions += 1
          var answer: OpaquePointer? = g_variant_new_variant(portal.value)
          g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&answer, 1))
        }
      }
      object = g_dbus_connection_register_object(
        bus, Self.path, node.pointee.interfaces[0], &table,
        Unmanaged.passUnretained(self).toOpaque(), nil, nil)
      g_dbus_node_info_unref(node)
      var isOwner = false
      withUnsafeMutablePointer(to: &isOwner) { flag in
        owner = g_bus_own_name_on_connection(
          bus, "org.freedesktop.portal.Desktop", GBusNameOwnerFlags(rawValue: 0),
          // The flag that is handed over in this call.
          { _, _, data in data!.assumingMemoryBound(to: Bool.self).pointee = true }, nil, flag,
          nil)
        settle("the name on the bus") { flag.pointee }
      }
    }

    /// The value as the portal wraps it.
    private var value: OpaquePointer { g_variant_new_variant(g_variant_new_uint32(scheme)) }

    /// The desktop changes.
    func change(to scheme: guint32) {
      self.scheme = scheme
      tell("org.freedesktop.appearance", "color-scheme", g_variant_new_uint32(scheme))
    }

    /// Tells of any setting.
    func tell(_ space: String, _ key: String, _ value: OpaquePointer) {
      var parts: [OpaquePointer?] = [
        g_variant_new_string(space), g_variant_new_string(key), g_variant_new_variant(value),
      ]
      g_dbus_connection_emit_signal(
        bus, nil, Self.path, Self.interface, "SettingChanged", g_variant_new_tuple(&parts, 3), nil)
    }

    /// Leaves the bus.
    func end() {
      g_bus_unown_name(owner)
      g_dbus_connection_unregister_object(bus, object)
      g_object_unref(bus.raw)
    }
  }
#endif
