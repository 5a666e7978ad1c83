import Foundation
import Testing

@testable import Roster

@Suite("A feed that arrives in chunks")
struct FeedBatchesTests {
  static let document = """
    {"size": 3, "feed": [{"kind":"text","id":1,"text":"Gr\\u00fc\\u00dfe, 你好 😀"}, null,
    {"kind":"te\\u0078t","id":2.0,"text":"b","n":[9007199254740993.0]},{"kind":"poll"},
    {"kind":"text","id" 3},{"kind":"photo","id":4,"url":"u"}], "more": {"feed": []}}
    """

  /// Chunks that are made when they are asked for, and count how often that was.
  struct Chunks: AsyncSequence, Sendable {
    let parts: [[UInt8]]
    let asked = Guarded(0)

    func makeAsyncIterator() -> Iterator { Iterator(chunks: self) }

    struct Iterator: AsyncIteratorProtocol {
      let chunks: Chunks
      var next = 0

      mutating func next() async throws -> [UInt8]? {
        guard next < chunks.parts.count else { return nil }
        next += 1
        let count = next
        chunks.asked.withLock { $0 = count }
        return chunks.parts[next - 1]
      }
    }
  }

  private func collect(_ parts: [[UInt8]], batchSize: Int = 256) async throws -> FeedResult<AnyRow>
  {
    var feed = FeedDecoder.mixed(itemsAt: "feed")
    feed.batchSize = batchSize
    return try await feed.batches(of: Chunks(parts: parts)).collected()
  }

  @Test("Every split into two chunks, and single bytes, give what the whole document gives")
  func splits() async throws {
    let heard = Guarded(0)
    try await Diagnostics.withHandler({ _ in heard.withLock { $0 += 1 } }) {
      let bytes = Array(Self.document.utf8)
      let whole = try FeedDecoder.mixed(itemsAt: "feed").decode(Data(bytes))
      #expect(whole.texts == ["Grüße, 你好 😀", "b", "u"] && whole.problems.count == 3)
      for cut in 0...bytes.count {
        let result = try await collect([Array(bytes[..<cut]), Array(bytes[cut...])])
        #expect(result.texts == whole.texts && result.problems == whole.problems, "cut at \(cut)")
      }
      let single = try await collect(bytes.map { [$0] })
      #expect(single.texts == whole.texts && single.problems == whole.problems)
      #expect(heard.withLock { $0 } == (bytes.count + 3) * 3)
    }
  }

  @Test("A cut-off anywhere is an error after the batches before it")
  func cutOff() async throws {
    await Diagnostics.withHandler({ _ in }) {
      let bytes = Array(Self.document.utf8)
      for end in 0..<bytes.count {
        await #expect(throws: FeedError.self) { try await collect([Array(bytes[..<end])]) }
      }
      var rows: [String] = []
      var broken: FeedError?
      do {
        let chunks = Chunks(parts: [Array(bytes.dropLast(20))])
        for try await batch in FeedDecoder.mixed(itemsAt: "feed").batches(of: chunks) {
          rows += batch.texts
        }
      } catch {
        broken = error as? FeedError
      }
      #expect(rows == ["Grüße, 你好 😀", "b", "u"])
      #expect(broken?.isCutOff == true && broken?.line == 3)
    }
  }

