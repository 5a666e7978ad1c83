import Observation
import Roster

/// Things to do. The list follows them: nothing here says which row to change.
@MainActor @Observable final class TaskList {
  /// One thing to do.
  struct Item: Hashable {
    var title: String
    var isDone = false
  }

  private(set) var items = [
    Item(title: "Write the letter"), Item(title: "Buy flour", isDone: true),
    Item(title: "Call Ada"),
  ]
  @ObservationIgnored private(set) lazy var driver = TableDriver(self) { $0.table }

  /// What is shown.
  var table: TableModel {
    TableModel {
      SectionModel("tasks", header: "\(items.count { !$0.isDone }) to do") {
        for (index, item) in items.enumerated() {
          Row(item.title) { RowContent.toggle(item.title, isOn: item.isDone) }
            .onToggle(with: self) { list, _, isOn in list.items[index].isDone = isOn }
        }
      }
    }
  }
}
