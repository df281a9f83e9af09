import Geometry
import SeatMaps
import TestSupport
import Testing

/// Layout never traps, whatever the numbers.
@Suite struct ExtremePlansTests {
  private static let doubles = [
    0, -0.0, 1, -1, 30, 1e-300, -1e-300, 1e300, -1e300, .infinity, -.infinity, .nan, .greatestFiniteMagnitude, 1e18,
  ]
  private static let counts = [0, 1, -1, 3, 100, 1_000_000_000_000_000_000, .max, .min]

  private func randomPlan(_ random: inout SeededRandom) -> SeatPlan {
    func double() -> Double { random.element(of: Self.doubles) ?? 0 }
    func count() -> Int { random.element(of: Self.counts) ?? 0 }
    func pattern() -> RowPattern {
      RowPattern([
        .seats(count()), .aisle(width: double()), .gap(cells: count()), .aisle(width: double()), .seats(count()),
      ])
    }
    func scheme() -> LabelScheme {
      LabelScheme(
        random.element(of: LabelScheme.Style.allCases) ?? .numbers, start: count(), step: count(),
        skipped: ["1", "B", "x"])
    }
    func arrangement() -> Block.Arrangement {
      let patterns = (0..<random.int(0...2)).map { _ in pattern() }
      switch random.int(0...3) {
      case 0:
        return .straight(
          StraightRows(
            count: count(), patterns: patterns, seatPitch: double(), rowPitch: double(),
            alignment: random.element(of: StraightRows.Alignment.allCases) ?? .center, stagger: double()))
      case 1:
        return .arc(
          ArcRows(
            count: count(), radius: double(), rowPitch: double(), spacing: .equalPitch(double()),
            sweep: .degrees(double()), patterns: patterns))
      case 2:
        return .arc(
          ArcRows(
            count: count(), radius: double(), rowPitch: double(), spacing: .equalAngle, sweep: .degrees(double()),
            patterns: patterns))
      default:
        let seats = (0..<3).map { number in
          Seat(label: String(number), position: Point(double(), double()), angle: .degrees(double()), size: double())
        }
        return .rows([SeatRow(label: "A", origin: Point(double(), double()), seats: seats)])
      }
    }
    let blocks = (0..<3).map { _ in
      Block(
        arrangement(), gap: double(), seatSize: double(),
        rowNumbering: RowNumbering(scheme(), order: random.bool() ? .frontToBack : .backToFront),
        seatNumbering: SeatNumbering(
          scheme(), order: random.bool() ? .leftToRight : .rightToLeft, counting: random.bool() ? .seats : .cells),
        exceptions: [
          SeatException(
            rows: LabelSelection([.range("A", "9223372036854775807"), .label("x")]),
            seats: LabelSelection([.range("-9223372036854775808", "5")]), isRemoved: random.bool())
        ])
    }
    return SeatPlan(
      name: "", canvas: Size(double(), double()),
      stage: Stage(.screen, width: double(), curvature: double(), gap: double()),
      focalPoint: random.bool() ? Point(double(), double()) : nil,
      sections: [
        Section(name: "", origin: Point(double(), double()), rotation: .degrees(double()), blocks: blocks),
        Section(name: "", blocks: blocks),
      ])
  }

