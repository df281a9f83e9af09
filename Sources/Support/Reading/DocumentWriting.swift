package import Colors
package import Geometry
package import JSON
package import Support

extension JSONWriter {
  /// Writes a key of a format; the value that is written next belongs to it.
  package mutating func key(_ key: some DocumentKey) { self.key(key.rawValue) }

  /// Writes a key and a string; nothing where there is none.
  package mutating func field(_ key: some DocumentKey, _ value: String?) { field(key.rawValue, value) }

  /// Writes a key and a finite number; nothing where there is none.
  package mutating func field(_ key: some DocumentKey, _ value: Double?) { field(key.rawValue, value) }

  /// Writes a key and an integer; nothing where there is none.
  package mutating func field(_ key: some DocumentKey, _ value: Int?) { field(key.rawValue, value) }

  /// Writes a key and an array of two coordinates; nothing where there is no point.
  package mutating func field(_ key: some DocumentKey, _ point: Point?) {
    guard let point else { return }
    self.key(key)
    value(point)
  }

  /// Writes a key and a colour, rounded to 8 bits for each part; nothing where there is none.
  package mutating func field(_ key: some DocumentKey, _ color: Color?) { field(key.rawValue, color?.hexText) }

  /// Writes a key and a price: a number where a double holds it exactly enough to be read back, a string else.
  package mutating func field(_ key: some DocumentKey, _ price: Price?) {
    guard let price else { return }
    let text = price.decimalText()
    if let number = Double(text), Price(number.shortestText) == price {
      field(key.rawValue, number)
    } else {
      field(key.rawValue, text)
    }
  }

  /// Writes a point as an array of two coordinates.
  package mutating func value(_ point: Point) {
    array(.inline) { writer in
      writer.value(point.x)
      writer.value(point.y)
    }
  }

  /// Writes a key and an array of strings.
  package mutating func field(_ key: some DocumentKey, strings: [String]) {
    self.key(key)
    array(.inline) { writer in
      for string in strings { writer.value(string) }
    }
  }
}

extension Equatable {
  /// The value itself, or nil where it is the one that a reader takes anyway.
  @inlinable package func unless(_ standard: Self) -> Self? { self == standard ? nil : self }
}
