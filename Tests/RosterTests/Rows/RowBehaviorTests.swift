import RosterTesting
import Testing

@testable import Roster

@MainActor private let told = Box<[String]>([])

/// A row model that knows everything it does by itself.
private struct CapableRow: ActivatableRow, DeletableRow, MovableRow, ToggleableRow, EditableRow,
  PrefetchingRow
{
  let id: String
  var content: RowContent { .text(id) }
  var deleteConfirmation: String? { "Delete \(id)" }
  func didActivate(_ row: RowContext<Self>) { told.value.append("select \(row.model.id)") }
  func didDelete(_ row: RowContext<Self>) { told.value.append("delete") }
  func didMove(to place: RowPlace, _ row: RowContext<Self>) {
    told.value.append("move \(place.index)")
  }
  func didToggle(_ isOn: Bool, _ row: RowContext<Self>) { told.value.append("toggle \(isOn)") }
  func didCommit(_ text: String, _ row: RowContext<Self>) { told.value.append("commit \(text)") }
  func prefetch(_ row: RowContext<Self>) { told.value.append("prefetch") }
  func cancelPrefetch(_ row: RowContext<Self>) { told.value.append("cancel") }
}

@MainActor @Suite("Row models carry their own behavior", .serialized)
struct RowBehaviorTests {
  private let id = RowID(CapableRow.self, "a")

  @Test("Each behavior is found without any wrapping")
  func behaviors() {
    told.value = []
    let driver = TableDriver(
      TableModel { SectionModel("s", rows: [CapableRow(id: "a"), CapableRow(id: "b")]) })
    driver.attach(RecordingHostStub())
    driver.open(id)
    #expect(driver.deletion(of: id)?.confirmation == "Delete a")
    driver.delete(id)
    driver.move(id, by: 1)
    driver.toggle(id, isOn: true)
    driver.commit(id, text: "t")
    driver.prefetch(id)
    driver.cancelPrefetch(id)
    #expect(
      told.value == [
        "select a", "delete", "move 1", "toggle true", "commit t", "prefetch", "cancel",
      ])
  }

  @Test("A closure on the row wins over the model's own behavior")
  func closureWins() {
    told.value = []
    let driver = TableDriver(
      TableModel {
        SectionModel("s") {
          Row(CapableRow(id: "a")).onActivate { _ in told.value.append("closure") }
        }
      })
    driver.attach(RecordingHostStub())
    driver.open(id)
    #expect(told.value == ["closure"])
  }

  private enum Tint: RowTrait { typealias Value = String }

  @Test("An app attaches what the package lacks")
  func ownTrait() {
    let row = AnyRow(Row(CapableRow(id: "a")).trait(Tint.self, "red").indentationLevel(-2))
    #expect(row.trait(Tint.self) == "red")
    #expect(row.trait(IndentationTrait.self) == 0)
  }
}
