import Geometry
import Paths
import Shapes
import TestSupport
import Testing

@Suite struct TicketOutlineTests {
  private let frame = Rect(x: 100, y: 50, width: 200, height: 300)

  /// The app's ticket is one of the outlines: quarter circles of 20 and 10 at the corners, a half circle at the top.
  @Test func `The app's ticket is an outline`() {
    let outline = TicketOutline(
      corners: .init(.concave(20), .concave(20), .concave(10), .concave(10)),
      bites: [.init(.top, at: 0.5, radius: 20)])
    let path = outline.path(in: frame)
    var random = SeededRandom(seed: 5)
    let app = TicketShape().path(in: frame)
    for _ in 0..<2000 {
      let point = Point(random.double(95...305), random.double(45...355))
      #expect(path.contains(point) == app.contains(point), "\(point)")
    }
  }

  /// A chord of a circle of 13 that is 8 deep is 24 wide: 12² = 13² − 5².
  @Test func `A shallow notch is a segment of its circle`() {
    let outline = TicketOutline(bites: [.init(.left, at: 0.5, radius: 13, depth: 8)])
    let path = outline.path(in: frame)
    let ends = path.contours.flatMap(\.segments).map(\.end)
    for end in [Point(100, 188), Point(100, 212)] {
      #expect(ends.contains { $0.distance(to: end) < 1e-9 }, "\(end)")
    }
    #expect(!path.contains(Point(107.9, 200)))
    #expect(path.contains(Point(108.1, 200)))
    #expect(path.contains(Point(101, 187)))
  }

  @Test func `Every edge takes its bite`() {
    for (edge, inside, outside) in [
      (TicketOutline.Edge.top, Point(150, 61), Point(150, 59)), (.right, Point(289, 125), Point(291, 125)),
      (.bottom, Point(150, 339), Point(150, 341)), (.left, Point(111, 125), Point(109, 125)),
    ] {
      let path = TicketOutline(bites: [.init(edge, at: 0.25, radius: 10)]).path(in: frame)
      #expect(path.contains(inside), "\(edge)")
      #expect(!path.contains(outside), "\(edge)")
    }
  }

  @Test func `Corners have their own forms`() {
    let path = TicketOutline(corners: .init(.square, .rounded(20), .concave(20), .rounded(40))).path(in: frame)
    #expect(path.contains(Point(100.5, 50.5)))
    // 45° inwards of a round corner the edge is (1 − 1/√2)·20 = 5.86 from the tip along each side.
    #expect(!path.contains(Point(300 - 5.7, 50 + 5.7)))
    #expect(path.contains(Point(300 - 6, 50 + 6)))
    // And of a hollow one 20/√2 = 14.14.
    #expect(!path.contains(Point(300 - 14, 350 - 14)))
    #expect(path.contains(Point(300 - 14.3, 350 - 14.3)))
    #expect(!path.contains(Point(100 + 11.6, 350 - 11.6)))
    #expect(path.contains(Point(100 + 11.8, 350 - 11.8)))
  }

  /// On a side of 100 two half circles of 30 and 40 with 35 between their middles shrink by 35/70.
  @Test func `What would overlap shrinks together`() {
    let outline = TicketOutline(
      corners: .init(.concave(10)),
      bites: [.init(.top, at: 0.35, radius: 30), .init(.top, at: 0.7, radius: 40)])
    let fitted = outline.fitted(to: Size(100, 400))
    #expect(abs(fitted.bites[0].radius - 15) < 1e-9)
    #expect(abs(fitted.bites[1].radius - 20) < 1e-9)
    #expect(fitted.corners.topLeft == .concave(5))
  }

  @Test func `A bite on a corner or on another is left out`() {
    let outline = TicketOutline(bites: [
      .init(.top, at: 0, radius: 5), .init(.top, at: 1, radius: 5), .init(.left, at: .nan, radius: 5),
      .init(.left, at: 0.5, radius: 5), .init(.left, at: 0.5, radius: 9), .init(.left, at: 0.2, radius: -1),
    ])
    #expect(outline.fitted(to: Size(100, 100)).bites == [.init(.left, at: 0.5, radius: 5)])
  }

  /// Between square corners an edge of 100 has room for eleven scallops that are 6 wide with 3 between: 11·6 + 12·3 = 102
  /// is too much, 10·6 + 11·3 = 93 is not.
  @Test func `Scallops fill an edge evenly`() {
    let path = TicketOutline(scallops: .init([.top], radius: 3, spacing: 3))
      .path(in: Rect(x: 0, y: 0, width: 100, height: 50))
    let centers = (0..<10).map { 5 + Double($0) * 10 }
    for center in centers {
      #expect(!path.contains(Point(center, 2.9)), "\(center)")
      #expect(path.contains(Point(center, 3.1)), "\(center)")
      #expect(path.contains(Point(center + 4.5, 0.5)), "\(center)")
    }
  }

