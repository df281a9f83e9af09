import Drawing
import Geometry
import ImageFiles
import Pictures
import TestSupport
import Testing

/// Files of all kinds, whole and broken; the small ones are those of the tests of ``ImageFiles``: blocks of red and green
/// over blue and white over black and yellow.
@Suite struct PictureFileTests {
  private func bytes(_ name: String) throws -> [UInt8] { try RepositoryFiles.bytes("Tests/Fixtures/pictures/" + name) }

  private func prepared(_ file: [UInt8], _ size: Size, name: String = "poster.jpg") throws -> PreparedPicture {
    try PicturePreparation(for: PictureSlot(size: size, pixelsPerUnit: 1)).prepared(file, name: name)
  }

  @Test(arguments: 1...8) func `Pictures are turned before they are cut`(orientation: Int) throws {
    let whole = try RGBAImage(reading: bytes("blocks-orientation-\(orientation).jpg"))
    // The upper half of what is seen, at the size of the source.
    let half = PictureSlot(
      size: Size(Double(whole.width), Double(whole.height / 2)), pixelsPerUnit: 1, focus: Point(0.5, 0))
    let made = try PicturePreparation(for: half).prepared(bytes("blocks-orientation-\(orientation).jpg"), name: "")
    #expect(made.raster.pixels == Array(whole.samples.prefix(whole.samples.count / 2)))
    #expect(made.cropping.lostHeight == 0.5)
  }

  @Test(arguments: ["blocks-cmyk.jpg", "blocks-ycck.jpg"]) func `Inks become colours`(name: String) throws {
    let made = try prepared(bytes(name), Size(16, 24))
    #expect(zip(made.raster.pixel(4, 4), [255, 0, 0]).allSatisfy { abs(Int($0) - $1) <= 3 })
    #expect(zip(made.raster.pixel(12, 20), [255, 255, 0]).allSatisfy { abs(Int($0) - $1) <= 3 })
  }

  @Test func `Opacity is kept`() throws {
    #expect(try !prepared(bytes("blocks.webp"), Size(16, 24)).raster.isOpaque)
    #expect(try prepared(bytes("blocks.jpg"), Size(16, 24)).raster.isOpaque)
  }

  @Test(
    arguments: [
      ([], .empty), ([0, 1, 2, 3], .notAPicture), ([0xFF, 0xD8, 0xFF], .truncated),
      (Array("version https://git-lfs.github.com/spec/v1".utf8), .gitLFSPointer), (Array("<svg/>".utf8), .notAPicture),
    ] as [([UInt8], ImageFileError)])
  func `What is no picture is a problem that names file and reason`(file: [UInt8], error: ImageFileError) {
    let problem = PictureProblem(name: "poster.jpg", reason: .broken(error))
    #expect(throws: problem) { try prepared(file, Size(10, 10)) }
    #expect("\(problem)" == "poster.jpg: \(error)")
  }

  @Test func `An animation is a problem`() throws {
    #expect(throws: PictureProblem(name: "a.webp", reason: .broken(.unsupported("an animation")))) {
      try prepared(bytes("blocks-animation.webp"), Size(10, 10), name: "a.webp")
    }
  }

  @Test(arguments: ["blocks.jpg", "blocks-progressive.jpg", "blocks.webp", "blocks-lossy.webp"])
  func `A file that is cut short is a problem, wherever it ends`(name: String) throws {
    let file = try bytes(name)
    for length in 1..<file.count {
      #expect(throws: PictureProblem(name: name, reason: .broken(.truncated)), "\(length)") {
        try prepared(Array(file[..<length]), Size(8, 8), name: name)
      }
    }
  }

  @Test func `A picture past the limit is a problem`() throws {
    let preparation = PicturePreparation(
      for: PictureSlot(size: Size(1, 1), pixelsPerUnit: 1), limits: ImageLimits(pixels: 100))
    for name in ["blocks.jpg", "blocks.webp"] {
      #expect(
        throws: PictureProblem(name: name, reason: .broken(.tooLarge(width: 16, height: 24, maximumPixels: 100)))
      ) { try preparation.prepared(bytes(name), name: name) }
    }
  }

  /// A poster of 24 million pixels, white but for its right half, which is dark red, for a ticket 375 wide.
  @Test func `A poster of 6000 × 4000 becomes as small as its slot`() throws {
    let row = (0..<6000).flatMap { $0 < 3000 ? white : [120, 0, 0, 255] }
    var samples: [UInt8] = []
    samples.reserveCapacity(row.count * 4000)
    for _ in 0..<4000 { samples += row }
    let file = try RGBAImage(width: 6000, height: 4000, samples: samples).jpeg(quality: 90)
    let made = try prepared(file, Size(375, 200))
    #expect((made.raster.width, made.raster.height) == (375, 200))
    #expect(abs(made.cropping.lostHeight - 0.2) < 1e-9)
    #expect(zip(made.raster.pixel(180, 100), white).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
    #expect(zip(made.raster.pixel(195, 100), [120, 0, 0, 255]).allSatisfy { abs(Int($0) - $1) <= 3 })
    #expect(try RGBAImage(width: 375, height: 200, samples: made.raster.pixels).png().count <= 300_000)
  }
}
