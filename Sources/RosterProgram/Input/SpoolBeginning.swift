import Roster

/// Sees when so much of an input has come that its format can be told.
struct SpoolBeginning {
  private var scanner = LineScanner()
  private var lines = 0

  /// Whether what comes later cannot change the format: two lines are there, or more than is read to
  /// tell it.
  var isEnough: Bool { lines >= 2 || scanner.position >= FeedFormat.firstLineLimit }

  /// Takes the bytes that follow those before.
  mutating func take(_ bytes: UnsafeRawBufferPointer) {
    scanner.scan(bytes) { _ in lines += 1 }
  }
}
