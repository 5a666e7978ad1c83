extension ItemTape {
  /// The value of the first member with the key, in an object whose keys are plain; `nil` if there is
  /// none.
  ///
  /// - Complexity: O(*n*) for *n* members.
  func value(of key: String, in object: Int) -> Int? {
    // A text beyond ASCII may still be equal to one of ASCII: the Kelvin sign is a K.
    guard JSONText.isASCII(key.utf8) else {
      return (try? members(of: object))?.first { $0.key == key }?.value
    }
    var key = key
    return key.withUTF8 { key in
      bytes.withUnsafeBufferPointer { bytes in
        var index = object + 1
        let end = nodes[object].next
        while index < end {
          let node = nodes[index]
          if node.end - node.start == key.count,
            UnsafeBufferPointer(rebasing: bytes[node.start..<node.end]).elementsEqual(key)
          {
            return index + 1
          }
          index = nodes[index + 1].next
        }
        return nil
      }
    }
  }

  /// The keys of an object and the places of their values. The first of equal keys comes first.
  ///
  /// - Throws: A refusal if a key is no text.
  func members(of object: Int) throws(Refusal) -> [(key: String, value: Int)] {
    var members: [(key: String, value: Int)] = []
    members.reserveCapacity(Int(nodes[object].count))
    var index = object + 1
    while index < nodes[object].next {
      members.append((try string(index), index + 1))
      index = nodes[index + 1].next
    }
    return members
  }
}
