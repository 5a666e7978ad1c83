/// All orders of the given elements.
func permutations<Element>(_ elements: [Element]) -> [[Element]] {
  if elements.isEmpty { return [[]] }
  return elements.indices.flatMap { index in
    var rest = elements
    let first = rest.remove(at: index)
    return permutations(rest).map { [first] + $0 }
  }
}

/// All orders of all subsets of the given elements.
func arrangements<Element>(_ elements: [Element]) -> [[Element]] {
  (0..<(1 << elements.count)).flatMap { subset in
    permutations(elements.indices.filter { subset & (1 << $0) != 0 }.map { elements[$0] })
  }
}
