internal import Reading
internal import SeatMaps
internal import XML

/// What a `<use>` in one of our own pictures says of a seat besides its attributes.
struct OwnSeatMark {
  /// The drawing of the seat.
  let shape: SeatShape
  /// The name of the category that is spoken; nil where there is none.
  let category: String?
  /// The attributes that are spoken.
  let attributes: SeatAttributes
  /// The seat's id.
  let id: String?

  /// Creates what an element says; nil where it is no seat of our own pictures.
  init?(_ element: XMLElement, classes: [Substring]) {
    guard element.name == "use", classes.contains("seat"), let reference = element["href"],
      let shape = SeatShape.allCases.first(where: { reference.hasPrefix("#s-" + $0.rawValue) })
    else { return nil }
    self.shape = shape
    id = element["id"].map(OwnSeatMark.decoded)

    // "Stalls, row C, seat 12, wheelchair place, Standard, available, €14.50": what stands between seat and status.
    let parts = (element["aria-label"] ?? "").split(separator: ", ")
    let status = SeatStatus.allCases.first { classes.contains($0.name[...]) }
    let start = parts.lastIndex { $0.lowercased().hasPrefix("seat ") }.map { $0 + 1 } ?? parts.count
    let end = status.flatMap { status in parts.lastIndex { $0 == status.name } } ?? parts.count
    var words = start <= end ? parts[start..<end] : []
    var attributes: SeatAttributes = []
    while let word = words.first, let attribute = SeatAttributes.all.first(where: { $0.name == word }) {
      attributes.formUnion(attribute.attribute)
      words.removeFirst()
    }
    self.attributes = attributes
    category = words.nonempty?.joined(separator: ", ")
  }

  /// The id that an `id` attribute was made of: `.` stands for `/`, `__` for a space, `_2E_` for the character of that
  /// code, and one more underscore in front of a name that could not begin as it does.
  static func decoded(_ name: String) -> String {
    var rest = name[...]
    if !rest.utf8.count(where: { $0 == UInt8(ascii: "_") }).isMultiple(of: 2), rest.first == "_" { rest.removeFirst() }
    var id = ""
    while let character = rest.popFirst() {
      if character == "_", rest.first == "_" {
        id.append(" ")
        rest.removeFirst()
      } else if character == "_", let end = rest.firstIndex(of: "_"), let value = UInt32(rest[..<end], radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        id.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      } else {
        id.append(character == "." ? "/" : character)
      }
    }
    return id
  }
}
