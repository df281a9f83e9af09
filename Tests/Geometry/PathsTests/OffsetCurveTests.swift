import Geometry
import Paths
import TestSupport
import Testing

/// Parallels of paths, and steps of equal length along them.
@Suite struct OffsetCurveTests {
  /// A curve through points that lie ahead of each other, so that it bends gently.
  private func gentleCurve(_ random: inout SeededRandom) -> Path {
    let points = (0..<random.int(3...7)).map { Point(Double($0) * 400, random.double(-60...60)) }
    return .line(through: points, smoothness: 1)
  }

  private func steps(_ curve: OffsetCurve, pitch: Double) -> [OffsetCurve.Station] {
    var stations = [curve.start]
    while stations.count < 500, let last = stations.last, last.beyond == 0 {
      stations.append(curve.station(from: last, chord: pitch, isForward: true))
    }
    return stations.dropLast()
  }

  @Test func `Steps along random curves are exact and parallels are as far everywhere`() throws {
    var random = SeededRandom(seed: 21)
    var (greatestSpread, greatestGap) = (0.0, 0.0)
    var curves = 0
    for _ in 0..<30 {
      let path = gentleCurve(&random)
      let offsets = try #require(PathOffsets(path))
      let distance = random.double(-150...150)
      let pitch = random.double(15...60)
      guard offsets.leastRadius(toTheRight: distance > 0) > distance.magnitude else { continue }
      curves += 1
      let stations = steps(offsets.curve(at: distance), pitch: pitch)
      #expect(stations.count > 10)
      for (first, second) in zip(stations, stations.dropFirst()) {
        greatestSpread = max(greatestSpread, abs(first.point.distance(to: second.point) / pitch - 1))
        #expect(first.key < second.key)
      }
      for station in stations {
        let found = path.distance(from: station.point)
        greatestGap = max(greatestGap, abs(found - distance.magnitude) / distance.magnitude)
      }
    }
    #expect(curves > 20)
    #expect(greatestSpread < 1e-9)
    #expect(greatestGap < 1e-6)
  }

  /// A circle's parallels are circles: (1 ± d/r) times as long.
  @Test func `Parallels of a circle are circles`() throws {
    let circle = Path.ellipse(in: Rect(center: Point(40, 30), size: Size(400, 400)))
    let offsets = try #require(PathOffsets(circle))
    #expect(offsets.isClosed)
    let isClockwise = circle.windingNumber(around: Point(40, 30)) > 0
    for distance in [-150.0, -30, 30, 150] {
      let outward = isClockwise ? -distance : distance
      for station in steps(offsets.curve(at: distance), pitch: 9) {
        // The cubics leave the circle by 2.7e-4 of its radius.
        #expect(abs(station.point.distance(to: Point(40, 30)) - (200 + outward)) < 0.06)
      }
    }
    #expect(abs(offsets.leastRadius(toTheRight: isClockwise) - 200) < 2)
    #expect(offsets.leastRadius(toTheRight: !isClockwise) == .infinity)
  }

  /// On the outside of a right angle a parallel turns on a quarter circle about the corner, on the inside it has the
  /// corner of the two parallels: (100 − 20, 20) for lines along y = 0 and x = 100.
  @Test func `Corners are round outside and sharp inside`() throws {
    let corner = try #require(PathOffsets(Path.line(through: [.zero, Point(100, 0), Point(100, 100)], smoothness: 0)))
    let outer = corner.curve(at: -20)
    let middle = outer.station(atKey: 1.5)
    #expect(middle.point.distance(to: Point(100 + 20 * 0.5.squareRoot(), -20 * 0.5.squareRoot())) < 1e-9)
    let inner = corner.curve(at: 20)
    #expect(inner.station(atKey: 1.5).point.distance(to: Point(80, 20)) < 1e-9)
    #expect(inner.start.point == Point(0, 20))
    #expect(inner.end.point == Point(80, 100))
    for station in steps(inner, pitch: 7) {
      #expect(abs(station.point.y - 20) < 1e-9 && station.point.x <= 80 + 1e-9 || abs(station.point.x - 80) < 1e-9)
    }
    // Farther inside than the shorter line is long nothing is left of it.
    #expect(abs(corner.leastRadius(toTheRight: true) - 100) < 1e-9)
    #expect(corner.leastRadius(toTheRight: false) == .infinity)
  }

  /// Many short lines around a bend: the loops of several corners close together.
  @Test func `Bends of many corners are cut off together`() throws {
    let points =
      [Point(-300, 300)] + (0...20).map { Point.zero + Vector(direction: .degrees(180 + 9 * Double($0))) * 100 }
      + [Point(300, 300)]
    let path = Path.line(through: points, smoothness: 0)
    let offsets = try #require(PathOffsets(path))
    for station in steps(offsets.curve(at: 60), pitch: 11) {
      #expect(abs(path.distance(from: station.point) - 60) < 1e-6)
    }
    // More than the bend's radius: the row turns sharply where the two sides meet, and stays parallel to them.
    for station in steps(offsets.curve(at: 140), pitch: 11) {
      #expect(abs(path.distance(from: station.point) - 140) < 1e-6)
    }
  }

