/// What is to be looked at, the least first: a binary heap.
struct BestFirstQueue<Element: Comparable> {
  private var heap: [Element]

  /// Complexity: O(*n*) for *n* elements.
  init(_ elements: [Element]) {
    heap = elements
    for place in (0..<heap.count / 2).reversed() { sink(from: place) }
  }

  /// Complexity: O(log *n*) for *n* elements.
  mutating func insert(_ element: Element) {
    heap.append(element)
    var place = heap.count - 1
    while place > 0, heap[place] < heap[(place - 1) / 2] {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Takes the least element out; nil where there is none.
  ///
  /// Complexity: O(log *n*) for *n* elements.
  mutating func popLeast() -> Element? {
    guard let least = heap.first, let last = heap.popLast() else { return nil }
    if !heap.isEmpty {
      heap[0] = last
      sink(from: 0)
    }
    return least
  }

  private mutating func sink(from start: Int) {
    var place = start
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2] where child < heap.count && heap[child] < heap[least] {
        least = child
      }
      guard least != place else { return }
      heap.swapAt(place, least)
      place = least
    }
  }
}
