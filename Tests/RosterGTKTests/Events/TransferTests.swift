#if GTK
  import Foundation
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Values that go from program to program.
  final class TransferTests: GTKTestCase {
    private struct Card: TransferValue, Equatable {
      static let transferType = "com.example.card"
      var name: String
      var number: Int
    }

    private struct Picture: TransferValue {
      static let transferType = "image/x-example"
    }

    private struct Nameless: TransferValue {
      static let transferType = ""
    }

    private struct Odd: TransferValue {
      static let transferType = "two words\n"
    }

    private struct Infinite: TransferValue {
      static let transferType = "com.example.infinite"
      var number = Double.infinity
    }

    func testATypeHasAMimeTypeOfItsOwn() {
      onScreen {
        XCTAssertEqual(
          [Card.self, Picture.self, Nameless.self, Odd.self, String.self].map {
            Transfer.mimeType($0)
          }, ["application/vnd.com.example.card+json", "image/x-example", nil, nil, nil])
        XCTAssertNil(Transfer.provider(of: nil))
        XCTAssertNil(Transfer.provider(of: 7))
        XCTAssertNil(Transfer.provider(of: Odd()))
        let reported = Guarded([String]())
        Diagnostics.withHandler({ problem in reported.withLock { $0.append(problem.cause.rawValue) }
        }) {
          XCTAssertNil(Transfer.provider(of: Infinite()))
        }
        XCTAssertEqual(reported.withLock { $0 }, ["transfer-value"])
      }
    }

    func testARowHandsItsValueToOtherPrograms() {
      onScreen {
        let rows = EventList(["a"]) { row, _ in row.onDrag { _ in Card(name: "a", number: 1) } }
        let list = ListWindow(rows.driver)
        defer { list.close() }
        let value = rows.driver.dragItem(of: rows.id("a"))
        let session = DragSession(list.host, rows.id("a"), value: value)
        let content = session.content!
        defer { g_object_unref(UnsafeMutableRawPointer(content)) }
        let formats = gdk_content_provider_ref_formats(content)!
        defer { gdk_content_formats_unref(formats) }
        XCTAssertTrue(Transfer.isOffered(Card.self, in: formats))
        XCTAssertFalse(Transfer.isOffered(Picture.self, in: formats))
        XCTAssertNotEqual(gdk_content_formats_contain_gtype(formats, GType.string), 0)
      }
    }

    func testAValueOfAnotherProgramIsDropped() {
      onScreen {
        let rows = EventList(["source", "text", "card"]) { row, list in
          let name = row.model.id
          switch name {
          case "text": return row.onDrop(of: String.self) { list.note("text \($1)") }
          case "card":
            return row.onDrop(of: Picture.self) { _, _ in list.note("a picture") }
              .onDrop(of: Card.self) { list.note("\($1.name) \($1.number) on \(name)") }
          default: return row
          }
        }
        rows.onDrop = { list, name, index in list.note("\(name) at \(index)") }
        let list = ListWindow(rows.driver)
        defer { list.close() }
        let person = Person(list)
        // A widget that knows nothing of rows.
        let sent = GtkSource(list.host.cells.cell(of: rows.id("source"))!.frame.widget)
        sent.content = Transfer.provider(of: Card(name: "Ada", number: 7))
        person.drag(rows.id("source"), to: rows.id("card"), 0.5)
        settle("the drop") { !rows.log.isEmpty }
        XCTAssertEqual(rows.take(), ["Ada 7 on card"])
        // Nobody else takes a card.
        person.drag(rows.id("source"), to: rows.id("text"), 0.5)
        list.waitForFrames(5)
        XCTAssertEqual(rows.take(), [])
        // What is not what it is said to be.
        let reported = Guarded([String]())
        Diagnostics.setHandler { problem in reported.withLock { $0.append(problem.cause.rawValue) }
        }
        defer { Diagnostics.setHandler(nil) }
        let bytes = g_bytes_new("[1]", 3)
        sent.content = gdk_content_provider_new_for_bytes(Transfer.mimeType(Card.self), bytes)
        g_bytes_unref(bytes)
        person.drag(rows.id("source"), to: rows.id("card"), 0.5)
        settle("the report") { reported.withLock { $0 } == ["transfer-value"] }
        XCTAssertEqual(rows.take(), [])
        // Texts are dropped as before.
        var text = GValue(text: "Hello")
        sent.content = gdk_content_provider_new_for_value(&text)
        g_value_unset(&text)
        person.drag(rows.id("source"), to: rows.id("text"), 0.5)
        settle("the text") { !rows.log.isEmpty }
        XCTAssertEqual(rows.take(), ["text Hello"])
      }
    }

    func testAnAddressIsDroppedAsOne() {
      onScreen {
        let rows = EventList(["source", "address"]) { row, list in
          row.model.id == "source"
            ? row : row.onDrop(of: URL.self) { list.note("\($1.absoluteString)") }
        }
        let list = ListWindow(rows.driver)
        defer { list.close() }
        let person = Person(list)
        let sent = GtkSource(list.host.cells.cell(of: rows.id("source"))!.frame.widget)
        var text = GValue(text: "https://example.org/a?b")
        sent.content = gdk_content_provider_new_for_value(&text)
        g_value_unset(&text)
        person.drag(rows.id("source"), to: rows.id("address"), 0.5)
        settle("the drop") { !rows.log.isEmpty }
        XCTAssertEqual(rows.take(), ["https://example.org/a?b"])
      }
    }
  }

  /// Something to drag that is no row, as from another program.
  @MainActor private final class GtkSource {
    private let source = gtk_drag_source_new()!

    init(_ widget: WidgetPointer) { gtk_widget_add_controller(widget, source) }

    /// What is handed over.
    var content: UnsafeMutablePointer<GdkContentProvider>? {
      didSet {
        gtk_drag_source_set_content(source, content)
        content.map { g_object_unref(UnsafeMutableRawPointer($0)) }
      }
    }
  }
#endif
