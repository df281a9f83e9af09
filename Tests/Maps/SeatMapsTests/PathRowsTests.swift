import Geometry
import Paths
import SeatMaps
import TestSupport
import Testing

@Suite struct PathRowsTests {
  private func map(_ rows: PathRows, focalPoint: Point? = nil) -> SeatMap {
    SeatPlan(name: "", focalPoint: focalPoint, sections: [Section(name: "", blocks: [Block(.path(rows))])]).layout()
  }

  private func centers(_ map: SeatMap, row: Int) -> [Point] { map.seats[map.rows[row].seats].map(\.center) }

  private func gaps(_ map: SeatMap, row: Int) -> [Double] {
    let centers = centers(map, row: row)
    return zip(centers, centers.dropFirst()).map { $0.distance(to: $1) }
  }

  // MARK: The laws

  private static let horseshoe: Path = {
    var path = Path()
    path.move(to: Point(-200, -300))
    path.line(to: Point(-200, 0))
    path.addArc(center: .zero, radius: 200, start: .degrees(180), sweep: .degrees(-180))
    path.line(to: Point(200, -300))
    return path
  }()

  /// Lines of every kind, none of which bends to less than the depth of six rows on their right.
  private func lines() -> [PathRows.Line] {
    var random = SeededRandom(seed: 31)
    var lines: [PathRows.Line] = [.path(Self.horseshoe)]
    for _ in 0..<4 {
      var arc = Path()
      arc.addArc(
        center: random.point(), radius: random.double(300...900), start: .degrees(random.double(120...170)),
        sweep: .degrees(-random.double(40...140)))
      lines.append(.path(arc))
      var cubic = Path()
      cubic.move(to: Point(-500, random.double(-200...0)))
      cubic.cubic(
        control1: Point(-200, random.double(-60...60)), control2: Point(200, random.double(-60...60)),
        to: Point(500, random.double(-200...0)))
      lines.append(.path(cubic))
      lines.append(
        .points((-3...3).map { Point(Double($0) * 220, random.double(-25...25)) }, smoothness: random.double(0.9...1)))
    }
    return lines
  }

  @Test func `Pitch and row gaps are equal on every line`() throws {
    var found = 0
    for line in lines() {
      let rows = PathRows(count: 6, line: line, seatPitch: 30, rowPitch: 34)
      let map = map(rows)
      guard map.findings().allSatisfy({ $0.code != .curveTooTight }) else { continue }
      found += 1
      let path: Path =
        switch line {
        case .path(let path): path
        case .points(let points, let smoothness): .line(through: points, smoothness: smoothness)
        }
      for row in 0..<6 {
        #expect(map.rows[row].seats.count > 10)
        #expect(gaps(map, row: row).allSatisfy { abs($0 / 30 - 1) < 1e-9 })
        for (number, seat) in map.seats[map.rows[row].seats].enumerated() where row > 0 && number.isMultiple(of: 4) {
          let distance = path.distance(from: seat.center)
          #expect(abs(distance / (34 * Double(row)) - 1) < 1e-6, "row \(row) of \(line)")
        }
      }
    }
    #expect(found >= 9)
  }

