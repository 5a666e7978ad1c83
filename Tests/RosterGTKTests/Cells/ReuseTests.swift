#if GTK
  import ListTestSupport
  import Roster
  import XCTest

  @testable import RosterGTK

  final class ReuseTests: GTKTestCase {
    /// Whatever a cell has shown before, it looks like a new one.
    func testACellThatIsUsedAgainLooksLikeANewOne() {
      onScreen {
        var random = SeededRandom(seed: 2026)
        let screen = Screen([.text("")])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        for round in 0..<400 {
          let content = Self.content(&random)
          let level = Int.random(in: 0...2, using: &random)
          let row = Row(ContentRow(0, content)).indentationLevel(level)
          screen.rows = [row]
          driver.flush()
          let new = StandardCell(list.host.cells.events)
          g_object_ref_sink(UnsafeMutableRawPointer(new.widget))
          new.fill(AnyRow(row), content, RowSlot())
          let used = Self.look(list.standard(0)!.widget)
          XCTAssertEqual(used, Self.look(new.widget), "round \(round): \(content)")
          g_object_unref(UnsafeMutableRawPointer(new.widget))
        }
      }
    }

    private static func content(_ random: inout SeededRandom) -> RowContent {
      let texts = ["", "a", "two\nlines", "<b>", "a longer text that needs more than a line"]
      func text() -> String { texts.randomElement(using: &random)! }
      let accessories: [RowAccessory] = [
        .none, .disclosure, .checkmark, .info, .toggle(isOn: true), .toggle(isOn: false),
        .badge("7"), .badge(""), .progress(nil), .progress(0.5), .progress(.nan), .progress(7),
        .textField(RowTextField("t", placeholder: "p")),
        .textField(RowTextField("s", isSecure: true)),
      ]
      let images: [RowImage?] = [
        nil, nil, .symbol("★"), .symbol("open-menu"), .symbol("none such"), .symbol(""),
      ]
      let roles: [RowRole] = [.plain, .plain, .prominent, .destructive, .placeholder]
      var content = RowContent(
        title: text(), subtitle: Bool.random(using: &random) ? text() : nil,
        detail: Bool.random(using: &random) ? .text(text()) : nil,
        image: images.randomElement(using: &random)!,
        accessory: accessories.randomElement(using: &random)!,
        role: roles.randomElement(using: &random)!)
      content.titleLines = Int.random(in: -1...3, using: &random)
      content.subtitleLines = Int.random(in: -1...3, using: &random)
      content.isEnabled = Bool.random(using: &random)
      return content
    }

    /// All that can be seen in a cell, in words.
    @MainActor private static func look(_ cell: WidgetPointer) -> [String] {
      let margin = gtk_widget_get_margin_start(cell)
      let orientation = gtk_orientable_get_orientation(OpaquePointer(cell)).rawValue
      let sensitive = gtk_widget_get_sensitive(cell)
      var look = [
        "\(classes(cell)) \(margin) \(orientation) \(sensitive)"
      ]
      for widget in Widgets(cell).all() {
        let type = Widgets.type(of: widget)
        let pointer = OpaquePointer(widget)
        switch type {
        case "GtkLabel":
          let label = String(cString: gtk_label_get_text(pointer))
          look.append(
            "label \(label) \(gtk_label_get_lines(pointer)) \(gtk_label_get_wrap(pointer))"
              + " \(gtk_label_get_xalign(pointer)) \(classes(widget))")
        // What a field or a switch has in itself is its own.
        case "GtkImage"
        where gtk_widget_has_css_class(gtk_widget_get_parent(widget), "roster-cell") == 0:
          break
        case "GtkImage":
          let name = gtk_image_get_icon_name(pointer).map { String(cString: $0) } ?? "none"
          look.append("image \(name) \(gtk_image_get_pixel_size(pointer))")
        case "GtkSwitch":
          look.append(
            "switch \(gtk_switch_get_active(pointer)) \(gtk_switch_get_state(pointer))")
        case "GtkEntry", "GtkPasswordEntry":
          let hexpand = gtk_widget_get_hexpand(widget)
          look.append("\(type) \(String(cString: gtk_editable_get_text(pointer))) \(hexpand)")
        case "GtkProgressBar": look.append("bar \(gtk_progress_bar_get_fraction(pointer))")
        case "GtkSpinner": look.append("spinner \(gtk_spinner_get_spinning(pointer))")
        case "GtkButton": look.append("button \(classes(widget))")
        default: break
        }
      }
      return look
    }

    @MainActor private static func classes(_ widget: WidgetPointer) -> [String] {
      let names = gtk_widget_get_css_classes(widget)
      defer { g_strfreev(names) }
      var all: [String] = []
      var index = 0
      while let name = names?[index] {
        all.append(String(cString: name))
        index += 1
      }
      return all.sorted()
    }
  }
#endif
