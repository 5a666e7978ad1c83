import ListTestSupport
import Foundation
import Roster
import RosterUIKit
import Testing

@MainActor @Suite("What cells bring late, or at once")
struct LateCellTests {
  @Test("What is done to a row that is deleted, but still shown, reaches nobody")
  func commitDeleted() {
    let told = Box<[String]>([])
    let store = RecordStore(Letter.self, key: \.key, ["A", "B"].map { Letter($0) })
    let driver = TableDriver {
      TableModel {
        SectionModel("s", rows: store) { letter in
          Row(FieldRow(id: letter.key)).onCommit { told.value.append("\($0.model.id) \($1)") }
            .onEdit { told.value.append("edit \($0.model.id) \($1)") }
            .onActivate { told.value.append("select \($0.model.id)") }
            .onHighlight { told.value.append("press \($0.model.id) \($1)") }
            .onDelete { told.value.append("delete \($0.model.id)") }
        }
      }
    }
    let screen = Screen(driver)
    screen.type("x", into: IndexPath(0, 0))
    #expect(told.value == ["edit A x"])
    _ = screen.person.swipe(IndexPath(0, 1), .trailing)
    store.remove("A")
    driver.flush()
    #expect(screen.titles.count == 2)
    screen.endTyping(IndexPath(0, 0))
    screen.person.tap(IndexPath(0, 0))
    #expect(told.value == ["edit A x"])
    screen.person.closeSwipe()
    driver.flush()
    screen.person.tap(IndexPath(0, 0))
    #expect(told.value == ["edit A x", "press B true", "press B false", "select B"])
    #expect(screen.refusals.isEmpty)
  }

  @Test("A picture that comes late for an address that the row no longer has is dropped")
  func latePicture() throws {
    let address = Box("A")
    let driver = TableDriver {
      TableModel { SectionModel("s", rows: [AddressRow(id: "1", address: address.value)]) }
    }
    let screen = Screen(driver, attached: false)
    let loads = Box<[String: (Picture) -> Void]>([:])
    screen.attachLoading { address, deliver in loads.value[address] = deliver }
    address.value = "B"
    driver.apply()
    let cell = try #require(screen.cell(0, 0))
    let deliverB = try #require(loads.value["B"])
    deliverB("B")
    #expect(screen.picture(cell) == "B")
    let deliverA = try #require(loads.value["A"])
    deliverA("A")
    #expect(screen.picture(cell) == "B")
  }

  @Test(
    "A picture that is there at once is shown, and asked for once while the address is the same")
  func pictureAtOnce() throws {
    let title = Box("t")
    let driver = TableDriver {
      TableModel {
        SectionModel("s", rows: [AddressRow(id: "1", address: "A", title: title.value)])
      }
    }
    let screen = Screen(driver, attached: false)
    let asked = Box(0)
    screen.attachLoading { address, deliver in
      asked.value += 1
      deliver(address)
    }
    let cell = try #require(screen.cell(0, 0))
    #expect(screen.picture(cell) == "A")
    title.value = "u"
    driver.apply()
    #expect(screen.titles == ["u"])
    #expect(screen.picture(cell) == "A")
    #expect(asked.value == 1)
  }
}

private struct FieldRow: RowModel {
  let id: String
  var content: RowContent { .field("Name", text: id) }
}

private struct AddressRow: RowModel {
  let id: String
  var address: String
  var title = ""
  var content: RowContent { RowContent(title: title, image: .remote(address)) }
}
