package import Colors
package import Geometry
package import JSON
package import Support

extension JSONNode {
  /// How far from zero a coordinate or length may be: far enough for everything, and no sum of some overflows.
  package static let coordinateLimit = 1e9

  /// A coordinate.
  package func coordinate() throws(JSONFault) -> Double {
    try number(in: -JSONNode.coordinateLimit...JSONNode.coordinateLimit)
  }

  /// A length of 0 or more.
  package func length() throws(JSONFault) -> Double {
    try number(in: 0...JSONNode.coordinateLimit)
  }

  /// How small a length may be that is more than 0: so small that no ratio of two lengths overflows.
  package static let leastLength = 1e-9

  /// A length of more than 0; `scale` times as much is what the limits hold for and what comes back.
  package func positiveLength(scale: Double = 1) throws(JSONFault) -> Double {
    _ = try positiveNumber()
    return try number(in: JSONNode.leastLength / scale...JSONNode.coordinateLimit / scale) * scale
  }

  /// An angle in degrees, clockwise.
  package func angle() throws(JSONFault) -> Angle {
    .degrees(try coordinate())
  }

  /// A point as an array of two coordinates.
  package func pair() throws(JSONFault) -> Point {
    let parts = try map(suchAs: "[0, 40]") { (part) throws(JSONFault) in try part.coordinate() }
    guard parts.count == 2 else { throw fault(.type, "expected [x, y], found an array of \(parts.count)") }
    return Point(parts[0], parts[1])
  }

  /// A colour as CSS text: `#rgb`, `#rrggbb`, with opacity `#rrggbbaa`, or a name.
  package func color() throws(JSONFault) -> Color {
    let text = try string()
    guard let color = Color(css: text) else {
      throw fault(.value, "expected a colour such as \"#2a66ff\" or \"navy\", found \(quoted(text))")
    }
    return color
  }

  /// The code of a currency: three capital letters, as ISO 4217 has them.
  package func currencyCode() throws(JSONFault) -> String {
    let code = try string()
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) else {
      throw fault(.value, "expected three capital letters such as \"EUR\", found \(quoted(code))")
    }
    return code
  }

  /// A price of 0 or more, as a number or, for exactness beyond 15 digits, as a decimal number in a string.
  package func price() throws(JSONFault) -> Price {
    let text: String
    switch kind {
    case .string: text = try string()
    case .number: text = try number().shortestText
    default: throw mismatch(expected: "a price such as 14.50")
    }
    guard let price = Price(text), price.units >= 0 else {
      throw fault(
        .value,
        "expected a price of 0 or more with at most 6 decimal places, found \(kind == .string ? quoted(text) : text); "
          + priceHint)
    }
    return price
  }
}

// MARK: - Values of other systems' files

extension JSONNode {
  /// A point with its coordinates as keys, which may have others.
  package func xyPoint() throws(JSONFault) -> Point {
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
  package func items(_ key: StaticString) throws(JSONFault) -> [JSONNode] {
    guard let elements = try self[key]?.unlessNull?.elements() else { return [] }
    return Array(elements)
  }

  /// The word that a key holds; nil where it is missing or null.
  package func word(_ key: StaticString) throws(JSONFault) -> String? { try self[key]?.unlessNull?.string() }

  /// What a key may say or not: whether it is there and true.
  package func flag(_ key: StaticString) throws(JSONFault) -> Bool {
    try self[key]?.unlessNull?.boolean() ?? false
  }
}

/// How to write prices that people write otherwise: "free", "9,50", "9.50 EUR".
package let priceHint = "write 0 for free, and a point before the cents"
