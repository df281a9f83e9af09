import Geometry
import Paths
import SeatMaps
import TestSupport
import Testing

/// The lines around sections.
@Suite struct SectionOutlineTests {
  private func map(_ section: Section) -> SeatMap { SeatPlan(name: "", sections: [section]).layout() }

  private func outline(_ section: Section) throws -> Path {
    let map = map(section)
    let outline = try #require(map.outlined().sections[0].outline)
    expectSound(outline, around: map)
    return outline
  }

  /// Every seat's frame lies inside, and no line crosses another.
  private func expectSound(_ outline: Path, around map: SeatMap) {
    let interior = PathInterior(outline)
    for seat in map.seats {
      let size = seat.shape.size(width: seat.size)
      let turn = AffineTransform.rotation(seat.angle, about: seat.center)
      for corner in Rect(center: seat.center, size: size).corners {
        #expect(interior.contains(turn.apply(corner)), "\(seat.id)")
      }
    }
    let lines: Path = outline.flattened(tolerance: 0.5)
    let segments = lines.contours.flatMap { $0.segments }.filter { !$0.isPoint }
    for first in segments.indices {
      for second in segments.indices where second > first && !touch(segments[first], segments[second]) {
        #expect(!crosses(segments[first], segments[second]), "\(segments[first]) and \(segments[second])")
      }
    }
  }

  private func touch(_ a: PathSegment, _ b: PathSegment) -> Bool {
    min(a.end.distance(to: b.start), b.end.distance(to: a.start)) < 1e-9
  }

  private func crosses(_ a: PathSegment, _ b: PathSegment) -> Bool {
    func side(_ p: Point, of s: PathSegment) -> Double { (s.end - s.start).cross(p - s.start) }
    return side(b.start, of: a) * side(b.end, of: a) < 0 && side(a.start, of: b) * side(a.end, of: b) < 0
  }

