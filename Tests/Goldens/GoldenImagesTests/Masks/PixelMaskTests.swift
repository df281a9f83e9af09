import Geometry
import GoldenImages
import ImageFiles
import Paths
import TestSupport
import Testing

@Suite struct PixelMaskTests {
  private func flat(_ width: Int, _ height: Int, _ color: [UInt8]) -> RGBAImage {
    RGBAImage(width: width, height: height, samples: [UInt8]((0..<width * height).flatMap { _ in color }))
  }

  /// Rectangles without their right and bottom edges; 3 × 2 pixels, of which the picture has some.
  @Test(arguments: [
    (0, 0, 6), (7, 8, 6), (8, 8, 4), (9, 9, 1), (10, 0, 0), (-2, 0, 2), (-3, 0, 0), (0, -1, 3), (Int.max, 0, 0),
    (Int.min, 0, 0),
  ])
  func `Rectangles are clipped`(x: Int, y: Int, count: Int) {
    let mask = PixelMask(rectangles: [PixelRectangle(x: x, y: y, width: 3, height: 2)])
    #expect(mask.coverage(width: 10, height: 10) == count)
  }

  @Test func `Rectangles without area mask nothing`() {
    let mask = PixelMask(rectangles: [
      PixelRectangle(x: 2, y: 2, width: 0, height: 5), PixelRectangle(x: 2, y: 2, width: -4, height: 5),
    ])
    #expect(mask.coverage(width: 10, height: 10) == 0)
    #expect(
      PixelMask(rectangles: [PixelRectangle(x: 0, y: 0, width: .max, height: .max)]).coverage(width: 4, height: 3) == 12
    )
  }

  @Test func `The picture of a mask covers the same`() throws {
    let mask = PixelMask(
      rectangles: [PixelRectangle(x: -1, y: 1, width: 3, height: 1)], paths: [try Path(svgPathData: "M2 0H4V2H2Z")])
    let picture = mask.picture(width: 4, height: 3)
    #expect(
      stride(from: 3, to: 48, by: 4).map { picture.samples[$0] } == [0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0])
    #expect(PixelMask(pictures: [picture]).coverage(width: 4, height: 3) == 6)
    #expect(PixelMask().picture(width: 2, height: 1).samples == [UInt8](repeating: 0, count: 8))
  }

  @Test func `What overlaps counts once`() {
    let mask = PixelMask(rectangles: [
      PixelRectangle(x: 0, y: 0, width: 4, height: 4), PixelRectangle(x: 2, y: 2, width: 4, height: 4),
      PixelRectangle(x: 2, y: 2, width: 2, height: 2),
    ])
    #expect(mask.coverage(width: 10, height: 10) == 16 + 16 - 4)
  }

  /// Row by row the same pixels as by asking the path about each centre.
  @Test(arguments: [
    "M2 2H12V9H2Z", "M0 0L20 7L3 18Z", "M10 1A9 9 0 1 1 9.9 1Z", "M2 2H18V18H2ZM6 6V14H14V6Z", "M1 1L19 19V1L1 19Z",
    "M-5 5C5 -10 30 10 10 25Z", "M2.5 2.5H6.5V6.5H2.5Z", "M3 3",
  ])
  func `Paths mask the pixels whose centers they hold`(data: String) throws {
    let path = try Path(svgPathData: data)
    let (width, height) = (21, 20)
    var count = 0
    for y in 0..<height {
      for x in 0..<width where path.contains(Point(Double(x) + 0.5, Double(y) + 0.5)) { count += 1 }
    }
    let mask = PixelMask(paths: [path])
    if data != "M2.5 2.5H6.5V6.5H2.5Z" {
      #expect(mask.coverage(width: width, height: height) == count)
    } else {
      #expect(mask.coverage(width: width, height: height) == 16, "a square of 4, corners on centres, is half-open")
    }
  }

  /// Edges from one end of the numbers to the other, which is farther than a number can say.
  @Test func `Paths of any size are total`() {
    func mask(_ reach: Double) -> PixelMask {
      let corners = [Point(-reach, -reach), Point(reach, -reach), Point(reach, reach), Point(-reach, reach)]
      let slope = [Point(-reach, -reach), Point(reach, reach), Point(3, reach)]
      return PixelMask(
        paths: [corners, slope].map { points in
          Path(points.enumerated().map { $0.offset == 0 ? .move(to: $0.element) : .line(to: $0.element) } + [.close])
        })
    }
    #expect((0...100).contains(mask(.greatestFiniteMagnitude).coverage(width: 10, height: 10)))
    #expect(mask(1e300).coverage(width: 10, height: 10) == 100)
  }

  @Test func `Pictures mask where they are half opaque`() {
    let picture = RGBAImage(width: 4, height: 1, samples: [0, 0, 0, 255, 9, 9, 9, 128, 255, 255, 255, 127, 0, 0, 0, 0])
    #expect(PixelMask(pictures: [picture]).coverage(width: 10, height: 10) == 2)
    #expect(PixelMask(pictures: [picture]).coverage(width: 1, height: 1) == 1)
  }

  @Test func `Verdicts warn of masks that cover nothing or most`() {
    let (white, black) = (flat(10, 10, [255, 255, 255, 255]), flat(10, 10, [0, 0, 0, 255]))
    func verdict(_ width: Int) -> ImageVerdict {
      ImageVerdict(
        expected: white, actual: black,
        mask: PixelMask(rectangles: [PixelRectangle(x: 0, y: 0, width: width, height: 10)]))
    }
    #expect(verdict(0).warnings == [.maskCoversNothing])
    #expect(verdict(5).warnings == [])
    #expect(verdict(6).warnings == [.maskCoversMost(pixels: 60, of: 100)])
    #expect(verdict(6).comparison.maskedPixels == 60)
    #expect(verdict(6).comparison.differingPixels == 40)
    #expect(verdict(6).reasons == [.pixelsDiffer(40)])
    #expect(verdict(10).reasons == [.nothingCompared])
    #expect(ImageVerdict(expected: white, actual: white, mask: PixelMask()).warnings == [])
  }
}
