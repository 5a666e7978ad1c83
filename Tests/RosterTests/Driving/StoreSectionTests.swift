import Observation
import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("Sections over stores")
struct StoreSectionTests {
  struct Person: Equatable, Sendable {
    var pid: Int
    var name: String
    var note = ""
  }

  struct PersonRow: RowModel {
    let id: Int
    let name: String
    init(_ person: Person) {
      id = person.pid
      name = person.name
    }
    var content: RowContent { .text(name) }
  }

  private func people(_ count: Int) -> [Person] {
    (0..<count).map { Person(pid: $0, name: "P\($0)") }
  }

  @Test("An edit of a store reaches its section alone, without running the table's function")
  func edits() {
    let store = RecordStore(Person.self, key: \.pid, people(3))
    let runs = Box(0)
    let driver = TableDriver {
      runs.value += 1
      return TableModel {
        SectionModel("written") { SampleRow("w") }
        SectionModel("people", rows: store) { PersonRow($0) }
      }
    }
    let host = RecordingHost(driver)
    driver.attach(host)
    let before = runs.value
    store.append(Person(pid: 9, name: "Nine"))
    store.remove(1)
    driver.flush()
    #expect(runs.value == before)
    #expect(host.batches.count == 1)
    #expect(host.batches[0].rowInserts == [at(1, 2)])
    #expect(host.batches[0].rowDeletes == [at(1, 1)])
    #expect(host.shown?.titles == [["w"], ["P0", "P2", "Nine"]])
    #expect(host.violations.isEmpty)
  }

  @Test("Reading a store in the table's function rebuilds the table")
  func reading() async {
    let store = RecordStore(Person.self, key: \.pid, people(1))
    let driver = TableDriver {
      TableModel {
        SectionModel("s", header: "\(store.count) people", rows: store) { PersonRow($0) }
      }
    }
    let host = RecordingHost(driver)
    driver.attach(host)
    store.append(Person(pid: 5, name: "Five"))
    await driver.settled()
    #expect(host.shown?.sections[0].header == "2 people")
  }

  /// The driver of a list that notes which rows are made.
  private func noting(_ store: RecordStore<Person, Int>, _ made: Box<[Int]>) -> TableDriver {
    TableDriver {
      TableModel {
        SectionModel("s", rows: store) { person in
          made.value.append(person.pid)
          return PersonRow(person)
        }
      }
    }
  }

  @Test("Rows are made only for records that are shown; an update refills its row alone")
  func visible() async {
    let store = RecordStore(Person.self, key: \.pid, people(1_000))
    let made = Box<[Int]>([])
    let driver = noting(store, made)
    driver.attach(RecordingHostStub())
    let cells = RecordingCells(driver, count: 5)
    cells.show(from: 500)
    #expect(Set(made.value) == Set(500..<505))
    cells.forgetFills()
    store.update(Person(pid: 502, name: "New"))
    store.update(Person(pid: 700, name: "Unseen"))
    // The row shows no note: it is made and compared, and its cell is left alone.
    store.update(Person(pid: 503, name: "P503", note: "changed"))
    driver.flush()
    #expect(cells.fills.map(\.content.title) == ["New"])
    #expect(Set(made.value) == Set(500..<505))
  }

  @Test("An edit of a store makes the changed rows anew and no others; a changed table makes all")
  func made() {
    let store = RecordStore(Person.self, key: \.pid, people(100))
    let made = Box<[Int]>([])
    let driver = noting(store, made)
    driver.attach(RecordingHostStub())
    let cells = RecordingCells(driver, count: 50)
    cells.show()
    func flushed(_ change: () -> Void) -> [Int] {
      made.value = []
      change()
      driver.flush()
      return made.value
    }
    #expect(flushed { store.insert(Person(pid: 500, name: "New"), at: 0) } == [])
    #expect(flushed { store.update(Person(pid: 7, name: "Seven")) } == [7])
    #expect(flushed { store.remove(at: 1) } == [])
    #expect(flushed { store.move(from: 3, to: 20) }.count <= 1)
    #expect(Set(flushed { driver.setNeedsUpdate() }).isSuperset(of: 1..<40))
    #expect(flushed { store.update(Person(pid: 8, name: "Eight")) } == [8])
    let known = Set(flushed { store.invalidate() })
    #expect(known.isSuperset(of: 1..<40), "a refresh says that nothing is as it was")
  }

  struct PlacedRow: RowModel {
    let id: Int
    var content: RowContent { RowContent(title: "P\(id)", detail: .position) }
  }

