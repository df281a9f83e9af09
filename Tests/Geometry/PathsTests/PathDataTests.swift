import Geometry
import Paths
import TestSupport
import Testing

@Suite struct PathDataReadingTests {
  @Test(arguments: [
    ("M10 20 L30 40", "M10 20L30 40"),
    ("m10 20 30 40", "M10 20L40 60"),
    ("M1,2,3,4", "M1 2L3 4"),
    (" \t\n\u{0C}\rM 1 2 ", "M1 2"),
    ("M1 2H5h5V7v-7", "M1 2H5H10V7V0"),
    ("M0 0l1 1zl2 2", "M0 0L1 1ZM0 0L2 2"),
    ("M5 5h5zm1 1h1", "M5 5H10ZM6 6H7"),
    ("M-.5-.5.5.5", "M-0.5 -0.5L0.5 0.5"),
    ("M1.5.5.25-1", "M1.5 0.5L0.25 -1"),
    ("M1e1 1E-1+2e+0-.3e1", "M10 0.1L2 -3"),
    ("M1. 2.", "M1 2"),
    ("M0 0c1 2 3 4 5 6 1 2 3 4 5 6", "M0 0C1 2 3 4 5 6C6 8 8 10 10 12"),
    ("M0 0q1 2 3 4", "M0 0Q1 2 3 4"),
    ("", ""), ("  ", ""),
  ])
  func `Forms of the grammar`(text: String, expected: String) throws {
    #expect(try Path(svgPathData: text).svgPathData() == expected)
  }

  /// A smooth curve begins with the last control point mirrored: (5, 5) − (3, 4) from (5, 5) is (7, 6).
  @Test func `Smooth curves mirror the last control point`() throws {
    #expect(try Path(svgPathData: "M0 0C1 2 3 4 5 5S8 8 9 9").svgPathData() == "M0 0C1 2 3 4 5 5C7 6 8 8 9 9")
    #expect(try Path(svgPathData: "M0 0c1 2 3 4 5 5s3 3 4 4").svgPathData() == "M0 0C1 2 3 4 5 5C7 6 8 8 9 9")
    #expect(try Path(svgPathData: "M0 0Q3 4 5 5T9 9T0 0").svgPathData() == "M0 0Q3 4 5 5Q7 6 9 9Q11 12 0 0")
  }

  @Test func `Smooth curves after others begin at the point`() throws {
    #expect(try Path(svgPathData: "M1 1S8 8 9 9").svgPathData() == "M1 1C1 1 8 8 9 9")
    #expect(try Path(svgPathData: "M1 1T9 9").svgPathData() == "M1 1Q1 1 9 9")
    // A quadratic gives a smooth cubic nothing to mirror.
    #expect(try Path(svgPathData: "M0 0Q3 4 5 5S8 8 9 9").svgPathData() == "M0 0Q3 4 5 5C5 5 8 8 9 9")
  }

  @Test(arguments: [
    "M5 5a1 1 0 01.5.5", "M5 5a1 1 0 0 1 .5 .5", "M5 5a1,1,0,0,1,.5,.5", "M5 5A1 1 0 015.5 5.5", "M5 5a-1-1 0 01.5.5",
  ])
  func `Flags need nothing behind them`(text: String) throws {
    var expected = Path()
    expected.move(to: Point(5, 5))
    expected.addArc(to: Point(5.5, 5.5), radii: Size(1, 1), rotation: .zero, isLarge: false, isClockwise: true)
    #expect(try Path(svgPathData: text) == expected)
  }

  @Test func `Arcs repeat`() throws {
    let path = try Path(svgPathData: "M0 0a5 5 0 1110 0 5 5 0 11-10 0z")
    let box = try #require(path.bounds)
    #expect(abs(box.minY + 5) < 1e-9 && abs(box.maxY - 5) < 1e-9)
    #expect(path.currentPoint == .zero)
  }