  /// A straight line gives what straight rows give, and an arc what rows on arcs give.
  @Test func `Straight lines and arcs give straight rows and arcs`() throws {
    let patterns = [
      RowPattern(seats: 8), RowPattern([.seats(3), .aisle(width: 25), .seats(4)]),
      RowPattern([.seats(4), .gap(cells: 2), .seats(3)]), RowPattern([.aisle(width: 30), .seats(5), .gap(cells: 1)]),
    ]
    let straight = StraightRows(count: 4, patterns: patterns, seatPitch: 31, rowPitch: 35)
    let line = PathRows.Line.points([Point(-200, 0), Point(200, 0)], smoothness: 0)
    let alongLine = map(PathRows(count: 4, line: line, seatPitch: 31, rowPitch: 35, patterns: patterns))
    let rows = SeatPlan(name: "", sections: [Section(name: "", blocks: [Block(.straight(straight))])]).layout()
    #expect(alongLine.seats.count == rows.seats.count)
    for (seat, other) in zip(alongLine.seats, rows.seats) {
      #expect(seat.center.distance(to: other.center) < 1e-9 && seat.id == other.id)
      #expect(abs(seat.angle.degrees) < 1e-9)
    }
    var arc = Path()
    arc.addArc(center: Point(0, -400), radius: 400, start: .degrees(150), sweep: .degrees(-120))
    let along = map(PathRows(count: 4, line: .path(arc), seatPitch: 31, rowPitch: 35, patterns: patterns))
    let arcs = ArcRows(count: 4, radius: 400, rowPitch: 35, spacing: .equalPitch(31), patterns: patterns)
    let expected = SeatPlan(name: "", sections: [Section(name: "", blocks: [Block(.arc(arcs))])]).layout()
    #expect(along.seats.count == expected.seats.count)
    for (seat, other) in zip(along.seats, expected.seats) {
      // Cubics leave a circle by 2.7e-4 of its radius; the aisle beside a row of the last pattern is an angle in one
      // and a distance in the other.
      #expect(seat.center.distance(to: other.center) < 0.25, "\(seat.id)")
      #expect(abs((seat.angle - other.angle).normalizedAroundZero.degrees) < 0.2)
    }
  }

  // MARK: What stands along the rows