  @Test func `Scallops make way for notches`() {
    let path = TicketOutline(
      bites: [.init(.left, at: 0.5, radius: 10)], scallops: .init([.left], radius: 3, spacing: 2)
    ).path(in: Rect(x: 0, y: 0, width: 60, height: 100))
    #expect(!path.contains(Point(9, 50)))
    #expect(path.contains(Point(3.1, 38)))
    // Above and below the notch there are 40 of the edge: four scallops of 6 with 2 between, at 5, 15, 25 and 35.
    for center in [5.0, 15, 25, 35, 65, 75, 85, 95] { #expect(!path.contains(Point(2.8, center)), "\(center)") }
  }

  /// A line of 100 with an inset of 5 has 90: nine holes, the first half a pitch from its start.
  @Test func `Holes are cut out at even distances`() {
    let path = TicketOutline(holes: [.init(.left, at: 0.5, radius: 2, pitch: 10, inset: 5)])
      .path(in: Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(path.contours.count == 10)
    for index in 0..<9 {
      let center = 10 + Double(index) * 10
      #expect(!path.contains(Point(center, 20)))
      #expect(!path.contains(Point(center, 21.9)))
      #expect(path.contains(Point(center, 22.1)))
      #expect(path.contains(Point(center + 5, 20)))
    }
  }

  @Test func `Neighbouring holes keep a bridge`() {
    let path = TicketOutline(holes: [.init(.top, at: 0.5, radius: 5, pitch: 1)])
      .path(in: Rect(x: 0, y: 0, width: 40, height: 110))
    #expect(path.contours.count == 1 + 10)
  }

  @Test func `Mirroring changes left and right`() {
    let outline = TicketOutline(
      corners: .init(.concave(8), .square, .rounded(12), .square),
      bites: [.init(.top, at: 0.2, radius: 9), .init(.left, at: 0.3, radius: 7, depth: 4)],
      scallops: .init([.right], radius: 4, spacing: 3), holes: [.init(.top, at: 0.7, radius: 2, pitch: 8, inset: 4)])
    let (path, mirrored) = (outline.path(in: frame), outline.mirrored.path(in: frame))
    var random = SeededRandom(seed: 6)
    for _ in 0..<3000 {
      let point = Point(random.double(100...300), random.double(50...350))
      #expect(path.contains(point) == mirrored.contains(Point(400 - point.x, point.y)), "\(point)")
    }
    #expect(outline.mirrored.mirrored.path(in: frame).contours.count == path.contours.count)
  }

  /// Random outlines of everything, with radii far too large as well, in random frames: in the frame, and never folded.
  @Test func `No outline folds`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<150 {
      let frame = Rect(
        x: random.double(-100...100), y: random.double(-100...100), width: random.double(5...300),
        height: random.double(5...300))
      let outline = randomOutline(&random)
      let path = outline.path(in: frame)
      if let bounds = path.bounds { #expect(frame.inset(by: -0.1).contains(bounds), "\(outline) in \(frame)") }
      for _ in 0..<60 {
        let point = Point(random.double(frame.minX...frame.maxX), random.double(frame.minY...frame.maxY))
        #expect((0...1).contains(path.windingNumber(around: point)), "\(outline) in \(frame) at \(point)")
      }
      let area = path.flattenedArea
      #expect(area > 0 && area <= frame.size.area * (1 + 1e-9), "\(outline) in \(frame)")
    }
  }

  private func randomOutline(_ random: inout SeededRandom) -> TicketOutline {
    func corner(_ random: inout SeededRandom) -> TicketOutline.Corner {
      let radius = random.double(0...120)
      return random.element(of: [.square, .rounded(radius), .concave(radius)]) ?? .square
    }
    func edge(_ random: inout SeededRandom) -> TicketOutline.Edge {
      random.element(of: TicketOutline.Edge.allCases) ?? .top
    }
    let bites = (0..<random.int(0...6)).map { _ in
      TicketOutline.Bite(
        edge(&random), at: random.double(0...1), radius: random.double(0...100), depth: random.double(0...100))
    }
    let scallops =
      random.bool()
      ? TicketOutline.Scallops(
        [edge(&random), edge(&random)], radius: random.double(1...20), spacing: random.double(0...10)) : nil
    let holes = (0..<random.int(0...2)).map { _ in
      TicketOutline.Holes(
        edge(&random), at: random.double(0...1), radius: random.double(0.5...8), pitch: random.double(1...30),
        inset: random.double(0...20))
    }
    return TicketOutline(
      corners: .init(corner(&random), corner(&random), corner(&random), corner(&random)), bites: bites,
      scallops: scallops, holes: holes)
  }
}

extension Path {
  /// The area that lines close to the outline enclose, by the trapezium rule; holes count against it.
  fileprivate var flattenedArea: Double {
    contours.reduce(0) { sum, contour in
      let points = contour.segments.flatMap { segment in (0..<8).map { segment.point(at: Double($0) / 8) } }
      let pairs = zip(points, points.dropFirst() + points.prefix(1))
      return sum + pairs.reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    }
  }
}
