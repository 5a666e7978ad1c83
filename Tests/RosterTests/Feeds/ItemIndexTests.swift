import Foundation
import Testing

@testable import Roster

@Suite("Index of a large input")
struct ItemIndexTests {
  /// A file that is gone with its owner.
  final class Scratch {
    let path: String

    init(_ text: String, name: String = "feed") throws {
      path =
        FileManager.default.temporaryDirectory.appending(
          path: "\(UInt64.random(in: 0 ... .max))-\(name)"
        ).path
      try Data(text.utf8).write(to: URL(filePath: path))
    }

    func append(_ text: String) throws {
      let file = try #require(FileHandle(forWritingAtPath: path))
      try file.seekToEnd()
      try file.write(contentsOf: Data(text.utf8))
      try file.close()
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  /// An index of a text. The file may be gone: what is open stays readable.
  private func index(
    _ text: String, name: String = "feed", items: JSONPath = .root, limit: Int = 1 << 24
  ) throws -> ItemIndex {
    let file = try Scratch(text, name: name)
    return try withExtendedLifetime(file) {
      try ItemIndex(path: file.path, itemsAt: items, limit: limit)
    }
  }

  private func texts(_ index: ItemIndex) throws -> [String] {
    while try index.extend() {}
    return try (0..<index.count).map {
      String(decoding: try #require(try index.item(at: $0)).bytes, as: UTF8.self)
    }
  }

  @Test("Lines: blank ones are skipped, the last needs no newline, returns are dropped")
  func lines() throws {
    let index = try index("{\"a\":1}\r\n\n  \t\n[2]\nnot json\n 4 ", name: "a.ndjson")
    #expect(index.count == 0 && !index.isComplete && index.progress == 0)
    #expect(try texts(index) == ["{\"a\":1}", "[2]", "not json", " 4 "])
    #expect(index.isComplete && index.progress == 1)
    #expect(try index.item(at: 4) == nil && index.item(at: -1) == nil)
  }

  @Test("Thousands of items of all lengths are found again, in lines and in a document")
  func many() throws {
    let items = (0..<5_000).map { place in
      #"{"id":\#(place),"t":"\#(String(repeating: "x]}\\n", count: place * 7_919 % 400))"}"#
    }
    let document =
      "{\"x\":[0],\"a\":{\"b\":[\n\(items.joined(separator: " ,\n"))\n]}, \"y\": \"\u{1F600}\"}"
    for index in [
      try index(items.joined(separator: "\n"), name: "a.jsonl"), try index(document, items: "a.b"),
    ] {
      while try index.extend() {}
      #expect(index.count == items.count)
      for place in stride(from: 0, to: items.count, by: 13) + [4_999, 0, 63, 64, 65] {
        let item = try #require(try index.item(at: place))
        #expect(item.bytes == Array(items[place].utf8) && !item.isCapped)
      }
    }
  }

  @Test("Items of every kind in a document, scalars at the ends of groups, damaged ones")
  func scalars() throws {
    let items = (0..<200).map { ["\($0)", "null", "\"s\"", "{\"a\" 1}", "[]", "tru"][$0 % 6] }
    #expect(try texts(index("[\(items.joined(separator: ","))]")) == items)
    #expect(try texts(index("[]")) == [])
    let absent = try index("{\"a\":[1]}", items: "b")
    #expect(try texts(absent) == [] && !absent.hasList)
    let present = try index("{\"a\":[1]}", items: "a")
    #expect(try texts(present) == ["1"] && present.hasList)
  }

  @Test(
    "The format is guessed from the name and the first line",
    arguments: [
      ("{\"a\":1}\n{\"a\":2}\n", "x", FeedFormat.ndjson), ("\n7\n\n8", "x", .ndjson),
      ("[1]\n[2]", "x", .ndjson), ("[1,2]\n", "x", .json), ("[1,\n2]\n", "x", .json),
      ("{\"a\":1}\n", "x", .json), ("{\"a\":1}\n", "x.ndjson", .ndjson),
      ("{}\n", "X.JSONL", .ndjson),
      ("\u{FEFF}{}\n{}", "x", .ndjson), ("", "x", .json), ("{} {}\n{}", "x", .json),
    ])
  func formats(text: String, name: String, format: FeedFormat) throws {
    #expect(try index(text, name: name).format == format)
  }

  @Test("A zero byte in an item is a damaged byte of it; only where the input begins it is UTF-16")
  func zeros() throws {
    func reasons(_ text: String, name: String) throws -> [String] {
      let index = try index(text, name: name)
      while try index.extend() {}
      return try (0..<index.count).map { position in
        let item = try #require(try index.item(at: position))
        do {
          return try JSONValue(parsing: item).description
        } catch let error as JSONSyntaxError {
          return "\(error.column): \(error.reason)"
        }
      }
    }
    let lines = try reasons("{}\n{\0\"a\":1}\n\0\n[\0]\n\"\0\"\n\u{FEFF}7\n", name: "a.ndjson")
    #expect(lines.count == 6)
    #expect(lines.allSatisfy { !$0.contains("UTF-16") }, "\(lines)")
    #expect(lines[1].hasPrefix("2: ") && lines[2].hasPrefix("1: ") && lines[3].hasPrefix("2: "))
    #expect(lines[5] == "7")
    let elements = try reasons("[1,{\0},2]", name: "a.json")
    #expect(elements.count == 3 && !elements[1].contains("UTF-16"), "\(elements)")
    let start = try reasons("{\0}\n7\n", name: "a.ndjson")
    #expect(start[0].contains("UTF-16") && start[1] == "7")
  }

  @Test("Very long items are read up to the limit, and say so")
  func capped() throws {
    let long = "\"" + String(repeating: "é", count: 400_000) + "\""
    for (text, name) in [("1\n\(long)\n2\n", "a.ndjson"), ("[1,\(long),2]", "a.json")] {
      let index = try index(text, name: name, limit: 1_000)
      while try index.extend() {}
      #expect(index.count == 3)
      let item = try #require(try index.item(at: 1))
      #expect(item.isCapped && item.bytes == Array(long.utf8.prefix(1_000)))
      let last = try index.item(at: 2)
      #expect(last == IndexedItem(bytes: Array("2".utf8), offset: text.utf8.count - 2))
      #expect(try index.item(at: 0)?.isCapped == false)
    }
  }

  @Test(
    "A growing file: whole lines only, then the rest; a file that is cut or replaced starts anew")
  func growth() throws {
    let file = try Scratch("1\n2", name: "log.ndjson")
    let index = try ItemIndex(path: file.path, isGrowing: true)
    #expect(try texts(index) == ["1"])
    #expect(try index.refresh() == .none)
    try file.append("2\n3\n\n4")
    #expect(try index.refresh() == .grown)
    #expect(try texts(index) == ["1", "22", "3"])
    try file.append("\n")
    #expect(try index.refresh() == .grown)
    #expect(try texts(index) == ["1", "22", "3", "4"])
    try Data("9\n".utf8).write(to: URL(filePath: file.path))
    #expect(try index.refresh() == .replaced)
    #expect(try texts(index) == ["9"])
    withExtendedLifetime(file) {}
  }

  @Test("A file that was cut and has grown past its old size is another; one that is gone may come")
  func rewritten() throws {
    let file = try Scratch("1\n2\n", name: "log.ndjson")
    let index = try ItemIndex(path: file.path, isGrowing: true)
    #expect(try texts(index) == ["1", "2"])
    // In place, so that it is the same file for the system.
    func rewrite(_ text: String) throws {
      let handle = try #require(FileHandle(forWritingAtPath: file.path))
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
    }
    try rewrite("3\n4\n5\n")
    #expect(try index.refresh() == .replaced)
    #expect(try texts(index) == ["3", "4", "5"])
    // Of the same size, and with the same start or the same end.
    for text in ["3\n6\n5\n7\n", "8\n6\n5\n7\n", "8\n6\n5\n9\n"] {
      try rewrite(text)
      #expect(try index.refresh() == .replaced)
      #expect(try texts(index) == text.split(separator: "\n").map(String.init))
    }
    // What was read is there as it was: it has only grown.
    try rewrite("8\n6\n5\n9\n1\n")
    #expect(try index.refresh() == .grown)
    #expect(try texts(index) == ["8", "6", "5", "9", "1"])
    try FileManager.default.removeItem(atPath: file.path)
    #expect(try index.refresh() == .gone)
    #expect(index.count == 5)
    try Data("7\n".utf8).write(to: URL(filePath: file.path))
    #expect(try index.refresh() == .replaced)
    #expect(try texts(index) == ["7"])
  }

  @Test("The marks of a long input are compared at both ends, and there alone")
  func marks() throws {
    let line = String(repeating: "x", count: 99) + "\n"
    let text = String(repeating: line, count: 30_000)
    let file = try Scratch(text, name: "log.ndjson")
    let index = try ItemIndex(path: file.path, isGrowing: true)
    while try index.extend() {}
    #expect(index.count == 30_000)
    #expect(try index.refresh() == .none)
    let handle = try #require(FileHandle(forUpdatingAtPath: file.path))
    try handle.seek(toOffset: UInt64(text.utf8.count - 2))
    try handle.write(contentsOf: Data("y".utf8))
    try handle.close()
    try file.append("z\n")
    #expect(try index.refresh() == .replaced)
    while try index.extend() {}
    #expect(index.count == 30_001)
  }

  @Test("The last line of an input that ends counts without a newline, once")
  func finishing() throws {
    let file = try Scratch("1\n2", name: "log.ndjson")
    let index = try ItemIndex(path: file.path, isGrowing: true)
    #expect(try texts(index) == ["1"])
    #expect(index.finish())
    #expect(try texts(index) == ["1", "2"])
    #expect(!index.finish())
    try file.append("3\n")
    #expect(try index.refresh() == .none)
    withExtendedLifetime(file) {}
  }

  @Test("What cannot be read says why: folders, missing files, empty and broken ones")
  func unreadable() throws {
    #expect(throws: FileError.self) {
      try ItemIndex(path: FileManager.default.temporaryDirectory.path)
    }
    #expect(throws: FileError.self) { try ItemIndex(path: "/nowhere/at/all") }
    for (text, line, column) in [
      ("", 1, 1), ("[1,\n2", 2, 2), ("[1,\n 2 x]", 2, 4), ("{\n\"a\":7}", 1, 1), ("hello", 1, 1),
      ("[\"\(String(repeating: "é\\n", count: 600_000))\",\n}", 2, 1),
    ] {
      let index = try index(text)
      #expect {
        while try index.extend() {}
      } throws: {
        let error = $0 as? JSONSyntaxError
        return error?.line == line && error?.column == column
      }
    }
    let empty = try index("\n \n", name: "e.ndjson")
    #expect(throws: JSONSyntaxError.self) { try empty.extend() }
  }

  @Test("Building reports its progress and can be cancelled")
  func building() async throws {
    let text = String(repeating: "{\"a\":1}\n", count: 300_000)
    let index = try index(text, name: "a.ndjson")
    let counts = Guarded<[Int]>([])
    try await index.build { count in counts.withLock { $0.append(count) } }
    #expect(counts.withLock { $0 } == [131_072, 262_144, 300_000])
    let other = try self.index(text, name: "a.ndjson")
    let task = Task {
      try await other.build { _ in withUnsafeCurrentTask { $0?.cancel() } }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(other.count == 131_072)
  }
}
