internal import Geometry
internal import Reading
internal import SeatMaps

extension [GatheredSection] {
  /// Lays rows one behind the other about x = 0, each with its numbers in order, and sections behind sections.
  mutating func layInRows() {
    var depth = 0.0
    for section in indices {
      for row in self[section].rows.indices {
        self[section].rows[row].seats.sort { NumberedLabel($0.label) < NumberedLabel($1.label) }
        let middle = Double(self[section].rows[row].seats.count - 1) / 2
        for seat in self[section].rows[row].seats.indices {
          let x = (Double(seat) - middle) * StraightRows.defaultSeatPitch
          self[section].rows[row].seats[seat].position = Point(x, depth)
        }
        depth += StraightRows.defaultRowPitch
      }
      depth += StraightRows.defaultRowPitch
    }
  }
}

/// A label by which seats are put in order: 2 before 10, A2 before A10, 9 before A1.
struct NumberedLabel: Comparable {
  private let letters: String
  private let number: Int
  private let text: String

  /// Takes the first number of a label apart.
  init(_ label: String) {
    let start = label.firstIndex { ("0"..."9").contains($0) } ?? label.endIndex
    letters = String(label[..<start])
    let digits = label[start...].prefix { ("0"..."9").contains($0) }
    number = Int(digits) ?? (digits.isEmpty ? 0 : .max)
    text = label
  }

  static func < (left: NumberedLabel, right: NumberedLabel) -> Bool {
    (left.letters, left.number, left.text) < (right.letters, right.number, right.text)
  }
}
