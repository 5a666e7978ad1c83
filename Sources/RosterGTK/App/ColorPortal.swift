#if GTK
  import CGTK

  /// Asks the desktop whether it is dark, and hears when that changes.
  ///
  /// Where there is no session bus, or nobody on it who knows, the answer stays `nil`.
  @MainActor final class ColorPortal {
    /// Whether the desktop is dark; `nil` if it does not say.
    private(set) var prefersDark: Bool?
    var onChange: (@MainActor () -> Void)?
    private var bus: OpaquePointer?
    private var subscription: guint = 0

    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let space = "org.freedesktop.appearance"
    private static let key = "color-scheme"

    /// What a call to the bus keeps until it is answered.
    private final class Link {
      weak var portal: ColorPortal?

      init(_ portal: ColorPortal) { self.portal = portal }
    }

    private var link: gpointer { Unmanaged.passRetained(Link(self)).toOpaque() }

    /// Begins to ask. The answer comes later.
    func ask() {
      g_bus_get(
        G_BUS_TYPE_SESSION, nil,
        { _, result, data in
          onMain((result, data!)) { result, data in
            let link = Unmanaged<Link>.fromOpaque(data).takeRetainedValue()
            guard let bus = g_bus_get_finish(result, nil) else { return }
            if let portal = link.portal { portal.begin(bus) } else { g_object_unref(bus.raw) }
          }
        }, link)
    }

    private func begin(_ bus: OpaquePointer) {
      self.bus = bus
      subscription = g_dbus_connection_signal_subscribe(
        bus, Self.name, Self.interface, "SettingChanged", Self.path, Self.space,
        G_DBUS_SIGNAL_FLAGS_NONE,
        { _, _, _, _, _, arguments, data in
          onMain((arguments, data!)) { arguments, data in
            let portal = unretained(Link.self, data).portal
            guard let arguments, portal?.isAbout(arguments) == true else { return }
            portal?.take(g_variant_get_child_value(arguments, 2))
          }
        }, link, { if let data = $0 { Unmanaged<Link>.fromOpaque(data).release() } })
      var arguments = [g_variant_new_string(Self.space), g_variant_new_string(Self.key)]
      g_dbus_connection_call(
        bus, Self.name, Self.path, Self.interface, "Read", g_variant_new_tuple(&arguments, 2),
        nil, G_DBUS_CALL_FLAGS_NONE, 1_000, nil,
        { bus, result, data in
          onMain((bus, result, data!)) { bus, result, data in
            let link = Unmanaged<Link>.fromOpaque(data).takeRetainedValue()
            guard let bus,
              let answer = g_dbus_connection_call_finish(
                OpaquePointer(bus), result, nil)
            else { return }
            link.portal?.take(g_variant_get_child_value(answer, 0))
            g_variant_unref(answer)
          }
        }, link)
    }

    /// Whether a signal is about the colors. Other settings are told of in the same way.
    private func isAbout(_ arguments: OpaquePointer) -> Bool {
      guard g_variant_n_children(arguments) == 3 else { return false }
      let key = g_variant_get_child_value(arguments, 1)!
      defer { g_variant_unref(key) }
      return Self.isOf("s", key) && String(cString: g_variant_get_string(key, nil)) == Self.key
    }

    private static func isOf(_ type: String, _ value: OpaquePointer) -> Bool {
      String(cString: g_variant_get_type_string(value)) == type
    }

    /// Takes an answer, which is a number in one or two wrappings: 1 is dark, 2 light, 0 neither.
    private func take(_ answer: OpaquePointer?) {
      var answer = answer
      while let wrapped = answer, Self.isOf("v", wrapped) {
        answer = g_variant_get_variant(wrapped)
        g_variant_unref(wrapped)
      }
      guard let answer else { return }
      defer { g_variant_unref(answer) }
      guard Self.isOf("u", answer) else { return }
      let number = g_variant_get_uint32(answer)
      let prefersDark: Bool? = number == 1 ? true : number == 2 ? false : nil
      if prefersDark == self.prefersDark { return }
      self.prefersDark = prefersDark
      onChange?()
    }

    isolated deinit {
      guard let bus else { return }
      g_dbus_connection_signal_unsubscribe(bus, subscription)
      g_object_unref(bus.raw)
    }
  }
#endif
