internal import Colors
internal import Geometry
internal import JSON

/// Values as other systems' files have them, who are not held to our ways of writing.
extension DocumentReading {
  /// A colour, or nil with a note where it is written in a way that is not read, such as `rgb(…)`.
  mutating func color(_ node: JSONNode?) throws(JSONFault) -> Color? {
    guard let node = node?.unlessNull else { return nil }
    let text = try node.string()
    guard let color = Color(css: text) else {
      if !text.isEmpty { notes.add("ignored a colour that is neither a name nor #rrggbb", at: node) }
      return nil
    }
    return color
  }

  /// A name or label where there is one that is not empty.
  mutating func optionalText(_ node: JSONNode?) throws(JSONFault) -> String? {
    guard let node = node?.unlessNull else { return nil }
    return try text(node).nonempty
  }
}

extension JSONNode {
  /// A point with its coordinates as keys, which may have others.
  func xyPoint() throws(JSONFault) -> Point {
    var (x, y): (Double?, Double?)
    for (key, value) in try fields() {
      switch key {
      case "x": x = try value.coordinate()
      case "y": y = try value.coordinate()
      default: break
      }
    }
    return Point(try required(x, "x"), try required(y, "y"))
  }

  /// The elements of the array that a key holds; none where it is missing or null.
  func items(_ key: StaticString) throws(JSONFault) -> [JSONNode] {
    guard let elements = try self[key]?.unlessNull?.elements() else { return [] }
    return Array(elements)
  }

  /// The word that a key holds; nil where it is missing or null.
  func word(_ key: StaticString) throws(JSONFault) -> String? { try self[key]?.unlessNull?.string() }

  /// What a key may say or not: whether it is there and true.
  func flag(_ key: StaticString) throws(JSONFault) -> Bool {
    try self[key]?.unlessNull?.boolean() ?? false
  }
}
