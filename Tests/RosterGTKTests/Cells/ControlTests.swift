#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  final class ControlTests: GTKTestCase {
    /// What the controls of a row have told.
    @MainActor final class Heard {
      var toggles: [Bool] = []
      var edits: [String] = []
      var commits: [String] = []
      var taps = 0
      var chosen = 0

      func row(_ id: Int, _ content: RowContent) -> Row<ContentRow> {
        Row(ContentRow(id, content))
          .onToggle(with: self) { heard, _, isOn in heard.toggles.append(isOn) }
          .onEdit(with: self) { heard, _, text in heard.edits.append(text) }
          .onCommit(with: self) { heard, _, text in heard.commits.append(text) }
          .onAccessoryTap(with: self) { heard, _ in heard.taps += 1 }
          .onActivate(with: self) { heard, _ in heard.chosen += 1 }
      }
    }

    func testASwitchThatIsSetTellsNothingAndOneThatIsTurnedTellsOnce() {
      onScreen {
        let heard = Heard()
        let screen = Screen([heard.row(0, .toggle("Open", isOn: false))])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        let toggle = list.row(0).first("GtkSwitch")!
        for isOn in [true, false, true] {
          screen.set(0, .toggle("Open", isOn: isOn))
          driver.flush()
          XCTAssertEqual(gtk_switch_get_active(toggle.opaque), isOn ? 1 : 0)
          XCTAssertEqual(gtk_switch_get_state(toggle.opaque), isOn ? 1 : 0)
        }
        XCTAssertEqual(heard.toggles, [])
        gtk_widget_activate(toggle)
        settle("the switch has turned") { heard.toggles == [false] }
        // The data has not followed yet; another change of the row does not turn the switch back.
        screen.set(0, .toggle("Open for you", isOn: true))
        driver.flush()
        XCTAssertEqual(gtk_switch_get_active(toggle.opaque), 0)
        XCTAssertEqual(gtk_switch_get_state(toggle.opaque), 1)
        screen.set(0, .toggle("Open for you", isOn: false))
        driver.flush()
        XCTAssertEqual(gtk_switch_get_state(toggle.opaque), 0)
        XCTAssertEqual(heard.toggles, [false])
      }
    }

    func testASwitchWhoseDataAnswersAtOnce() {
      onScreen {
        let screen = Screen([] as [RowContent])
        screen.rows = [
          Row(ContentRow(0, .toggle("Open", isOn: false)))
            .onToggle(with: screen) { screen, _, isOn in
              screen.set(0, .toggle("Open", isOn: isOn))
            }
        ]
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        let toggle = list.row(0).first("GtkSwitch")!
        for isOn: gboolean in [1, 0, 1, 0] {
          gtk_switch_set_active(toggle.opaque, isOn)
          driver.flush()
          XCTAssertEqual(gtk_switch_get_state(toggle.opaque), isOn)
        }
      }
    }

    func testWhatIsTypedStaysWhileTheRowChanges() {
      onScreen {
        let heard = Heard()
        let screen = Screen([heard.row(0, .field("Price", text: "1"))])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        let field = list.standard(0)!.field!
        XCTAssertEqual(field.text, "1")
        gtk_editable_set_text(field.widget.opaque, "12")
        XCTAssertEqual(heard.edits.last, "12")
        screen.set(0, .field("Price in €", text: "2"))
        driver.flush()
        XCTAssertEqual(field.text, "12")
        XCTAssertEqual(list.row(0).texts, ["Price in €"])
        emit("activate", on: field.widget)
        XCTAssertEqual(heard.commits, ["12"])
        screen.set(0, .field("Price in €", text: "13"))
        driver.flush()
        XCTAssertEqual(field.text, "13")
        XCTAssertEqual(heard.commits, ["12"])
      }
    }

    func testCancelTellsTheFormerTextAndShowsWhatTheDataSays() {
      onScreen {
        let heard = Heard()
        let screen = Screen([heard.row(0, .field("Price", text: "1"))])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        let field = list.standard(0)!.field!
        gtk_editable_set_text(field.widget.opaque, "12")
        screen.set(0, .field("Price", text: "3"))
        driver.flush()
        list.cell(0)!.cancelEditing()
        XCTAssertEqual(field.text, "3")
        XCTAssertEqual(heard.edits.last, "1")
        XCTAssertEqual(heard.commits, [])
      }
    }

    func testLeavingCommitsOnlyWhatHasChanged() {
      onScreen {
        let heard = Heard()
        let screen = Screen([
          heard.row(0, .field("Price", text: "1")), heard.row(1, .field("Name", text: "a")),
        ])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        let first = list.standard(0)!.field!
        let second = list.standard(1)!.field!
        // With no window manager a window is not active, but its focus moves all the same.
        gtk_widget_set_can_focus(list.cell(0)!.frame.widget, 1)
        gtk_widget_set_can_focus(list.cell(1)!.frame.widget, 1)
        gtk_widget_grab_focus(first.widget)
        list.waitForFrames()
        gtk_widget_grab_focus(second.widget)
        list.waitForFrames()
        XCTAssertEqual(heard.commits, [])
        gtk_widget_grab_focus(first.widget)
        gtk_editable_set_text(first.widget.opaque, "12")
        list.waitForFrames()
        gtk_widget_grab_focus(second.widget)
        list.waitForFrames()
        XCTAssertEqual(heard.commits, ["12"])
      }
    }

    func testASecretIsHiddenAndDoesNotStayInTheCell() {
      onScreen {
        let screen = Screen([.field("Password", text: "secret", isSecure: true)])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        let field = list.standard(0)!.field!
        XCTAssertTrue(field.isSecure)
        XCTAssertEqual(Widgets.type(of: field.widget), "GtkPasswordEntry")
        screen.set(0, .text("Gone"))
        driver.flush()
        screen.rows = []
        driver.flush()
        XCTAssertEqual(field.text, "")
      }
    }

    func testButtonsTellTheirRow() {
      onScreen {
        let heard = Heard()
        let screen = Screen([heard.row(0, .text("About").accessory(.info))])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        emit("clicked", on: list.row(0).first("GtkButton")!)
        XCTAssertEqual(heard.taps, 1)
      }
    }

    func testADisabledRowDoesNotReact() {
      onScreen {
        let screen = Screen([.toggle("Open", isOn: false).enabled(false)])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        XCTAssertEqual(gtk_widget_is_sensitive(list.row(0).first("GtkSwitch")!), 0)
        XCTAssertEqual(gtk_widget_is_sensitive(list.cell(0)!.rowWidget!), 1)
      }
    }

    func testAFailureHasAButtonToTryAgain() {
      onScreen {
        let tried = Heard()
        let driver = TableDriver(
          TableModel {}.phase(.failed("No network.")).onRetry { tried.taps += 1 })
        let list = ListWindow(driver)
        defer { list.close() }
        let row = Widgets(list.host.cells.all.first { $0.id != nil }!.frame.widget)
        XCTAssertEqual(row.texts, ["No network.", "Retry"])
        emit("clicked", on: row.first("GtkButton")!)
        XCTAssertEqual(tried.taps, 1)
      }
    }
  }
#endif
