extension ItemTape {
  /// The value of the first member with the key; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) for *n* members.
  func value(of key: String, in object: Int) -> Int? {
    var key = key
    return key.withUTF8 { key in
      bytes.withUnsafeBufferPointer { bytes in
        var index = object + 1
        let end = nodes[object].next
        while index < end {
          let node = nodes[index]
          if node.sort == .string {
            if node.end - node.start == key.count,
              UnsafeBufferPointer(rebasing: bytes[node.start..<node.end]).elementsEqual(key)
            {
              return index + 1
            }
          } else if (try? string(index))?.utf8.elementsEqual(key) == true {
            return index + 1
          }
          index = nodes[index + 1].next
        }
        return nil
      }
    }
  }

  /// The keys of an object and the places of their values. The first of equal keys comes first.
  func members(of object: Int) -> [(key: String, value: Int)] {
    var members: [(key: String, value: Int)] = []
    members.reserveCapacity(Int(nodes[object].count))
    var index = object + 1
    while index < nodes[object].next {
      if let key = try? string(index) { members.append((key, index + 1)) }
      index = nodes[index + 1].next
    }
    return members
  }
}
