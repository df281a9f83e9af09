internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps
internal import Support

/// Reads tables of seats as plans.
///
/// Sections, rows and categories stand in the order in which they are first met. Without places, rows lie one behind
/// the other, each with its numbers in order about the middle.
struct CSVPlanReader: TextPlanReader {
  static let format = PlanFormat.csv

  private(set) var reading: TextDocumentReading
  /// Statuses, and prices that are not those of categories; nil where the table says neither.
  private(set) var availability: Availability?

  init(reading: TextDocumentReading) {
    self.reading = reading
  }

  /// Whether a file's first line is the header of such a table.
  static func recognizes(_ bytes: [UInt8]) -> Bool { CSVSeatReader.recognizes(bytes) }

  /// The plan in a file's bytes.
  mutating func plan(_ bytes: [UInt8]) throws(DocumentError) -> SeatPlan {
    var seats = try CSVSeatReader(bytes, reading: reading)
    var gathered = GatheredSeats()
    var prices = GatheredPrices()
    var lines: [GatheredSeat] = []
    while let line = try seats.next() {
      gathered.add(line)
      prices.add(line)
      lines.append(line)
    }
    availability = prices.availability(of: lines)
    var sections = gathered.sections
    if !seats.hasPositions {
      sections.layInRows()
      seats.reading.note("laid rows one behind the other, since there are no columns \"x\" and \"y\"", at: top)
    } else if gathered.usualSize == nil {
      seats.reading.note("made seats as wide as their distances allow, since there is no column \"width\"", at: top)
    }
    reading = seats.reading
    let usualSize = gathered.usualSize ?? (seats.hasPositions ? gathered.sizeByPitch : nil) ?? Block.defaultSeatSize
    return SeatPlan(
      name: "", categories: prices.categories, floors: gathered.floors,
      sections: sections.map { $0.section(usualSize: usualSize) })
  }

  /// The header, where notes about the table as a whole belong.
  private var top: DocumentPlace { reading.place(line: 1, column: 1) }
}

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
