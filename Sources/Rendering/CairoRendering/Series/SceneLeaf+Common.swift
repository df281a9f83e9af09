extension [SceneLeaf] {
  /// The leaves that two scenes have in the same order: as many as can be, where none comes twice in a scene.
  ///
  /// - Complexity: O(*n* log *n*), however little they have in common.
  func common(with other: [SceneLeaf]) -> [SceneLeaf] {
    var places: [SceneLeaf: [Int]] = [:]
    for (place, leaf) in enumerated().reversed() { places[leaf, default: []].append(place) }
    // The first place of a leaf goes to the first that is like it in the other scene, the second to the second.
    return other.compactMap { places[$0]?.popLast() }.longestRise.map { self[$0] }
  }
}

extension [Int] {
  /// The longest of all rows of numbers that rise and stand in this order, though not side by side.
  ///
  /// Patience sorting: for each length the row that ends lowest is known, and the next number makes one of them longer.
  fileprivate var longestRise: [Int] {
    var ends: [Int] = []
    var predecessors: [Int?] = []
    for (index, number) in enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if self[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      predecessors.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var rise: [Int] = []
    var last = ends.last
    while let index = last {
      rise.append(self[index])
      last = predecessors[index]
    }
    return rise.reversed()
  }
}
