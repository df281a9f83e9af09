internal import XML

/// What attributes say of the place of a seat in its venue.
///
/// Attributes of several conventions count: `data-section-label`, `data-row-label` and `data-seat-label`;
/// `seatSection`, `seatRow` and `seatNumber` as schema.org has them; `data-section`, `data-row` and `data-seat` as our
/// own pictures have them. Case and hyphens do not count.
struct SVGNames: Hashable {
  var floor: String?
  var section: String?
  var row: String?
  /// The label of a seat; empty where an attribute says no more than that this is a seat.
  var seat: String?
  var category: String?
  var tags: String?
  var capacity: String?
  var price: String?

  /// The names that an element has by its own attributes.
  init(of element: XMLElement) {
    for attribute in element.attributes where attribute.name.utf8.count <= 30 {
      switch SVGNames.key(attribute.name) {
      case "floor", "level", "floorlabel": floor = attribute.value
      case "section", "sectionlabel", "sectionname", "seatsection": section = attribute.value
      case "row", "rowlabel", "rowname", "seatrow", "table", "tablelabel": row = attribute.value
      case "seat", "seatlabel", "seatname", "seatnumber": seat = attribute.value
      case "category", "categoryname", "pricecategory": category = attribute.value
      case "tags": tags = attribute.value
      case "capacity": capacity = attribute.value
      case "price": price = attribute.value
      case "seatingarea", "zoomtarget":
        // Areas of d3-seating-chart have their name in either; the first that has one counts.
        if !attribute.value.isEmpty { section = section ?? attribute.value }
      default: break
      }
    }
  }

  /// The name of an attribute without the prefix `data-`, hyphens and capitals.
  private static func key(_ name: String) -> String {
    let lowercased = name.lowercased()
    return (lowercased.hasPrefix("data-") ? lowercased.dropFirst(5) : lowercased[...])
      .filter { $0 != "-" && $0 != "_" }
  }
}

/// The names that an id holds by a convention.
enum SVGIdentifier {
  /// The id as its author wrote it: Illustrator writes `_x2D_` for a hyphen.
  static func decoded(_ id: String) -> String {
    guard id.contains("_x") else { return id }
    var result = ""
    var rest = id[...]
    while let character = rest.first {
      if rest.hasPrefix("_x"), let end = rest.dropFirst(2).firstIndex(of: "_"),
        let value = UInt32(rest.dropFirst(2)[..<end], radix: 16), let scalar = Unicode.Scalar(value)
      {
        result.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(character)
        rest.removeFirst()
      }
    }
    return result
  }

  /// Number, row and screen of an id such as `seat-12-C-1`, which Tessitura's maps have; nil for any other.
  static func tessitura(_ id: String) -> (seat: String, row: String, screen: String)? {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[0].lowercased() == "seat", let screen = parts.last,
      !parts.dropFirst().contains(where: \.isEmpty)
    else { return nil }
    return (String(parts[1]), parts[2..<(parts.count - 1)].joined(separator: "-"), String(screen))
  }

  /// Row and label of an id such as `C12`, `C-12`, `Stalls-C-12` or `seat_C_12`, for what is known to be a seat.
  static func parts(_ id: String) -> (section: String?, row: String?, label: String) {
    var parts = id.split(whereSeparator: { "-_./ ".contains($0) }).map(String.init)
    if parts.count > 1, parts[0].lowercased() == "seat" { parts.removeFirst() }
    guard let last = parts.last else { return (nil, nil, id) }
    if parts.count > 2 { return (parts.dropLast(2).joined(separator: "-"), parts[parts.count - 2], last) }
    if parts.count == 2 { return (nil, parts[0], last) }
    let letters = last.prefix { $0.isLetter }
    let digits = last.dropFirst(letters.count)
    guard !letters.isEmpty, !digits.isEmpty, digits.allSatisfy(\.isNumber) else { return (nil, nil, last) }
    return (nil, String(letters), String(digits))
  }
}

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