  @Test("Rows come as soon as their item is whole; nothing is read ahead; batches are bounded")
  func backPressure() async throws {
    let item = Array(#"{"kind":"photo","id":1,"url":"u"},"#.utf8)
    let parts = [Array("[".utf8)] + Array(repeating: item + item + item, count: 10)
    let chunks = Chunks(parts: parts)
    var feed = FeedDecoder.mixed()
    feed.batchSize = 2
    var iterator = feed.batches(of: chunks).makeAsyncIterator()
    var sizes: [Int] = []
    var asked: [Int] = []
    for _ in 0..<4 {
      sizes.append(try await iterator.next()?.rows.count ?? 0)
      asked.append(chunks.asked.withLock { $0 })
    }
    #expect(sizes == [2, 1, 2, 1])
    #expect(asked == [2, 2, 3, 3])
  }

  @Test("A cancelled task gets a cancellation error, not a short list")
  func cancellation() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    continuation.yield(Array(#"[{"kind":"photo","id":1,"url":"u"},"#.utf8))
    let (first, started) = AsyncStream.makeStream(of: Int.self)
    let task = Task {
      var rows = 0
      for try await batch in FeedDecoder.mixed().batches(of: stream) {
        rows += batch.rows.count
        started.yield(rows)
      }
    }
    for await rows in first {
      #expect(rows == 1)
      break
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    continuation.finish()
  }

  @Test("A whole document stops in its middle when its task is cancelled")
  func cancelledMidway() async throws {
    let counter = Guarded(0)
    let task = Task {
      var feed = FeedDecoder(kindAt: "kind")
      feed.register("photo", PhotoItem.self) { item in
        counter.withLock { $0 += 1 }
        withUnsafeCurrentTask { $0?.cancel() }
        return FeedRow(id: "\(item.id)", text: "")
      }
      let items = Array(repeating: #"{"kind":"photo","id":1,"url":"u"}"#, count: 200_000)
      return try feed.decode(Data("[\(items.joined(separator: ","))]".utf8)).rows.count
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(counter.withLock { $0 } < 200_000)
  }

  @MainActor @Test("Decoding started on the main actor runs off it")
  func offMainActor() async throws {
    let onMain = Guarded(0)
    var feed = FeedDecoder(kindAt: "kind")
    feed.register("photo", PhotoItem.self) { item in
      if Thread.isMainThread { onMain.withLock { $0 += 1 } }
      return FeedRow(id: "\(item.id)", text: "")
    }
    let chunks = Chunks(parts: [Array(#"[{"kind":"photo","id":1,"url":"u"}]"#.utf8)])
    var rows = 0
    for try await batch in feed.batches(of: chunks) { rows += batch.rows.count }
    #expect(rows == 1 && onMain.withLock { $0 } == 0)
  }

  @Test("Files: read in parts, lines by their name, and what cannot be read is named")
  func files() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "feed-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let line = #"{"kind":"text","id":1,"text":"\#(String(repeating: "x", count: 990))"}"# + "\n"
    let path = folder.appending(path: "one.ndjson").path
    try Data(String(repeating: line, count: 3_000).utf8).write(to: URL(filePath: path))
    let feed = FeedDecoder.mixed()
    #expect(try feed.decode(contentsOf: path).rows.count == 3_000)
    #expect(try await feed.batches(contentsOf: path).collected().rows.count == 3_000)
    let single = folder.appending(path: "single.jsonl").path
    try Data(line.utf8).write(to: URL(filePath: single))
    #expect(try feed.decode(contentsOf: single).rows.count == 1)
    #expect(throws: FileError(path: folder.path, reason: "is a folder")) {
      try feed.decode(contentsOf: folder.path)
    }
    let missing = folder.appending(path: "none").path
    #expect(throws: FileError(path: missing, reason: "no such file or directory")) {
      try feed.decode(contentsOf: missing)
    }
    await #expect {
      try await feed.batches(contentsOf: missing).collected()
    } throws: {
      (($0 as? FeedError)?.cause as? FileError)?.path == missing
    }
    await #expect(throws: FileError.self) {
      for try await _ in feed.batches(contentsOf: missing) {}
    }
  }

  #if os(Linux)
    @Test("A file that can be opened but not read gives what it has, and says so")
    func unreadable() throws {
      // The memory of a process begins with nothing.
      let path = "/proc/self/mem"
      #expect {
        try FeedDecoder.mixed().decode(contentsOf: path)
      } throws: {
        (($0 as? FeedError)?.cause as? FileError)?.path == path
      }
    }
  #endif

  /// A source that has chunks, and then an error.
  private struct Breaking: AsyncSequence, Sendable {
    struct Fault: Error, Equatable {}

    let parts: [[UInt8]]

    func makeAsyncIterator() -> Iterator { Iterator(parts: parts[...]) }

    struct Iterator: AsyncIteratorProtocol {
      var parts: ArraySlice<[UInt8]>

      mutating func next() async throws -> [UInt8]? {
        guard let part = parts.popFirst() else { throw Fault() }
        return part
      }
    }
  }

  @Test("A source that fails takes none of the rows along that were there before")
  func brokenSource() async {
    await Diagnostics.withHandler({ _ in }) {
      let bytes = Array(Self.document.utf8)
      var feed = FeedDecoder.mixed(itemsAt: "feed")
      feed.batchSize = 1
      for end in stride(from: 0, through: bytes.count, by: 5) {
        let chunks = Breaking(parts: bytes[..<end].map { [$0] })
        var handedOut = FeedResult<AnyRow>()
        await #expect(throws: Breaking.Fault()) {
          for try await batch in feed.batches(of: chunks) { handedOut.append(batch) }
        }
        let error = await #expect(throws: FeedError.self) {
          try await feed.batches(of: chunks).collected()
        }
        #expect(error?.cause as? Breaking.Fault == Breaking.Fault() && error?.isCutOff == true)
        #expect(error?.result.texts == handedOut.texts)
        #expect(error?.result.problems == handedOut.problems)
        #expect(error?.line == bytes[..<end].count { $0 == 0x0A } + 1)
      }
      let whole = await #expect(throws: FeedError.self) {
        try await feed.batches(of: Breaking(parts: [bytes])).collected()
      }
      #expect(whole?.result.texts == ["Grüße, 你好 😀", "b", "u"])
    }
  }
}
