import ListTestSupport
import Observation
import Roster
import RosterUIKit
import UIKit

/// A row whose identity and content a test decides apart from each other.
struct SampleRow: RowModel {
  let id: String
  var text: String

  init(_ id: String, _ text: String? = nil) {
    self.id = id
    self.text = text ?? id
  }

  var content: RowContent { .text(text) }
}

/// A row with a cell of its own.
struct LabelRow: UIKitRow {
  let id: String
  var text: String
  var real = 44.0
  var given = RowHeight.automatic
  var variant = ""

  init(_ id: String, _ text: String? = nil, real: Double = 44, given: RowHeight = .automatic) {
    self.id = id
    self.text = text ?? id
    self.real = real
    self.given = given
  }

  var kind: RowKind { RowKind(Self.self, variant) }
  var height: RowHeight { given }
  var content: RowContent { .text(text) }

  func update(_ cell: LabelCell) {
    cell.shown = text
    cell.height = CGFloat(real)
    cell.fills += 1
  }
}

/// A store of letters on a screen.
@MainActor struct LetterScreen {
  let store: RecordStore<Letter, String>
  let screen: Screen

  init(
    _ letters: [String], center: ChangeCenter? = nil, height: CGFloat = 440, attached: Bool = true,
    selection: SelectionMode = .multiple,
    row: @escaping @MainActor @Sendable (Letter) -> Row<SampleRow> = {
      Row(SampleRow($0.key, $0.text))
    }
  ) {
    let store = RecordStore(Letter.self, key: \.key, letters.map { Letter($0) })
    if let center { store.follow(center) }
    self.store = store
    let driver = TableDriver {
      TableModel { SectionModel("letters", rows: store, row: row) }.selection(selection)
    }
    screen = Screen(driver, height: height, attached: attached)
  }

  func refresh(_ letters: [String]) {
    store.replaceAll(with: letters.map { Letter($0) })
    screen.driver.flush()
  }
}

/// The identity of a sample row.
func sampleID(_ id: String) -> RowID { RowID(SampleRow.self, id) }

/// A value that closures of a table share with a test.
@MainActor final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