  @Test func `Straight rows have a rectangle around them`() throws {
    let block = Block(.straight(StraightRows(count: 6, seats: 12, seatPitch: 38, rowPitch: 36)))
    let section = Section(name: "", blocks: [block], outline: .around(padding: 10))
    let path = try outline(section)
    let (seats, line) = (try #require(map(section).seatExtent), try #require(path.bounds))
    for (inner, outer) in [
      (seats.minX, line.minX), (seats.minY, line.minY), (-seats.maxX, -line.maxX), (-seats.maxY, -line.maxY),
    ] {
      #expect(inner - outer >= 10 - 1e-9 && inner - outer < 30)
    }
    #expect(path.contours.count == 1)
  }

  @Test func `Curved rows are followed`() throws {
    let block = Block(.arc(ArcRows(count: 4, radius: 400, spacing: .equalPitch(38), sweep: .degrees(120))))
    let path = try outline(Section(name: "", blocks: [block]))
    // The centre is 400 above the middle of the first row: a quarter of that below it nobody sits.
    #expect(!path.contains(Point(0, -100)) && path.contains(Point(0, 0)))
    #expect(path.contours.count == 1)
  }

  /// The line keeps half a seat's width, 15, and the padding, 10, from the centres of seats.
  @Test func `The line along bent rows is as smooth as they are`() throws {
    let rows = ArcRows(count: 6, radius: 500, rowPitch: 40, spacing: .equalPitch(34), sweep: .degrees(70))
    let section = Section(
      name: "", blocks: [Block(.arc(rows), seatSize: 30, seatShape: .circle)], outline: .around(padding: 10))
    let path = try outline(section)
    let center = Point(0, -500)
    let lines: Path = path.flattened(tolerance: 0.01)
    let corners = lines.contours[0].segments.map(\.end)
    // Away from the ends, where the line turns, only the two arcs remain: 25 before the first row, 25 behind the last.
    let middle = corners.filter { abs($0.x) < 150 }
    #expect(middle.count > 20)
    for corner in middle {
      let radius = corner.distance(to: center)
      #expect(min(abs(radius - 475), abs(radius - 725)) < 1, "\(corner)")
    }
  }

  @Test func `Ends of rows that alternate give one straight side`() throws {
    let rows = StraightRows(count: 8, seats: 10, seatPitch: 40, rowPitch: 40, stagger: 0.5)
    let section = Section(
      name: "", blocks: [Block(.straight(rows), seatSize: 30, seatShape: .circle)], outline: .around(padding: 10))
    let bounds = try #require(try outline(section).bounds)
    // Rows reach from −180 to 180, every second one from −160 to 200; 25 is kept from their centres. The longer ends
    // are joined: on the left those of the first and seventh row, with the eighth's 20 behind.
    #expect(abs(bounds.minX + 205) < 1 && abs(bounds.maxX - 225) < 1)
    let lines: Path = try outline(section).flattened(tolerance: 0.01)
    let leftSide = lines.contours[0].segments.map(\.end).filter { $0.x < 0 && (15...225).contains($0.y) }
    #expect(!leftSide.isEmpty && leftSide.allSatisfy { abs($0.x + 205) < 1 })
  }

  @Test func `A full round has an inside`() throws {
    let block = Block(.arc(ArcRows(count: 3, radius: 300, spacing: .equalPitch(38), sweep: .fullTurn)))
    let path = try outline(Section(name: "", blocks: [block]))
    #expect(path.contours.count == 2 && !path.contains(Point(0, -300)))
  }

  @Test func `Aisles are bridged and tables and areas are inside`() throws {
    let rows = StraightRows(count: 3, patterns: [RowPattern([.seats(4), .aisle(width: 60), .seats(5)])])
    let section = Section(
      name: "", blocks: [Block(.straight(rows))],
      tables: [TableGroup(.round(.init(seats: 6)), at: .listed([.init(Point(0, 210))]))],
      generalAdmission: [
        GeneralAdmissionArea("Pit", outline: .rectangle(Size(200, 60)), at: Point(-100, -120), capacity: 9)
      ])
    let path = try outline(section)
    #expect(path.contours.count == 1)
    for place in [Point(0, 36), Point(0, 210), Point(-99, -119), Point(99, -61)] { #expect(path.contains(place)) }
  }

  @Test func `A turned section has a turned outline`() throws {
    var section = Section(name: "", blocks: [Block(.straight(StraightRows(count: 3, seats: 9)))])
    let upright = try outline(section)
    section.rotation = .degrees(30)
    section.origin = Point(500, 0)
    let turn = AffineTransform.rotation(.degrees(30)).then(.translation(500, 0))
    let turned = try #require(try outline(section).bounds)
    let expected = try #require(upright.transformed(by: turn).bounds)
    // Within a sample of the grid, a third of a seat: rounding may put a corner on the other side of one.
    #expect(abs(turned.minX - expected.minX) < 10 && abs(turned.maxY - expected.maxY) < 10)
  }

  @Test func `A given outline is taken as it is`() {
    let corners = [Point(0, 0), Point(100, 0), Point(0, 100)]
    let map = map(Section(name: "", origin: Point(5, 0), outline: .polygon(corners)))
    #expect(map.outlined().sections[0].outline == .polygon(corners.map { $0 + Vector(5, 0) }))
  }

  @Test func `An empty section has none`() {
    #expect(map(Section(name: "")).outlined().sections[0].outline == nil)
  }

  @Test func `Seats anywhere are inside`() {
    var random = SeededRandom(seed: 7)
    for round in 0..<40 {
      let seats = (0..<random.int(1...60)).map { number in
        Seat(
          label: String(number), position: Point(random.double(0...600), random.double(0...400)),
          angle: .degrees(random.double(-180...180)), size: random.double(4...60), shape: .square)
      }
      let padding: Double? = round.isMultiple(of: 2) ? nil : random.double(0...40)
      let section = Section(
        name: "", blocks: [Block(.rows([SeatRow(label: "", seats: seats)]))],
        outline: padding.map { .around(padding: $0) })
      let map = map(section)
      let interior = map.outlined().sections[0].outline.map(PathInterior.init)
      for seat in map.seats { #expect(interior?.contains(seat.center) == true, "\(round): \(seat.center)") }
    }
  }

  @Test(arguments: [1e-7, 1, 1e6, 1e9])
  func `Every scale has an outline`(scale: Double) throws {
    let block = Block(
      .straight(StraightRows(count: 2, seats: 3, seatPitch: 38 * scale, rowPitch: 36 * scale)), seatSize: 30 * scale)
    let map = map(Section(name: "", blocks: [block]))
    let bounds = try #require(map.outlined().sections[0].outline?.bounds)
    #expect(bounds.contains(try #require(map.seatExtent)) && bounds.width < 200 * scale)
  }

  @Test func `Far seats are outlined coarsely`() throws {
    let seats = [Point(0, 0), Point(1e9, 0), Point(3, 1e9)].map { Seat(label: "", position: $0) }
    let map = map(Section(name: "", blocks: [Block(.rows([SeatRow(label: "", seats: seats)]))]))
    let outline = try #require(map.outlined().sections[0].outline)
    for seat in map.seats { #expect(outline.contains(seat.center)) }
  }
}
