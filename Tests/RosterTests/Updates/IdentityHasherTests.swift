import Foundation
import Testing

@testable import Roster

@Suite("Hashes of ids") struct IdentityHasherTests {
  private let hasher = IdentityHasher.shared

  @Test("equal ids have equal hashes, whatever their type")
  func equal() {
    #expect(hasher.hash(7) == hasher.hash(7))
    #expect(hasher.hash(Int64.min) == hasher.hash(Int64.min))
    #expect(hasher.hash("e\u{301}") == hasher.hash("\u{E9}"))
    #expect(hasher.hash("K") == hasher.hash("\u{212A}"))
    let id = UUID()
    #expect(hasher.hash(id) == hasher.hash(UUID(uuidString: id.uuidString)!))
    #expect(hasher.hash(0.0) == hasher.hash(-0.0))
  }

  @Test("ids that follow a pattern spread over the table")
  func spread() {
    for stride in [1, 64, 4_096, 1 << 20, 1 << 40] {
      let hashes = (0..<10_000).map { hasher.hash($0 * stride) }
      // Random hashes leave about 1/e of the buckets empty.
      #expect(Set(hashes.map { $0 % 16_384 }).count > 6_000)
      #expect(Set(hashes.map { $0 >> 32 }).count > 9_900)
    }
  }

  @Test("UUIDs that differ in one byte have different hashes")
  func uuids() {
    let ids = (0..<256).map { byte in
      UUID(uuid: (1, 2, 3, 4, 5, 6, 7, UInt8(byte), 9, 10, 11, 12, 13, 14, 15, 16))
    }
    #expect(Set(ids.map { hasher.hash($0) }).count == 256)
  }
}