  @Test func `Any plan has a map of finite seats`() {
    var random = SeededRandom(seed: 10)
    for _ in 0..<400 {
      let plan = randomPlan(&random)
      let map = plan.layout(limit: 60)
      #expect(map.seats.count <= 60 && map.rows.count <= 60)
      #expect(map.seats.count <= plan.seatCount && map.rows.count <= plan.rowCount)
      #expect(
        map.seats.allSatisfy { $0.center.isFinite && $0.size.isFinite && $0.size >= 0 && $0.angle.degrees.isFinite })
      // NaN is not equal to itself, so seats are compared, all of which are finite.
      #expect(map.seats == plan.layout(limit: 60).seats)
      _ = map.findings()
      _ = map.panels().extent
      _ = SeatIndex(map).nearestSeat(to: .zero)
    }
  }

  /// The same for rows of the other shapes, and for rows that differ.
  @Test func `Any shape of rows has a map of finite seats`() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<50 {
      func double() -> Double { random.element(of: Self.doubles) ?? 0 }
      func count() -> Int { random.element(of: Self.counts) ?? 0 }
      func point() -> Point { random.bool() ? Point(double(), double()) : random.point() }
      let alignment = random.element(of: StraightRows.Alignment.allCases) ?? .center
      let patterns = random.bool() ? [] : [RowPattern([.seats(count()), .gap(cells: count()), .seats(2)])]
      let points = (0..<random.int(0...5)).map { _ in point() }
      let arrangement: Block.Arrangement
      switch random.int(0...3) {
      case 0:
        arrangement = .path(
          PathRows(
            count: count(), line: .points(points, smoothness: double()), seatPitch: double(), rowPitch: double(),
            alignment: alignment, patterns: patterns))
      case 1:
        arrangement = .filling(
          FilledRows(
            outline: points, course: random.bool() ? .straight(.degrees(double())) : .arcs(center: point()),
            count: random.bool() ? nil : count(), start: random.bool() ? nil : double(), seatPitch: double(),
            rowPitch: double(), margin: double(), alignment: alignment))
      case 2:
        arrangement = .arch(
          ArchRows(
            seats: count(), count: count(), radius: double(), rowPitch: double(), sweep: .degrees(double()),
            maximumPitch: double()))
      default:
        arrangement = .arc(
          ArcRows(
            count: count(), radius: double(), rowPitch: double(), spacing: .equalPitch(double()),
            sweep: .degrees(double()), aisles: [ArcRows.Aisle(at: .degrees(double()), width: double())]))
      }
      let override = RowOverride(
        pattern: random.bool() ? nil : RowPattern(seats: count()), shift: double(), gapBefore: double())
      let block = Block(
        arrangement, gap: double(), seatSize: double(), rowOverrides: random.bool() ? [] : [override],
        exceptions: [SeatException(size: double(), nudge: Vector(double(), double()), angle: .degrees(double()))])
      let plan = SeatPlan(name: "", sections: [Section(name: "", blocks: [block, block])])
      let map = plan.layout(limit: 60)
      #expect(map.seats.count <= 60 && map.seats.count <= plan.seatCount)
      #expect(map.seats.allSatisfy { $0.center.isFinite && $0.size.isFinite && $0.angle.degrees.isFinite })
      _ = map.findings()
    }
  }

  @Test func `Counts are known without laying out`() {
    func plan(_ arrangement: Block.Arrangement) -> SeatPlan {
      SeatPlan(name: "", sections: [Section(name: "", blocks: [Block(arrangement), Block(arrangement)])])
    }
    let patterns = [RowPattern(seats: 2), RowPattern([.seats(3), .gap(cells: 9), .seats(1)])]
    #expect(plan(.straight(StraightRows(count: 5, patterns: patterns))).seatCount == 2 * (2 + 4 * 4))
    #expect(plan(.straight(StraightRows(count: 1, patterns: patterns))).seatCount == 2 * 2)
    #expect(plan(.straight(StraightRows(count: -5, patterns: patterns))).seatCount == 0)
    #expect(plan(.straight(StraightRows(count: 1 << 40, seats: 1 << 40))).seatCount == .max)
    #expect(plan(.straight(StraightRows(count: .max, seats: 1))).rowCount == .max)
    #expect(plan(.arc(ArcRows(count: .max, radius: 100, sweep: .degrees(90)))).seatCount == .max)

    let arc = plan(.arc(ArcRows(count: 6, radius: 620, rowPitch: 34, spacing: .equalPitch(30), sweep: .degrees(80))))
    #expect(arc.seatCount == arc.layout().seats.count)
  }

  @Test func `The limit cuts off seats and rows`() {
    let rows = StraightRows(count: 1_000_000_000_000_000_000, seats: 7)
    let map = SeatPlan(name: "", sections: [Section(name: "", blocks: [Block(.straight(rows))])]).layout(limit: 10)
    #expect(map.rows.count == 10 && map.seats.count == 10)
    #expect(map.rows.prefix(3).map(\.seats) == [0..<7, 7..<10, 10..<10])
  }

  @Test func `Many sections over each other are summed up`() {
    let block = Block(.straight(StraightRows(count: 1, seats: 1)))
    let sections = (0..<40).map { Section(name: "S\($0)", blocks: [block]) }
    let found = SeatPlan(name: "", sections: sections).layout().findings().filter { $0.code == .sectionsOverlap }
    // 40 · 39 / 2 pairs: ten are named, the rest is one finding.
    #expect(found.count == 11)
    #expect(found.last?.count == 770)
  }
}
