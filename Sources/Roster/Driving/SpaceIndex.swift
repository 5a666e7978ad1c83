/// Which sections have which ids of one space, and which of them shows an id that several have: kept from
/// update to update, and told what has entered and left.
///
/// Most spaces have one section, and then nothing is noted. Where several have it, the largest are looked
/// in themselves, as they have an index of their own, so that the second of two huge stores costs nothing.
/// The ids of all others are noted in a table, eight bytes an entry: a section more is no look-up more.
@MainActor final class SpaceIndex {
  /// A section as the index knows it.
  private struct Member {
    let source: any RowSource
    let faults: RowFaults

    /// The ids of a space that the section has, each once.
    func forEachID(of space: RowID.Space, _ body: (RowID) -> Void) {
      var hidden = faults.positions[...]
      for position in 0..<source.count {
        if hidden.first == position {
          hidden.removeFirst()
          continue
        }
        let id = source.id(at: position)
        if id.space == space { body(id) }
      }
    }
  }

  /// An id that several sections have.
  private struct Contest {
    var holders: Set<Int>
    /// The one that comes first in table order.
    var first: Int
  }

  /// So many sections are looked in themselves.
  private static var mostDirect: Int { 4 }

  private let space: RowID.Space
  private var members: [Int: Member] = [:]
  private var rowCount = 0
  /// The sections that are looked in themselves: all of them, as long as there are few.
  private var direct: [Int] = []
  /// The ids of all others that no second section has, each with the number of its section.
  private var table = SlotTable()
  private var contests: [RowID: Contest] = [:]
  /// For each section those of its ids that others have too.
  private var contested: [Int: Set<RowID>] = [:]
  /// Whether contests have changed since it was last said which section comes first.
  private(set) var isUnsettled = false

  init(_ space: RowID.Space) { self.space = space }

  /// Whether no section has the space.
  var isEmpty: Bool { members.isEmpty }
  /// Whether several sections have it, so that the index must hear what enters and leaves.
  var isShared: Bool { members.count > 1 }

  /// Whether several sections have one id.
  var isContested: Bool { !contests.isEmpty }

  // MARK: Whole sections

  /// Adds a section.
  ///
  /// - Complexity: O(*n*) for *n* rows of the section; if it is one of the largest, look-ups for the fewer
  ///   rows of either side.
  func add(_ number: Int, _ source: any RowSource, _ faults: RowFaults) {
    let member = Member(source: source, faults: faults)
    let isDirect = makesRoom(for: source.count)
    if !isDirect || source.count <= rowCount {
      member.forEachID(of: space) { enter($0, number, isDirect: isDirect) }
    } else {
      for (other, known) in members {
        known.forEachID(of: space) { id in
          if source.index(of: id) != nil { contest(id, among: other, number) }
        }
      }
    }
    members[number] = member
    rowCount += source.count
    if isDirect { direct.append(number) }
  }

  /// Takes a section out.
  ///
  /// - Complexity: O(*n*) for *n* rows of the section; if it is one of the largest, O(*c*) for *c* ids that
  ///   others have too.
  func remove(_ number: Int) {
    guard let member = members.removeValue(forKey: number) else { return }
    rowCount -= member.source.count
    if members.count <= 1 { return forget() }
    if let index = direct.firstIndex(of: number) {
      direct.remove(at: index)
      for id in contested[number] ?? [] { withdraw(number, from: id) }
    } else {
      member.forEachID(of: space) { leave($0, number) }
    }
    contested[number] = nil
  }

  /// One section at most is left: nothing has to be noted.
  private func forget() {
    if !contests.isEmpty { isUnsettled = true }
    direct = Array(members.keys)
    table = SlotTable()
    contests = [:]
    contested = [:]
  }

  /// Whether a section of so many rows is one of the largest. One that is much smaller gives way to it.
  private func makesRoom(for count: Int) -> Bool {
    if direct.count < Self.mostDirect { return true }
    let sizes = direct.map { members[$0]?.source.count ?? 0 }
    guard let least = sizes.indices.min(by: { sizes[$0] < sizes[$1] }), sizes[least] < count / 2
    else { return false }
    let number = direct.remove(at: least)
    if let member = members[number] {
      member.forEachID(of: space) { id in
        if contests[id] == nil { table.insert(id.shortHash, slot: UInt32(number)) }
      }
    }
    return true
  }

