#if GTK
  /// A value that closures of a table share with a test.
  @MainActor final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
#endif