  @Test(arguments: [
    ("L1 1", 0, PathDataError.Reason.missingMove),
    ("  z", 2, .missingMove),
    ("M", 1, .missingNumber),
    ("M1", 2, .missingNumber),
    ("M1 1 L", 6, .missingNumber),
    ("M1 1 2", 6, .missingNumber),
    ("M1 1,", 5, .missingNumber),
    ("M,1 1", 1, .missingNumber),
    ("M1,,1", 3, .missingNumber),
    ("M1 1L-", 5, .missingNumber),
    ("M1 1L+.e3 1", 5, .missingNumber),
    ("M1 1B", 4, .unknownCommand),
    ("M1 1;", 4, .unknownCommand),
    ("M1 1é", 4, .unknownCommand),
    ("M1 1z1 1", 5, .unknownCommand),
    ("M1 1,L2 2", 5, .missingNumber),
    ("M1e999 1", 1, .numberOutOfRange),
    ("M1e308 0l1e308 0", 16, .numberOutOfRange),
    ("M0 0a1 1 0 2 0 1 1", 11, .missingFlag),
    ("M0 0a1 1 0 0", 12, .missingFlag),
    ("M0 nan", 3, .missingNumber),
    ("M0 0x1 1", 4, .unknownCommand),
    ("M1 2e", 4, .unknownCommand),
  ])
  func `Faults say where and why`(text: String, offset: Int, reason: PathDataError.Reason) {
    let error = #expect(throws: PathDataError.self) { try Path(svgPathData: text) }
    #expect(error?.offset == offset)
    #expect(error?.reason == reason)
    #expect(error?.description.hasPrefix("byte \(offset): ") == true)
  }

  /// Whatever the bytes, reading ends, with a path or an error within the text.
  @Test func `No text traps`() {
    var random = SeededRandom(seed: 31)
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.,-+eE \n\u{E9}x")
    for _ in 0..<5000 {
      let text = "M" + String((0..<random.int(0...40)).compactMap { _ in random.element(of: alphabet) })
      do {
        let path = try Path(svgPathData: text)
        #expect(path.elements.flatMap(\.points).allSatisfy { $0.isFinite })
      } catch {
        #expect((0...text.utf8.count).contains(error.offset))
      }
    }
  }
}

@Suite struct PathDataWritingTests {
  @Test func `Writing and reading gives the same path`() throws {
    var random = SeededRandom(seed: 32)
    for _ in 0..<300 {
      let scale: Double = random.element(of: [1e-300, 1e-9, 1.0, 1e9, 1e300]) ?? 1
      let path = random.path(contours: 3, -scale...scale)
      #expect(try Path(svgPathData: path.svgPathData()) == path)
    }
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-12.5, "-12.5"), (0.1, "0.1"), (1e-7, "1e-07"), (1e22, "1e+22"),
    (1.0 / 3, "0.3333333333333333"),
  ])
  func `Numbers are the shortest that read back`(value: Double, text: String) {
    #expect(Path.polyline([Point(value, 7)]).svgPathData() == "M\(text) 7")
  }

  @Test(arguments: [
    (1.0 / 3, 2, "0.33"), (2.0 / 3, 2, "0.67"), (-2.0 / 3, 2, "-0.67"), (0.005, 2, "0.01"), (-0.004, 2, "0"),
    (1.999, 2, "2"), (123.456, 0, "123"), (0.5, 0, "1"), (100, 3, "100"), (0.05, 1, "0.1"), (10.01, 2, "10.01"),
    (1e300, 2, "1e+300"), (-1e300, 2, "-1e+300"), (1.25, -4, "1"), (0.1, 99, "0.1"), (12.04, 2, "12.04"),
  ])
  func `Digits are limited`(value: Double, digits: Int, text: String) {
    #expect(Path.polyline([Point(value, 7)]).svgPathData(digits: digits) == "M\(text) 7")
  }

  /// Rounding is of absolute numbers, so that errors do not add up along the path.
  @Test func `Rounded paths stay within half a digit`() throws {
    var random = SeededRandom(seed: 33)
    for _ in 0..<100 {
      let path = random.path()
      let rounded = try Path(svgPathData: path.svgPathData(digits: 2))
      #expect(rounded.contours.count == path.contours.count)
      for (contour, other) in zip(path.contours, rounded.contours) {
        #expect(contour.start.distance(to: other.start) < 0.00708)
        #expect(contour.end.distance(to: other.end) < 0.00708)
      }
    }
  }

  @Test func `Lines along an axis are short`() {
    #expect(Path.rectangle(Rect(x: 1, y: 2, width: 3, height: 4)).svgPathData() == "M1 2H4V6H1Z")
    #expect(Path().svgPathData() == "")
  }

  /// After a close, the current point is where the contour began, and the next line is written from there.
  @Test func `Lines after a close count from the start`() throws {
    let path = try Path(svgPathData: "M1 2L3 4L5 6ZL1 9")
    #expect(path.svgPathData() == "M1 2L3 4L5 6ZM1 2V9")
  }
}