  @Test("A row that shows its place is filled again whenever the place differs, and only then")
  func places() {
    let store = RecordStore(Person.self, key: \.pid, people(4))
    let driver = TableDriver {
      TableModel { SectionModel("s", rows: store) { PlacedRow(id: $0.pid) } }
    }
    driver.attach(RecordingHostStub())
    let cells = RecordingCells(driver, count: 4)
    cells.show()
    func flushed(_ change: () -> Void) -> [String] {
      cells.forgetFills()
      change()
      driver.flush()
      return cells.fills.map {
        if case .text(let text)? = $0.content.detail { return text }
        return ""
      }.sorted()
    }
    #expect(flushed { store.update(Person(pid: 2, name: "changed")) } == [])
    #expect(flushed { driver.setNeedsUpdate() } == [])
    #expect(flushed { store.move(from: 0, to: 1) } == ["1 of 4", "2 of 4"])
    #expect(flushed { store.remove(3) } == ["1 of 3", "2 of 3", "3 of 3"])
    #expect(flushed { driver.setNeedsUpdate() } == [])
    #expect(flushed { store.insert(Person(pid: 9, name: "P9"), at: 0) }.count == 3)
  }

  @Test("A record that goes from one section to another is shown as the other shows it")
  func sections() {
    let all = people(3)
    let left = RecordStore(Person.self, key: \.pid, all)
    let right = RecordStore(Person.self, key: \.pid, [])
    let driver = TableDriver {
      TableModel {
        SectionModel("left", rows: left) { PersonRow(Person(pid: $0.pid, name: "L\($0.pid)")) }
        SectionModel("right", rows: right) { PersonRow(Person(pid: $0.pid, name: "R\($0.pid)")) }
      }
    }
    driver.attach(RecordingHostStub())
    let cells = RecordingCells(driver, count: 3)
    cells.show()
    cells.forgetFills()
    left.remove(1)
    right.append(all[1])
    driver.flush()
    #expect(cells.fills.map(\.content.title) == ["R1"])
  }

  final class Shared: Equatable, Sendable {
    let id: Int
    let text = Guarded("old")
    init(_ id: Int) { self.id = id }
    static func == (a: Shared, b: Shared) -> Bool { a === b }
  }

  struct SharedRow: RowModel {
    let object: Shared
    var id: Int { object.id }
    var content: RowContent { .text(object.text.withLock { $0 }) }
  }

  @Test("The same object changed in place and posted as an update refills its row")
  func objects() {
    let objects = [Shared(1), Shared(2)]
    let center = ChangeCenter()
    let store = RecordStore(Shared.self, key: \.id, objects)
    store.follow(center)
    let driver = TableDriver {
      TableModel { SectionModel("s", rows: store) { SharedRow(object: $0) } }
    }
    driver.attach(RecordingHostStub())
    let cells = RecordingCells(driver, count: 2)
    cells.show()
    cells.forgetFills()
    objects[1].text.withLock { $0 = "new" }
    center.post(.update(objects[1]))
    driver.flush()
    #expect(cells.fills.map(\.content.title) == ["new"])
    cells.forgetFills()
    center.post(.invalidate(Shared.self))
    driver.flush()
    #expect(cells.fills.map(\.cell).sorted() == [0, 1])
  }

  @Test("Choosing a row tells the store which record is opened, and the context brings the record")
  func opened() {
    let store = RecordStore(Person.self, key: \.pid, people(3))
    let chosen = Box<[Person?]>([])
    let driver = TableDriver {
      TableModel {
        SectionModel("s", rows: store) { person in
          Row(PersonRow(person)).onActivate { chosen.value.append($0.record(as: Person.self)) }
        }
      }
    }
    driver.attach(RecordingHostStub())
    let heard = Box<[Int?]>([])
    store.onChange { heard.value.append($0.opened?.position) }
    driver.open(RowID(Person.self, 2))
    #expect(chosen.value == [Person(pid: 2, name: "P2")])
    #expect(store.opened == 2)
    store.remove(0)
    #expect(heard.value == [1])
  }

  @Test("A place in an older table is found although the store has moved on")
  func olderPlaces() {
    let store = RecordStore(Person.self, key: \.pid, people(50))
    let old = StoreRows(store) { AnyRow(PersonRow($0)) }
    store.remove(10)
    store.move(20, to: 0)
    store.insert(Person(pid: 99, name: "New"), at: 3)
    for index in 0..<50 { #expect(old.index(of: old.id(at: index)) == index) }
    #expect(old.index(of: RowID(Person.self, 99)) == nil)
  }

  @Test("A place in an older table is found although the store was filled anew")
  func placesBeforeRefill() {
    let store = RecordStore(Person.self, key: \.pid, people(50))
    let old = StoreRows(store) { AnyRow(PersonRow($0)) }
    store.replaceAll(with: (20..<90).reversed().map { Person(pid: $0, name: "New") })
    for index in 0..<50 { #expect(old.index(of: old.id(at: index)) == index) }
    #expect(old.index(of: RowID(Person.self, 60)) == nil)
  }
}