  /// A rectangle that begins at a corner: 36 inside it lies the rectangle that is 72 smaller.
  @Test func `Closed parallels have a corner where they begin`() throws {
    let corners = [Point.zero, Point(600, 0), Point(600, 400), Point(0, 400)]
    for (corners, distance) in [(corners, 36.0), (Array(corners.reversed()), -36)] {
      let curve = try #require(PathOffsets(Path.polygon(corners))).curve(at: distance)
      let inner = Path.rectangle(Rect(x: 36, y: 36, width: 528, height: 328))
      for end in [curve.start.point, curve.end.point] {
        #expect(end.distance(to: corners[0] == .zero ? Point(36, 36) : Point(36, 364)) < 1e-9)
      }
      let stations = steps(curve, pitch: 7)
      #expect(abs(stations.count - 2 * (528 + 328) / 7) <= 2)
      for station in stations {
        #expect(inner.distance(from: station.point) < 1e-6)
      }
    }
  }

  /// A ring whose ends bend inwards where they meet: nothing of the parallel is nearer to the ring than it should be.
  @Test func `Closed parallels are cut off in a bend where they begin`() throws {
    var drop = Path()
    drop.move(to: Point(0, 0))
    drop.cubic(control1: Point(260, 40), control2: Point(200, 400), to: Point(0, 400))
    drop.cubic(control1: Point(-200, 400), control2: Point(-260, 40), to: Point(0, 0))
    drop.close()
    let offsets = try #require(PathOffsets(drop))
    for distance in [20.0, 50, 70] {
      let stations = steps(offsets.curve(at: distance), pitch: 9)
      #expect(stations.count > 40)
      for station in stations { #expect(abs(drop.distance(from: station.point) - distance) < 1e-6) }
    }
  }

  @Test func `The way goes on straight beyond the ends`() throws {
    let line = try #require(PathOffsets(Path.line(through: [.zero, Point(100, 0)], smoothness: 0)))
    let curve = line.curve(at: 10)
    let beyond = curve.station(from: curve.station(atKey: 0.9), chord: 30, isForward: true)
    #expect(beyond.point.distance(to: Point(120, 10)) < 1e-9 && abs(beyond.beyond - 20) < 1e-9)
    let back = curve.station(from: beyond, chord: 30, isForward: false)
    #expect(back.point.distance(to: Point(90, 10)) < 1e-9 && back.beyond == 0)
    let before = curve.station(from: curve.start, chord: 5, isForward: false)
    #expect(before.point.distance(to: Point(-5, 10)) < 1e-9)
    #expect(curve.station(from: before, chord: 25, isForward: true).point.distance(to: Point(20, 10)) < 1e-9)
    #expect(curve.station(from: before, chord: 2, isForward: true).point.distance(to: Point(-3, 10)) < 1e-9)
  }

  @Test func `Pairs stand at equal distances about their middle`() throws {
    var random = SeededRandom(seed: 22)
    for _ in 0..<20 {
      let offsets = try #require(PathOffsets(gentleCurve(&random)))
      let curve = offsets.curve(at: random.double(-40...40))
      let middle = curve.station(atKey: offsets.key(atLength: offsets.length * random.double(0.2...0.8)))
      let pair = curve.stations(about: middle, before: 15, after: 15)
      #expect(abs(pair.before.point.distance(to: pair.after.point) - 30) < 1e-9)
      #expect(abs(pair.before.point.distance(to: middle.point) - pair.after.point.distance(to: middle.point)) < 1e-9)
    }
  }

  @Test func `Paths without a length have no parallels`() {
    #expect(PathOffsets(Path()) == nil)
    #expect(PathOffsets(Path.line(through: [.zero, .zero], smoothness: 0)) == nil)
    #expect(PathOffsets(Path([.move(to: .zero), .close])) == nil)
  }

  /// Whatever the path: nothing traps, steps lead on or stop, and places are where they can be.
  @Test func `Any path has parallels`() {
    var random = SeededRandom(seed: 23)
    for _ in 0..<60 {
      guard let offsets = PathOffsets(random.path(contours: 1)) else { continue }
      let curve = offsets.curve(at: random.double(-300...300))
      var station = curve.station(atKey: random.double(-1...9))
      for _ in 0..<50 {
        let next = curve.station(from: station, chord: 13, isForward: true)
        #expect(next.point.isFinite)
        #expect(abs(next.point.distance(to: station.point) - 13) < 1e-6)
        station = next
      }
    }
  }

  // MARK: Smooth lines

  @Test func `Smooth lines run through their points and points of a circle give it`() {
    let points = (0...8).map { Point.zero + Vector(direction: .degrees(20 * Double($0))) * 100 }
    let path = Path.line(through: points, smoothness: 1)
    let segments = path.contours.flatMap(\.segments)
    #expect(segments.map(\.start) == Array(points.dropLast()))
    for segment in segments {
      for t in [0.25, 0.5, 0.75] { #expect(abs(segment.point(at: t).distance(to: .zero) - 100) < 0.05) }
    }
  }

  @Test func `A smoothness of zero gives straight lines`() {
    let points = [Point.zero, Point(10, 40), Point(30, 10)]
    #expect(
      Path.line(through: points, smoothness: 0)
        == Path([.move(to: points[0]), .line(to: points[1]), .line(to: points[2])]))
    #expect(Path.line(through: [Point(.nan, 0), points[0], points[0], points[1]], smoothness: 1).elements.count == 2)
    #expect(Path.line(through: [], smoothness: 1).isEmpty)
  }
}
