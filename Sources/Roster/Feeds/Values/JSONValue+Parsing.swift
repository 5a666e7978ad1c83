extension JSONValue {
  /// Parses a JSON text.
  ///
  /// - Throws: `JSONSyntaxError` if the text is not JSON as RFC 8259 has it, is nested deeper than
  ///   512 levels, or holds half of a surrogate pair.
  /// - Complexity: O(*n*) for a text of *n* bytes, without recursion.
  public init(parsing text: String) throws {
    var text = text
    self = try text.withUTF8 { try JSONValue(parsing: UnsafeRawBufferPointer($0)) }
  }

  /// Parses the bytes of a JSON text in UTF-8, with or without a byte order mark.
  ///
  /// - Throws: `JSONSyntaxError` as above, and for bytes that are not UTF-8.
  /// - Complexity: O(*n*) for *n* bytes, without recursion.
  public init(parsing bytes: some Sequence<UInt8>) throws {
    let parsed = try bytes.withContiguousStorageIfAvailable {
      try JSONValue(parsing: UnsafeRawBufferPointer($0))
    }
    self = try parsed ?? Array(bytes).withUnsafeBytes { try JSONValue(parsing: $0) }
  }

  /// Parses an item of an input.
  package init(parsing item: IndexedItem) throws {
    self = try item.bytes.withUnsafeBytes { bytes throws(JSONSyntaxError) in
      try JSONValue(parsing: bytes, isInput: item.offset == 0)
    }
  }

  init(parsing bytes: UnsafeRawBufferPointer, isInput: Bool = true) throws(JSONSyntaxError) {
    do {
      self = try JSONBuilder.value(bytes, isInput: isInput)
    } catch {
      throw JSONSyntaxError(error, in: bytes)
    }
  }
}
