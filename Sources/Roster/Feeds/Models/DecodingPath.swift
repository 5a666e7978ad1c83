/// The way to the value that is being decoded, put together only when somebody asks.
indirect enum DecodingPath {
  case root
  case key(any CodingKey, in: DecodingPath)
  case index(Int, in: DecodingPath)

  var keys: [any CodingKey] {
    var keys: [any CodingKey] = []
    var path = self
    while true {
      switch path {
      case .root: return keys.reversed()
      case .key(let key, let parent):
        keys.append(key)
        path = parent
      case .index(let index, let parent):
        keys.append(PathKey(index: index))
        path = parent
      }
    }
  }
}