  @Test func `Aisles and gaps take their width in bends`() {
    let pattern = RowPattern([.seats(3), .aisle(width: 40), .seats(2), .gap(cells: 1), .seats(1)])
    for alignment in StraightRows.Alignment.allCases {
      let map = map(
        PathRows(
          count: 3, line: .path(Self.horseshoe), seatPitch: 30, alignment: alignment, patterns: [pattern]))
      for row in 0..<3 {
        let gaps = gaps(map, row: row)
        #expect(gaps.count == 5)
        for (gap, expected) in zip(gaps.prefix(4), [30.0, 30, 70, 30]) { #expect(abs(gap - expected) < 1e-9) }
        // Two chords of 30 with a bend between them.
        #expect(gaps[4] <= 60 + 1e-9 && gaps[4] > 57)
      }
    }
  }

  /// The first row's ends are at (−200, −300) and (200, −300), its middle at (0, 200); rows are 36 apart.
  @Test func `Rows are aligned on a normal of the line`() throws {
    func map(_ alignment: StraightRows.Alignment) -> SeatMap {
      self.map(
        PathRows(
          count: 3, line: .path(Self.horseshoe), alignment: alignment, patterns: [RowPattern(seats: 5)]))
    }
    for row in 0..<3 {
      let depth = 36 * Double(row)
      #expect(try #require(centers(map(.start), row: row).first).distance(to: Point(-200 - depth, -300)) < 1e-9)
      #expect(try #require(centers(map(.end), row: row).last).distance(to: Point(200 + depth, -300)) < 1e-9)
      #expect(centers(map(.center), row: row)[2].distance(to: Point(0, 200 + depth)) < 0.06)
    }
  }

  /// Legs of 300 and a half circle of 200 + 36 k: what a row holds grows with its length.
  @Test func `Rows hold as many seats as fit`() {
    let map = map(PathRows(count: 4, line: .path(Self.horseshoe)))
    for row in 0..<4 {
      let radius = 200 + 36 * Double(row)
      // Chords of 38 lie inside the arc, which is longer by less than a tenth of a pitch.
      let length = 600 + Double.pi * radius
      let count = map.rows[row].seats.count
      #expect(count == Int(length / 38) + 1 || count == Int(length / 38))
      for center in centers(map, row: row) { #expect(center.y >= -300 - 1e-6) }
    }
    let counts = map.rows.map(\.seats.count)
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `Rows on a closed line do not run into themselves`() throws {
    let oval = Path.roundedRectangle(Rect(center: .zero, size: Size(600, 400)), radius: 150)
    for side in PathRows.Side.allCases {
      let map = map(PathRows(count: 3, line: .path(oval), side: side, seatPitch: 31))
      for row in map.rows.indices {
        #expect(gaps(map, row: row).allSatisfy { abs($0 - 31) < 1e-9 })
        let centers = centers(map, row: row)
        let first = try #require(centers.first), last = try #require(centers.last)
        #expect(first.distance(to: last) >= 31 - 1e-9)
        // Less than a pitch of the row is left over.
        #expect(first.distance(to: last) < 62)
      }
    }
  }

  /// Rows inside a rectangle that begins at a corner keep their distance from it in that corner as well.
  @Test func `Rows inside a closed line with corners keep their distance`() {
    let rectangle = Path.rectangle(Rect(x: 0, y: 0, width: 600, height: 400))
    let map = map(PathRows(count: 4, line: .path(rectangle), seatPitch: 40))
    for row in 0..<4 {
      let centers = centers(map, row: row)
      // Each row is 8 · 36 shorter than the one before.
      #expect(abs(centers.count - (2000 - 288 * row) / 40) <= 2)
      for center in centers { #expect(abs(rectangle.distance(from: center) - 36 * Double(row)) < 1e-6) }
    }
  }

  /// A figure of eight, a corner of 23° and a cusp: rows that hold what fits have no two seats nearer than a pitch.
  @Test func `Seats of a row that is filled never stand nearer than a pitch`() throws {
    let eight = try Path(svgPathData: "M-300 0C-300 -300 300 300 300 0C300 -300 -300 300 -300 0Z")
    let cusp = try Path(svgPathData: "M0 0C300 300 0 300 300 0")
    let lines: [PathRows.Line] = [
      .path(eight), .path(cusp), .points([Point(-80, 400), .zero, Point(80, 400)], smoothness: 0),
      .path(Self.horseshoe),
    ]
    for line in lines {
      for side in PathRows.Side.allCases {
        for alignment in StraightRows.Alignment.allCases {
          let map = map(PathRows(count: 2, line: line, side: side, alignment: alignment))
          for row in 0..<2 {
            let centers = centers(map, row: row)
            #expect(centers.count > 6)
            for (place, center) in centers.enumerated() {
              #expect(centers[..<place].allSatisfy { $0.distance(to: center) > 38 - 1e-6 })
            }
          }
        }
      }
    }
  }

  /// Seats of a pattern stand where it says, on each other in a corner of 23°: that is told.
  @Test func `Seats of a pattern that overlap in a corner are found`() {
    let corner = PathRows.Line.points([Point(-80, 400), .zero, Point(80, 400)], smoothness: 0)
    let map = map(PathRows(count: 1, line: corner, patterns: [RowPattern(seats: 9)]))
    #expect(map.seats.count == 9)
    #expect(map.findings().contains { $0.code == .overlappingSeats })
  }

  @Test func `Long rows go straight on beyond their line`() {
    let map = map(
      PathRows(
        count: 1, line: .points([.zero, Point(60, 0)], smoothness: 0), seatPitch: 30, patterns: [RowPattern(seats: 7)]))
    #expect(zip(centers(map, row: 0), -3...3).allSatisfy { $0.distance(to: Point(30 + 30 * Double($1), 0)) < 1e-9 })
  }

  // MARK: Where seats look

  @Test func `Seats turn their backs to the rows behind`() throws {
    for side in PathRows.Side.allCases {
      let map = map(PathRows(count: 2, line: .path(Self.horseshoe), side: side, patterns: [RowPattern(seats: 9)]))
      for (front, back) in zip(map.seats[map.rows[0].seats], map.seats[map.rows[1].seats]) {
        #expect(Vector(direction: back.angle - .degrees(90)).dot(front.center - back.center) > 0)
      }
    }
  }

  @Test func `Seats of every shape face the focal point`() {
    let focal = Point(20, -150)
    let arrangements: [Block.Arrangement] = [
      .path(PathRows(count: 4, line: .path(Self.horseshoe))),
      .path(PathRows(count: 3, line: .points([Point(-300, 0), Point(0, 60), Point(300, 0)], smoothness: 1))),
      .filling(FilledRows(outline: [Point(-100, 0), Point(100, 0), Point(300, 300), Point(-300, 300)])),
      .arch(ArchRows(seats: 60, count: 3, radius: 200)),
      .arc(ArcRows(count: 3, radius: 250, sweep: .fullTurn, aisles: [ArcRows.Aisle(at: .degrees(90), width: 40)])),
    ]
    for arrangement in arrangements {
      let section = Section(name: "", blocks: [Block(arrangement)])
      let seats = SeatPlan(name: "", focalPoint: focal, sections: [section]).layout().seats
      #expect(seats.count > 20)
      for seat in seats {
        let facing = Vector(direction: seat.angle - .degrees(90))
        #expect(facing.dot(focal - seat.center) > 0)
        #expect(abs(facing.cross(focal - seat.center)) < 1e-6)
      }
    }
  }

  // MARK: Too tight

  /// On the inside of a half circle of radius 90 the rows 36 and 72 follow, and 108 cannot.
  @Test func `Rows inside a tight bend are an error`() throws {
    var path = Path()
    path.move(to: Point(-300, 0))
    path.line(to: Point(-90, 0))
    path.addArc(center: .zero, radius: 90, start: .degrees(180), sweep: .degrees(180))
    path.line(to: Point(300, 0))
    let section = Section(name: "Hall", blocks: [Block(.path(PathRows(count: 5, line: .path(path))))])
    let map = SeatPlan(name: "", sections: [section]).layout()
    let finding = try #require(map.findings().first { $0.code == .curveTooTight })
    #expect(finding.severity == .error)
    #expect(finding.count == 2)
    #expect(finding.subjects == [.row("Hall/D"), .row("Hall/E")])
    #expect(map.sections[0].tightRows.map(\.distance) == [108, 144])
    #expect(map.sections[0].tightRows.allSatisfy { abs($0.leastRadius - 90) < 1 })
    // On the other side of the line there is room for all.
    let outside = PathRows(count: 5, line: .path(path), side: .left)
    #expect(self.map(outside).findings().allSatisfy { $0.code != .curveTooTight })
  }

  /// At a corner a row on the inside has a corner of its own, which is no error.
  @Test func `Rows inside corners keep their distance`() {
    let line = PathRows.Line.points([Point(-300, 200), Point(0, 0), Point(300, 200)], smoothness: 0)
    let map = map(PathRows(count: 4, line: line, seatPitch: 40))
    #expect(map.findings().allSatisfy { $0.code != .curveTooTight })
    for row in 0..<4 {
      #expect(gaps(map, row: row).allSatisfy { abs($0 - 40) < 1e-9 })
      for center in centers(map, row: row) {
        let path = Path.line(through: [Point(-300, 200), Point(0, 0), Point(300, 200)], smoothness: 0)
        #expect(abs(path.distance(from: center) - 36 * Double(row)) < 1e-6)
      }
    }
  }

  // MARK: Counts and limits

  @Test func `Counts are those of the layout`() {
    for line in lines() {
      for alignment in StraightRows.Alignment.allCases {
        let plan = SeatPlan(
          name: "",
          sections: [
            Section(name: "", blocks: [Block(.path(PathRows(count: 3, line: line, alignment: alignment)))])
          ])
        #expect(plan.seatCount == plan.layout().seats.count)
      }
    }
  }

  @Test func `Huge and empty lines end soon`() {
    func plan(_ rows: PathRows) -> SeatPlan {
      SeatPlan(name: "", sections: [Section(name: "", blocks: [Block(.path(rows))])])
    }
    let long = PathRows.Line.points([.zero, Point(1e9, 0)], smoothness: 0)
    #expect(plan(PathRows(count: 1, line: long, seatPitch: 1)).seatCount == .max)
    #expect(plan(PathRows(count: .max, line: long, patterns: [RowPattern(seats: 1)])).seatCount == .max)
    #expect(plan(PathRows(count: 3, line: .points([], smoothness: 1))).layout().rows.count == 3)
    #expect(plan(PathRows(count: 3, line: long, seatPitch: .nan)).layout().seats.isEmpty)
    #expect(plan(PathRows(count: 3, line: long, seatPitch: 0)).layout().seats.isEmpty)
    // A star of hundreds of points whose parallels cross themselves everywhere.
    let star = (0..<300).map { Point.zero + Vector(direction: .degrees(Double($0) * 137)) * 500 }
    let map = plan(PathRows(count: 5, line: .points(star, smoothness: 0), patterns: [RowPattern(seats: 3)])).layout()
    #expect(map.rows.count == 5)
  }
}
