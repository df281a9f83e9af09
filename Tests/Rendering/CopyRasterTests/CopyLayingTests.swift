import Colors
import CopyRaster
import Drawing
import Geometry
import Paths
import TestSupport
import Testing

/// Copies of symbols and letters on a picture, without a library that draws.
@Suite struct CopyLayingTests {
  private static let square = polygon([Point(-3, -2.5), Point(3.5, -2.5), Point(3.5, 2), Point(-3, 2)])
  private static let arrow = polygon([Point(0, -4), Point(4, 4), Point(0, 1), Point(-4, 4)])

  private func instances(_ path: Path, at places: [Point], angles: [Double] = [0], color: Color = .black) -> Instances {
    Instances(
      symbols: [Symbol(name: "s", layers: [Symbol.Layer(path, part: .body)])],
      styles: [InstanceStyle(classes: "", body: color, outline: .clear, mark: .clear)],
      placements: places.enumerated().map {
        Placement(center: $1, angle: .degrees(angles[$0 % angles.count]), symbol: 0, style: 0)
      })
  }

  private func run(_ instances: Instances, in box: PixelBox) throws -> InstanceRun {
    try #require(
      try InstanceRun(
        instances, transform: .identity, limits: box, cache: MaskCache(), painter: FailingPainter()))
  }

  private func picture(of instances: Instances, columns: Range<Int> = 0..<60, rows: Range<Int> = 0..<150) throws
    -> Picture
  {
    let picture = Picture(columns: columns, rows: rows)
    let run = try run(instances, in: PixelBox(columns: 0..<60, rows: 0..<150))
    try picture.draw { try run.lay(on: $0) }
    return picture
  }

  private func places(_ random: inout SeededRandom) -> [Point] {
    (0..<random.int(1...20)).map { _ in Point(random.double(-5...65), random.double(-5...155)) }
  }

  @Test(arguments: [[0], [90, 180, 270], [12.5, 77, 200.25]])
  func `What is laid on a part of a picture is that part of what is laid on all of it`(angles: [Double]) throws {
    var random = SeededRandom(seed: 11)
    for _ in 0..<20 {
      let instances = instances(
        CopyLayingTests.square, at: places(&random), angles: angles, color: Color(1, 0, 0, alpha: 0.5))
      let whole = try picture(of: instances)
      let (left, top) = (random.int(0...40), random.int(0...100))
      let part = try picture(of: instances, columns: left..<left + 13, rows: top..<top + 40)
      for row in part.rows {
        for column in part.columns where part[column, row] != whole[column, row] {
          Issue.record("pixel \(column), \(row) differs")
        }
      }
    }
  }

  @Test(arguments: [0, 90, 33])
  func `A copy that stands some whole pixels away is the same, moved`(angle: Double) throws {
    var random = SeededRandom(seed: 12)
    for _ in 0..<40 {
      // Places in 1/4096 of a pixel are kept as they are.
      let place = Point(
        Double(random.int(20 * 4096...30 * 4096)) / 4096, Double(random.int(20 * 4096...40 * 4096)) / 4096)
      let (right, down) = (random.int(-8...8), random.int(-8...90))
      let first = try picture(of: instances(CopyLayingTests.square, at: [place], angles: [angle]))
      let moved = try picture(
        of: instances(
          CopyLayingTests.square, at: [Point(place.x + Double(right), place.y + Double(down))], angles: [angle]))
      for row in 10..<50 {
        for column in 10..<40 { #expect(first[column, row] == moved[column + right, row + down]) }
      }
    }
  }

  @Test func `Masks stand where places are rounded to a 32nd of a pixel`() {
    var random = SeededRandom(seed: 13)
    for _ in 0..<1000 {
      let (x, y) = (random.double(-300...300), random.double(-300...300))
      let place = SubpixelPlace(Point(x, y)).phase(halvings: 5)
      // Halves go up, after rounding to 1/4096.
      func nearest(_ number: Double) -> Int { Int(((number * 4096).rounded() / 128 + 0.5).rounded(.down)) }
      #expect(place.column * 32 + place.phase % 32 == nearest(x))
      #expect(place.row * 32 + place.phase / 32 == nearest(y))
      #expect(0..<1024 ~= place.phase)
    }
  }

  @Test func `Places in one cell of the grid look alike, and so does its corner`() throws {
    var random = SeededRandom(seed: 14)
    for _ in 0..<50 {
      let (x, y) = (random.int(20 * 32...30 * 32), random.int(20 * 32...30 * 32))
      let corner = Point(Double(x) / 32, Double(y) / 32)
      let near = Point(corner.x + random.double(-0.015...0.015), corner.y + random.double(-0.015...0.015))
      let pictures = try [corner, near].map { try picture(of: instances(CopyLayingTests.square, at: [$0])).pixels }
      #expect(pictures[0] == pictures[1])
    }
  }

  @Test func `A copy outside of the picture changes nothing`() throws {
    let places = [Point(-50, 20), Point(30, 400), Point(.nan, 5), Point(1e300, 5), Point(5, -.infinity)]
    let picture = try picture(of: instances(CopyLayingTests.square, at: places))
    #expect(picture.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func `A placement that is replaced looks as if it had been there from the beginning`() throws {
    var random = SeededRandom(seed: 15)
    let box = PixelBox(columns: 0..<60, rows: 0..<150)
    for _ in 0..<20 {
      let instances = instances(CopyLayingTests.square, at: places(&random), angles: [0, 31])
      var run = try run(instances, in: box)
      let number = random.int(0...instances.placements.count - 1)
      let other = Placement(
        center: Point(random.double(0...60), random.double(0...150)), angle: .degrees(270), symbol: 0, style: 0)
      try run.replace(number, by: other)
      var placements = instances.placements
      placements[number] = other
      let replaced = Instances(symbols: instances.symbols, styles: instances.styles, placements: placements)
      let picture = Picture(columns: box.columns, rows: box.rows)
      try picture.draw { try run.lay(on: $0) }
      #expect(try picture.pixels == self.picture(of: replaced).pixels)
    }
  }

  // MARK: Failures

  @Test func `A failure of the painter is a failure of the run, and nothing is left out in silence`() throws {
    let box = PixelBox(columns: 0..<60, rows: 0..<60)
    // An arrow bends inwards: its masks are the painter's.
    #expect(throws: FailingPainter.failure) {
      try InstanceRun(
        instances(CopyLayingTests.arrow, at: [Point(30, 30)]), transform: .identity, limits: box, cache: MaskCache(),
        painter: FailingPainter())
    }
    // What is large has no masks: the painter draws each copy.
    let run = try #require(
      try InstanceRun(
        instances(CopyLayingTests.square, at: [Point(30, 30)]), transform: .scale(100), limits: box,
        cache: MaskCache(), painter: FailingPainter()))
    #expect(run.isPaintedAnew)
    let picture = Picture(columns: 0..<3060, rows: 0..<60)
    #expect(throws: Never.self) { try picture.draw { try run.lay(on: $0) } }
    let near = try #require(
      try InstanceRun(
        instances(CopyLayingTests.square, at: [Point(0.3, 0.3)]), transform: .scale(100), limits: box,
        cache: MaskCache(), painter: FailingPainter()))
    #expect(throws: FailingPainter.failure) { try picture.draw { try near.lay(on: $0) } }
  }

  @Test func `A failure of the painter is a failure of labels`() {
    var letters = LetterOutlines(unit: 1)
    letters.outlines = [CopyLayingTests.arrow]
    letters.texts = [[.init(outline: 0, offset: Vector(0, 0))]]
    let labels = Labels(
      texts: ["↑"], colors: [.black], style: TextStyle(size: 1), baselineOffset: 0,
      placements: [Labels.Placement(center: Point(9, 9), text: 0, color: 0)])
    #expect(throws: FailingPainter.failure) {
      try LabelRun(
        labels, letters: letters, transform: .identity, limits: PixelBox(columns: 0..<20, rows: 0..<20),
        cache: MaskCache(), painter: FailingPainter())
    }
  }

  @Test func `Copies larger than places can tell apart are not made`() throws {
    let run = try InstanceRun(
      instances(CopyLayingTests.square, at: [Point(0, 0)]), transform: .scale(1e6),
      limits: PixelBox(columns: 0..<10, rows: 0..<10), cache: MaskCache(), painter: FailingPainter())
    #expect(run == nil)
  }
}
