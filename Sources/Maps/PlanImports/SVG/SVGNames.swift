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