  // MARK: What a section has lost and gained

  /// Ids have left a section: to be told before anything enters another.
  func leave(_ ids: [RowID], _ number: Int) {
    for id in ids where id.space == space { leave(id, number) }
  }

  /// Another state of a section is in force.
  func replace(_ number: Int, _ source: any RowSource, _ faults: RowFaults) {
    rowCount += source.count - (members[number]?.source.count ?? 0)
    members[number] = Member(source: source, faults: faults)
  }

  /// Ids have entered a section, whose state in force has them.
  func enter(_ ids: [RowID], _ number: Int) {
    let isDirect = direct.contains(number)
    for id in ids where id.space == space { enter(id, number, isDirect: isDirect) }
  }

  private func leave(_ id: RowID, _ number: Int) {
    if contests[id] != nil {
      withdraw(number, from: id)
    } else if isNoted(id, number) {
      table.remove(id.shortHash, slot: UInt32(number))
    }
  }

  private func enter(_ id: RowID, _ number: Int, isDirect: Bool) {
    if contests[id] != nil { return join(number, id) }
    let holders = holders(of: id, besides: number)
    for holder in holders { contest(id, among: holder, number) }
    if holders.isEmpty && !isDirect { table.insert(id.shortHash, slot: UInt32(number)) }
  }

  /// The sections that have an id for which no contest is noted: one, and those besides that it has just
  /// entered as well.
  private func holders(of id: RowID, besides number: Int) -> [Int] {
    let hash = id.shortHash
    var holders: [Int] = []
    var place = table.first(hash)
    while let found = place {
      let other = Int(table.slot(at: found))
      if other != number, has(other, id) { holders.append(other) }
      place = table.next(after: found, hash)
    }
    for other in direct where other != number && has(other, id) { holders.append(other) }
    return holders
  }

  private func has(_ number: Int, _ id: RowID) -> Bool {
    members[number]?.source.index(of: id) != nil
  }

  private func isNoted(_ id: RowID, _ number: Int) -> Bool {
    let hash = id.shortHash
    var place = table.first(hash)
    while let found = place, table.slot(at: found) != UInt32(number) {
      place = table.next(after: found, hash)
    }
    return place != nil
  }

  // MARK: Ids that several sections have

  private func contest(_ id: RowID, among holder: Int, _ number: Int) {
    if contests[id] == nil {
      if isNoted(id, holder) { table.remove(id.shortHash, slot: UInt32(holder)) }
      contests[id] = Contest(holders: [holder], first: holder)
      contested[holder, default: []].insert(id)
    }
    join(holder, id)
    join(number, id)
  }

  private func join(_ number: Int, _ id: RowID) {
    guard contests[id]?.holders.insert(number).inserted == true else { return }
    contested[number, default: []].insert(id)
    isUnsettled = true
  }

  /// A section has an id no more. The last that has it shows it undisputed.
  private func withdraw(_ number: Int, from id: RowID) {
    guard contests[id]?.holders.remove(number) != nil else { return }
    contested[number]?.remove(id)
    isUnsettled = true
    guard let holders = contests[id]?.holders, holders.count == 1, let last = holders.first else {
      return
    }
    contests[id] = nil
    contested[last]?.remove(id)
    if !direct.contains(last) { table.insert(id.shortHash, slot: UInt32(last)) }
  }

  /// Finds out for each contested id which section comes first.
  ///
  /// - Complexity: O(*c*) for *c* occurrences of contested ids
  func settle(rank: (Int) -> Int) {
    var index = contests.startIndex
    while index != contests.endIndex {
      let first = contests.values[index].holders.min { rank($0) < rank($1) }
      if let first { contests.values[index].first = first }
      contests.formIndex(after: &index)
    }
    isUnsettled = false
  }

  /// The positions in a section of rows that an earlier section shows.
  ///
  /// - Complexity: O(*c*) look-ups for *c* contested ids of the section
  func hidden(in number: Int) -> [Int] {
    guard let ids = contested[number], let source = members[number]?.source else { return [] }
    return ids.compactMap { contests[$0]?.first == number ? nil : source.index(of: $0) }
  }
}
