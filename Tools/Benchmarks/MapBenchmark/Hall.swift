import Colors
import Geometry
import SeatMapDrawing
import SeatMaps

/// A room of as many seats as asked for, in four categories, on a canvas of 4 to 3.
///
/// The look is that of the theme `app`, whose free seats are one fill without a line around it: a picture that everybody
/// can draw with one fill for each seat.
struct Hall {
  enum Arrangement: String, CaseIterable {
    /// Chairs in straight rows, an aisle in the middle, whose distances are whole quarters of a pixel.
    case grid
    /// Circles in the same rows.
    case circles
    /// Chairs in straight rows at the plan's usual distances, wherever on the pixels these put them.
    case loose
    /// Chairs in curved rows around a stage, each turned towards it.
    case turned
  }

  var seats = 50_000
  var arrangement = Arrangement.grid
  var showsLabels = false
  var canvas = Size(2400, 1800)

  private static let categories = [("Gold", 0xD9A441), ("Blue", 0x3E6FD9), ("Green", 0x3BA272), ("Red", 0xD9534F)]
    .map { Category(name: $0.0, color: Color(hex: UInt32($0.1))) }
  private static let usualPitch = Size(StraightRows.defaultSeatPitch, StraightRows.defaultRowPitch)

  /// The rule, before anything has a place.
  var plan: SeatPlan {
    let section = Section(
      name: "", blocks: arrangement == .turned ? curvedBlocks : straightBlocks, rowLabels: .none)
    return SeatPlan(
      name: "\(seats) seats", categories: Hall.categories, seatShape: arrangement == .circles ? .circle : .chair,
      sections: [section])
  }

  var drawing: SeatMapDrawing {
    SeatMapDrawing(
      theme: .app(), canvas: .size(canvas), seatLabels: showsLabels ? .all : .none, level: .seats,
      showsTitle: false, showsLegend: false)
  }

  // MARK: Straight rows

  /// The measures of straight rows.
  private struct Rows {
    var columns: Int
    var pitch: Size
    var seatSize: Double
    var aisle = 0.0

    /// A row from the left; the aisle is in the middle of a whole one.
    func pattern(seats: Int) -> RowPattern {
      let left = min(seats, columns / 2)
      return RowPattern([.seats(left), .aisle(width: aisle), .seats(seats - left)])
    }
  }

  /// A quarter of the rows for each category; only the last row of all may be shorter.
  private var straightBlocks: [Block] {
    let measures = arrangement == .loose ? usualRows : quarteredRows
    let count = (seats + measures.columns - 1) / measures.columns
    return shares(of: count).enumerated().map { number, share in
      let patterns = share.map { row in
        measures.pattern(seats: min(measures.columns, seats - row * measures.columns))
      }
      let rows = StraightRows(
        count: share.count, patterns: patterns, seatPitch: measures.pitch.width, rowPitch: measures.pitch.height,
        alignment: .start)
      return Block(.straight(rows), seatSize: measures.seatSize, category: Hall.categories[number].name)
    }
  }

  private var usualRows: Rows {
    let pitch = Hall.usualPitch
    let columns = (Double(seats) * pitch.height * canvas.width / (pitch.width * canvas.height)).squareRoot()
    return Rows(columns: max(2, Int(columns)), pitch: pitch, seatSize: Block.defaultSeatSize)
  }

  /// Rows that fill the room inside the picture's margin from side to side, so that a unit of the plan is a pixel.
  private var quarteredRows: Rows {
    let room = Size(canvas.width - 2 * margin, canvas.height - 2 * margin)
    func quarters(_ length: Double) -> Double { (length * 4).rounded(.down) / 4 }

    let pitch = quarters((room.width * room.height / Double(seats) * 1.07).squareRoot())
    let seatSize = pitch * 0.8
    let columns = max(2, Int((room.width - seatSize * Hall.seatReach) / pitch) + 1)
    let rows = (seats + columns - 1) / columns
    let rest = room.width - Double(columns - 1) * pitch - seatSize * Hall.seatReach
    return Rows(
      columns: columns, pitch: Size(pitch, min(pitch, quarters(room.height / Double(rows + 1)))),
      seatSize: seatSize + (rest - quarters(rest)) / Hall.seatReach, aisle: quarters(rest))
  }

  /// The empty border of a picture.
  private var margin: Double { canvas.height / 50 }
  /// The width that the picture's layout keeps for a seat and what may stick out of it, in widths of the seat.
  private static let seatReach = 1.28

  // MARK: Curved rows

  /// Rows around a stage through two thirds of a circle, a form that fills a canvas of 4 to 3; the innermost row has three
  /// tenths of the outermost's radius.
  private var curvedBlocks: [Block] {
    let (pitch, sweep, hole) = (Hall.usualPitch, Angle.degrees(240), 0.3)
    let outer =
      (Double(seats) * 2 * pitch.width * pitch.height / (sweep.radians * (1 - hole * hole))).squareRoot()
    let rows = max(4, Int((outer * (1 - hole) / pitch.height).rounded()))
    func radius(_ row: Int) -> Double { outer * hole + Double(row) * pitch.height }
    let radii = (0..<rows).map(radius).reduce(0, +)
    var seatsBefore = 0
    var radiiBefore = 0.0
    return shares(of: rows).enumerated().map { number, share in
      radiiBefore += share.map(radius).reduce(0, +)
      let upTo = Int((Double(seats) * radiiBefore / radii).rounded())
      defer { seatsBefore = upTo }
      let arch = ArchRows(
        seats: upTo - seatsBefore, count: share.count, radius: radius(share.lowerBound), sweep: sweep,
        maximumPitch: 2 * pitch.width)
      return Block(.arch(arch), category: Hall.categories[number].name)
    }
  }

  /// Four runs of rows, as long as each other or one row apart.
  private func shares(of rows: Int) -> [Range<Int>] {
    (0..<Hall.categories.count).map { rows * $0 / Hall.categories.count..<rows * ($0 + 1) / Hall.categories.count }
  }
}
