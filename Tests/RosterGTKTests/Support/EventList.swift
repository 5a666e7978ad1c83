#if GTK
  import Observation
  import Roster
  import XCTest

  @testable import RosterGTK

  /// A list of names whose rows write down what they are told.
  @MainActor @Observable final class EventList {
    var names: [String]
    var mode: SelectionMode = .none
    /// Changes the row of each name.
    @ObservationIgnored var dress: (Row<NameRow>, EventList) -> Row<NameRow>
    /// Takes what is dropped between rows.
    @ObservationIgnored var onDrop: ((EventList, String, Int) -> Void)?
    @ObservationIgnored var log: [String] = []
    @ObservationIgnored private(set) lazy var driver = TableDriver(self) { $0.table }

    init(
      _ names: [String],
      _ dress: @escaping (Row<NameRow>, EventList) -> Row<NameRow> = { row, _ in row }
    ) {
      self.names = names
      self.dress = dress
    }

    convenience init(
      count: Int, _ dress: @escaping (Row<NameRow>, EventList) -> Row<NameRow> = { row, _ in row }
    ) {
      self.init((0..<count).map { "r\($0)" }, dress)
    }

    private var table: TableModel {
      let (names, dress) = (names, dress)
      return TableModel {
        SectionModel("s", header: "The names") {
          for name in names { dress(Row(NameRow(name)), self) }
        }.onDrop(of: String.self, with: self) { list, name, index in
          list.onDrop?(list, name, index)
        }
      }.selection(mode) { [weak self] selection in
        self?.note("selected \(self?.selected.joined(separator: " ") ?? "")")
      }
    }

    func note(_ line: String) { log.append(line) }

    /// What was written down since the last time.
    func take() -> [String] {
      defer { log = [] }
      return log
    }

    /// The names of the selected rows, in order.
    var selected: [String] { names.filter { driver.isSelected(id($0)) } }

    /// The name of the row that the cursor is on.
    var cursor: String? { names.first { id($0) == driver.cursor } }

    func id(_ name: String) -> RowID { RowID(NameRow.self, name) }
  }

  extension ListWindow {
    /// The row that has the keyboard focus, or one of whose controls has it.
    var focused: RowID? { host.focus.cell?.id }
  }
#endif
