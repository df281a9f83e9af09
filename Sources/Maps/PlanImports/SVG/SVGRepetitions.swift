internal import XML

/// How many elements a drawing has when all that `use` repeats is counted again, without going through them again.
///
/// A few lines can repeat each other into billions of elements; each part is counted once here, and the counts
/// multiplied. Seats count once however they are drawn, as they are looked at once. What is not displayed is counted
/// as well.
struct SVGRepetitions {
  /// The first element with which there are more than the limit, or which stands within itself; nil where none is.
  private(set) var excess: XMLElement?
  private let elementByID: [String: XMLElement]
  private let limit: Int
  private let depthLimit: Int
  private var countByID: [String: Int] = [:]

  /// Counts what is in a root; elements in each other may be as deep as `depthLimit`, those used included.
  init(_ root: XMLElement, elementByID: [String: XMLElement], limit: Int, depthLimit: Int) {
    self.elementByID = elementByID
    self.limit = limit
    self.depthLimit = depthLimit
    _ = countOfContents(root, depth: 0, isOfSeats: false)
  }

  /// An element with what is in it, or more than the limit.
  private mutating func count(of element: XMLElement, depth: Int, isOfSeats: Bool) -> Int {
    guard depth < depthLimit else { return beyondLimit(at: element) }
    if SVGDrawingReader.silent.contains(element.name) { return 1 }
    let isOfSeats = isOfSeats || isSeat(element)
    if element.name == "use" { return isOfSeats ? 1 : 1 + countOfUsed(by: element, depth: depth + 1) }
    return 1 + countOfContents(element, depth: depth + 1, isOfSeats: isOfSeats)
  }

  private mutating func countOfContents(_ element: XMLElement, depth: Int, isOfSeats: Bool) -> Int {
    var sum = 0
    for child in element.elements {
      sum += count(of: child, depth: depth, isOfSeats: isOfSeats)
      guard sum <= limit else { return beyondLimit(at: child) }
    }
    return sum
  }

  private mutating func countOfUsed(by use: XMLElement, depth: Int) -> Int {
    guard let id = SVGDrawingReader.usedID(of: use), let element = elementByID[id] else { return 0 }
    if let count = countByID[id] { return count > limit ? beyondLimit(at: use) : count }
    // What is met again before it is counted stands within itself.
    countByID[id] = limit + 1
    let count =
      element.name == "symbol"
      ? countOfContents(element, depth: depth, isOfSeats: false)
      : count(of: element, depth: depth, isOfSeats: false)
    countByID[id] = count
    return count
  }

  /// Whether an element says that it is a seat, or holds some.
  private func isSeat(_ element: XMLElement) -> Bool {
    element["class"]?.split(separator: " ").contains("seat") == true || SVGNames(of: element).seat != nil
      || SVGIdentifier.tessitura(element["id"] ?? "") != nil
  }

  private mutating func beyondLimit(at element: XMLElement) -> Int {
    excess = excess ?? element
    return limit + 1
  }
}
