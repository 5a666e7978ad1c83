#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// The menu of a row, opened and chosen from with real keys and clicks.
  final class MenuTests: GTKTestCase {
    func testItemsAreChosenWithTheKeyboard() {
      onScreen {
        let rows = EventList(["a", "b"]) { row, list in
          row.contextMenu { _ in
            RowMenu(
              [
                RowAction("_One & <b>two</b>") { list.note("one \($0.index)") },
                RowAction("Off", isEnabled: false) { _ in list.note("off") },
                RowAction("Three", image: .symbol("edit-copy-symbolic"), isDestructive: true) { _ in
                  list.note("three")
                },
              ], title: "Menu")
          }
          .trailingActions { _ in [RowAction("Behind") { _ in list.note("behind") }] }
          .onDelete { row in list.note("delete \(row.model.id)") }
          .onMove { row, place in list.note("move to \(place.index)") }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.press("Down", "Menu")
        settle("the menu") { list.host.popover.id == rows.id("b") }
        let popover = list.popover
        XCTAssertEqual(
          popover.map(texts)?.filter { !$0.isEmpty },
          [
            "Menu", "_One & <b>two</b>", "Off", "Three", "Behind", Words.current.moveUp,
            Words.current.moveDown, Words.current.delete,
          ])
        person.press("Return")
        settle("what was chosen") { !rows.log.isEmpty }
        XCTAssertEqual(rows.take(), ["one 1"])
        settle("the menu is gone") { list.popover == nil }
        XCTAssertEqual(list.focused, rows.id("b"))
        person.press("Menu")
        settle("the menu") { list.host.popover.id != nil }
        person.press("Down", "Return")
        settle("what was chosen") { !rows.log.isEmpty }
        XCTAssertEqual(rows.take(), ["three"])
        list.close()
      }
    }

    func testWhatAMenuAndAQuestionSayIsNotCutOff() {
      onScreen {
        let rows = EventList(["a"]) { row, list in
          row.contextMenu { _ in
            RowMenu(
              [
                RowAction("Open in another window", image: .symbol("document-open")) { _ in },
                RowAction(String(repeating: "without an end ", count: 20)) { _ in },
              ], title: "What can be done")
          }
          .onDelete(confirmation: "Delete “a” for good") { _ in }
        }
        // The list is narrower than what is said of its row.
        let list = ListWindow(rows.driver, width: 120, height: 300)
        defer { list.close() }
        list.host.openMenu(of: rows.id("a"))
        settle("the menu") { list.popover.map(mapped) == true }
        list.waitForFrames()
        XCTAssertEqual(
          list.popover.map(cutOff), [String(repeating: "without an end ", count: 20)])
        list.host.confirm(rows.id("a"), "Delete “a” for good")
        settle("the question") { list.popover.map(mapped) == true }
        list.waitForFrames()
        XCTAssertEqual(list.popover.map(cutOff), [])
        XCTAssertEqual(
          list.popover.map(texts), [Words.current.cancel, "Delete “a” for good"])
      }
    }

    func testPicturesOfAMenuComeAsTheyAreLoaded() {
      onScreen {
        let loaded = Guarded([RowImage]())
        let pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 2, 2)!
        let texture = gdk_texture_new_for_pixbuf(pixels)!
        let picture = GTKPicture(owning: texture)
        g_object_unref(UnsafeMutableRawPointer(pixels))
        GTKImages.loader = { image in
          loaded.withLock { $0.append(image) }
          if image == .remote("late") { try await Task.sleep(for: .seconds(60)) }
          if image == .file("none") { throw ImageProblem.unreadable }
          return picture
        }
        defer { GTKImages.loader = GTKImages.standardLoader }
        let images: [RowImage] = [
          .remote("a"), .file("b"), .file("none"), .remote("late"), .symbol("edit-copy"),
          .symbol("★"),
        ]
        let rows = EventList(["a"]) { row, _ in
          row.contextMenu { _ in
            RowMenu(images.map { RowAction("\($0)", image: $0) { _ in } })
          }
        }
        let list = ListWindow(rows.driver)
        defer { list.close() }
        list.host.openMenu(of: rows.id("a"))
        @MainActor func shown() -> [String] {
          list.popover.map { popover in
            Widgets(popover).every("GtkImage").map { image in
              gtk_image_get_icon_name(image.opaque).map { String(cString: $0) }
                ?? (gtk_image_get_paintable(image.opaque) == texture ? "picture" : "blank")
            }
          } ?? []
        }
        settle("the pictures") {
          shown() == [
            "picture", "picture", "image-missing-symbolic", "blank", "edit-copy-symbolic",
          ]
        }
        XCTAssertEqual(list.popover.map(texts)?.contains("★"), true)
        XCTAssertEqual(GTKImages.store.loadingCount, 1)
        list.host.popover.close()
        settle("no menu, and nothing more to be loaded for it") {
          list.popover == nil && GTKImages.store.loadingCount == 0
        }
      }
    }

    func testAMenuActsOnItsRowWhereverThatIs() {
      onScreen {
        let rows = EventList(["a", "b", "c"]) { row, list in
          row.contextMenu { row in
            RowMenu([RowAction("Act") { list.note("\(row.model.id) at \($0.index)") }])
          }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.click(rows.id("b"), button: 3)
        settle("the menu") { list.host.popover.id == rows.id("b") }
        rows.names = ["c", "x", "a", "b"]
        rows.driver.flush()
        list.waitForFrames()
        person.press("Return")
        settle("what was chosen") { !rows.log.isEmpty }
        XCTAssertEqual(rows.take(), ["b at 3"])
        list.close()
      }
    }

    func testAMenuClosesWhenItsRowLeaves() {
      onScreen {
        let rows = EventList(["a", "b"]) { row, list in
          row.contextMenu { _ in RowMenu([RowAction("Act") { _ in list.note("act") }]) }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.click(rows.id("b"), button: 3)
        settle("the menu") { list.host.popover.id == rows.id("b") }
        rows.names = ["a"]
        rows.driver.flush()
        settle("no menu") { list.popover == nil }
        person.press("Return")
        XCTAssertEqual(rows.take(), [])
        XCTAssertEqual(list.focused, rows.id("a"))
        list.close()
      }
    }
  }

  @MainActor private func mapped(_ widget: WidgetPointer) -> Bool {
    gtk_widget_get_mapped(widget) != 0
  }

  /// The texts in a widget of which a part is left out.
  @MainActor private func cutOff(in widget: WidgetPointer) -> [String] {
    Widgets(widget).every("GtkLabel")
      .filter { pango_layout_is_ellipsized(gtk_label_get_layout($0.opaque)) != 0 }
      .map { String(cString: gtk_label_get_text($0.opaque)) }
  }

  /// What the labels in a widget say.
  @MainActor private func texts(of widget: WidgetPointer) -> [String] {
    // GTK keeps one tooltip, with the text that it had last, in the surface that the pointer is over.
    if String(cString: gtk_widget_get_css_name(widget)) == "tooltip" { return [] }
    if String(cString: gtk_widget_get_css_name(widget)) == "label" {
      return [String(cString: gtk_label_get_text(widget.opaque))]
    }
    var texts: [String] = []
    var child = gtk_widget_get_first_child(widget)
    while let widget = child {
      texts += RosterGTKTests.texts(of: widget)
      child = gtk_widget_get_next_sibling(widget)
    }
    return texts
  }
#endif
