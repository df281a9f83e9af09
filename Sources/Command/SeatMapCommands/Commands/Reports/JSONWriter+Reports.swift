internal import Documents
internal import Geometry
internal import JSON
internal import SeatMaps

extension JSONWriter {
  /// Writes a key and the sides of a rectangle; nothing when there is none.
  mutating func field(_ key: String, _ rect: Rect?) {
    guard let rect else { return }
    self.key(key)
    object(.inline) { sides in
      sides.field("minX", rect.minX)
      sides.field("minY", rect.minY)
      sides.field("maxX", rect.maxX)
      sides.field("maxY", rect.maxY)
    }
  }

  /// Writes a key and an amount as a number; nothing when there is none.
  mutating func field(_ key: String, _ price: Price?) { field(key, price.flatMap { Double($0.decimalText()) }) }

  /// Writes a key and an array of findings.
  mutating func field(_ key: String, _ findings: [Finding]) {
    self.key(key)
    array { array in
      for finding in findings {
        array.object { object in
          object.field("severity", finding.severity.rawValue)
          object.field("code", finding.code.rawValue)
          object.field("count", finding.count)
          object.field("message", finding.message)
          object.key("subjects")
          object.array(.inline) { subjects in
            for subject in finding.subjects {
              subjects.object { object in
                object.field("kind", subject.kind)
                object.field("name", subject.name)
              }
            }
          }
        }
      }
    }
  }

  /// Writes a key and an array of what a reader ignored or changed.
  mutating func field(_ key: String, _ notes: [DocumentNote]) {
    self.key(key)
    array { array in
      for note in notes {
        array.object(.inline) { object in
          object.field("message", note.message)
          object.field("line", note.place.line)
          object.field("path", note.place.path)
          object.field("count", note.count)
        }
      }
    }
  }
}
