import ListTestSupport
import Foundation
import Testing

@testable import Roster

@Suite("Hashes of ids") struct IdentityHasherTests {
  private let hasher = IdentityHasher.shared

  /// Hashers of other processes: some seeds are worse than others.
  private let hashers = (0..<50).map { (seed: UInt64) in
    var random = SeededRandom(seed: seed)
    return IdentityHasher(using: &random)
  }

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
    for (hasher, stride) in hashers.flatMap({ hasher in
      [1, 64, 4_096, 1 << 20, 1 << 40].map { (hasher, $0) }
    }) {
      let hashes = (0..<2_000).map { hasher.hash($0 * stride) }
      // Of 2,000 random hashes about 1,580 have different slots of 4,096.
      #expect(Set(hashes.map { $0 % 4_096 }).count > 1_350)
      #expect(Set(hashes.map { $0 >> 32 }).count > 1_990)
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
