import Geometry
import SeatMaps
import Testing

/// Distances and angles against closed forms, verdicts against the figures that the trade states.
@Suite struct SightLinesTests {
  /// One seat at each point, before a screen from (−10, 0) to (10, 0).
  private func map(
    _ points: Point..., stage: Stage? = Stage(.screen, position: .zero, width: 20), metresPerUnit: Double? = nil,
    focalPoint: Point? = nil
  ) -> SeatMap {
    let seats = points.enumerated().map { Seat(label: "\($0 + 1)", position: $1) }
    let rows = [SeatRow(label: "A", seats: seats)]
    return SeatPlan(
      name: "", metresPerUnit: metresPerUnit, stage: stage, focalPoint: focalPoint,
      sections: [Section(name: "", blocks: [Block(.rows(rows), origin: .zero)])]
    ).layout()
  }

  private func line(at point: Point) throws -> Sightline { try #require(SightLines(map(point))[0]) }

  @Test func `On the axis the angle is twice that of half the screen`() throws {
    let line = try line(at: Point(0, 10))
    #expect(line.distance == 10)
    #expect(try abs(#require(line.viewingAngle).degrees - 90) < 1e-9)
    #expect(try abs(#require(line.farEdgeAngle).degrees - 45) < 1e-9)
  }

  @Test func `Under the edge the near edge lies straight ahead`() throws {
    // The far edge is 20 aside and 20 ahead: 45°; the near one 0°.
    for x in [-10.0, 10] {
      let line = try line(at: Point(x, 20))
      #expect(abs(line.distance - 500.0.squareRoot()) < 1e-12)
      #expect(try abs(#require(line.viewingAngle).degrees - 45) < 1e-9)
      #expect(try abs(#require(line.farEdgeAngle).degrees - 45) < 1e-9)
    }
  }

  @Test func `Aside both edges lie on one side`() throws {
    // Edges 10 and 30 aside at a depth of 10√3: arctangents of 1/√3 and √3, which are 30° and 60°.
    let line = try line(at: Point(20, 10 * 3.0.squareRoot()))
    #expect(try abs(#require(line.viewingAngle).degrees - 30) < 1e-9)
    #expect(try abs(#require(line.farEdgeAngle).degrees - 60) < 1e-9)
  }

  @Test func `The angle is that between the lines to both edges`() throws {
    for (x, y) in [(3.0, 14.0), (-40, 2), (55, 70), (0, -8), (12, -30), (-7, -0.5)] {
      let (left, right) = (Point(-10, 0) - Point(x, y), Point(10, 0) - Point(x, y))
      let cosine = left.dot(right) / left.length / right.length
      let angle = try #require(line(at: Point(x, y)).viewingAngle)
      #expect(abs(angle.cosine - cosine) < 1e-9, "at \(x), \(y)")
    }
  }

  /// On the axis an angle of α is seen from a depth of 10 / tan(α/2).
  @Test(arguments: [
    (25.9, "too-far"), (26.1, "poor"), (29.9, "poor"), (30.1, "acceptable"), (35.9, "acceptable"), (36.1, "good"),
    (44.9, "good"), (45.1, "excellent"), (49.9, "excellent"), (50.1, "good"), (61.7, "good"), (61.9, "too-close"),
    (119, "too-close"), (121, "distorted"),
  ])
  func `The verdict follows the angle`(angle: Double, verdict: String) throws {
    let line = try line(at: Point(0, 10 / Angle(degrees: angle / 2).tangent))
    #expect(line.verdict == Sightline.Verdict(rawValue: verdict))
  }

  @Test func `The distortion of the far edge outweighs the angle`() throws {
    // 25 aside the far edge is 35 aside: 60° at a depth of 35 / √3 = 20.2, where the screen still fills 23° and more.
    #expect(try line(at: Point(25, 20)).verdict == .distorted)
    #expect(try line(at: Point(25, 20.5)).verdict == .tooFar)
  }

  @Test func `Seats in the plane of the screen and behind it see nothing`() throws {
    for point in [Point(0, 0), Point(30, 0), Point(0, -10), Point(-20, -3)] {
      #expect(try line(at: point).verdict == .behind)
    }
  }

  @Test func `Metres need a scale`() throws {
    let line = try #require(SightLines(map(Point(0, 16), metresPerUnit: 0.5))[0])
    #expect(line.distance == 16 && line.distanceInMetres == 8)
    for scale in [nil, 0, -1, .nan, Double.infinity] {
      #expect(SightLines(map(Point(0, 16), metresPerUnit: scale))[0]?.distanceInMetres == nil)
    }
  }

  @Test func `A stage has an angle and no verdict`() throws {
    let line = try #require(SightLines(map(Point(0, 10), stage: Stage(.stage, position: .zero, width: 20)))[0])
    #expect(try abs(#require(line.viewingAngle).degrees - 90) < 1e-9)
    #expect(line.verdict == nil)
  }

  @Test func `A width that the plan does not say is not made up`() throws {
    let line = try #require(SightLines(map(Point(0, 10), Point(9, 10), stage: Stage(.screen, position: .zero)))[0])
    #expect(line.viewingAngle == nil && line.farEdgeAngle == nil && line.verdict == nil)
  }

  @Test func `Without a stage the focal point counts`() throws {
    let lines = SightLines(map(Point(3, 4), stage: nil, focalPoint: .zero))
    #expect(lines.lines == [Sightline(distance: 5)])
    #expect(SightLines(map(Point(3, 4), stage: nil)).lines == [nil])
    #expect(SightLines(map(Point(3, 4), stage: nil, focalPoint: Point(.nan, 0))).lines == [nil])
    #expect(SightLines(map(stage: nil)).lines.isEmpty)
  }

  @Test func `A focal point of a section off the stage is what it looks at`() {
    var map = map(Point(3, 4), stage: Stage(.stage, position: .zero, width: 20, depth: 6), focalPoint: Point(50, 50))
    #expect(SightLines(map)[0]?.viewingAngle != nil, "the plan's own focal point leaves the stage in view")
    map.modifySection(0) { $0.focalPoint = Point(-5, -3) }
    #expect(SightLines(map)[0]?.distance == 5, "a point on the stage means the stage")
    map.modifySection(0) { $0.focalPoint = Point(6, 8) }
    #expect(SightLines(map)[0] == Sightline(distance: 5))
  }

  @Test func `Measures have round marks`() {
    let lines = SightLines(map(Point(0, 12), Point(0, 87), metresPerUnit: 0.1))
    let distance = lines.measure(.distance)
    #expect(distance.title == "Distance in metres")
    #expect(distance.values == [1.2000000000000002, 8.700000000000001])
    #expect(distance.ticks.map(\.label) == ["0", "2", "4", "6", "8", "10"])
    #expect(distance.ticks.map(\.value) == [0, 2, 4, 6, 8, 10])
    // Angles of 79.6° and 13.1°.
    #expect(lines.measure(.angle).ticks.map(\.label) == ["0°", "20°", "40°", "60°", "80°"])
    let verdict = lines.measure(.verdict)
    #expect(verdict.values == [5, 4])
    #expect(verdict.ticks.first?.label == "excellent" && verdict.ticks.count == 8)
  }

  @Test func `Measures of nothing have no marks`() {
    let lines = SightLines(map(Point(3, 4), stage: nil))
    for quantity in SightLines.Quantity.allCases {
      #expect(lines.measure(quantity).values == [nil] && lines.measure(quantity).ticks.isEmpty)
    }
    let one = SightLines(map(Point(3, 4), stage: nil, focalPoint: .zero)).measure(.distance)
    #expect(one.ticks == [SeatMeasure.Tick(5, "5")])
  }
}
