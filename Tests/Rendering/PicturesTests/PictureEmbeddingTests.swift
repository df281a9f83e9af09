import Drawing
import Geometry
import ImageFiles
import Pictures
import TestSupport
import Testing

/// The files that documents embed.
@Suite struct PictureEmbeddingTests {
  /// A picture with soft and with fine parts, as photographs have.
  private static func photograph(_ width: Int, _ height: Int) -> RGBAImage {
    var random = SeededRandom(seed: 3)
    return picture(width, height) { x, y in
      let noise = random.int(0...20)
      return [UInt8(x * 200 / width + noise), UInt8(y * 200 / height + noise), UInt8(100 + noise), 255]
    }
  }

  private func prepared(_ file: [UInt8], _ slot: PictureSlot, quality: Int = 85) throws -> PreparedPicture {
    try PicturePreparation(for: slot, purpose: .document(quality: quality)).prepared(file, name: "picture")
  }

  private func jpeg(_ encoded: Raster.Encoded?) throws -> [UInt8] {
    guard case .jpeg(let bytes) = encoded else { throw Failure.noJPEG }
    return bytes
  }

  private enum Failure: Error { case noJPEG }

  /// 300 dots to an inch, 72 units to one: 48 units are 200 pixels.
  private let slot = PictureSlot(size: Size(48, 36), pixelsPerUnit: 300 / 72)

  @Test(arguments: [(200, 150), (240, 180), (40, 30)])
  func `A JPEG of about the right size is embedded as it is`(width: Int, height: Int) throws {
    let file = try PictureEmbeddingTests.photograph(width, height).jpeg(quality: 70)
    let made = try prepared(file, slot)
    #expect(try jpeg(made.raster.encoded) == file)
    #expect((made.raster.width, made.raster.height) == (width, height))
    #expect(try made.raster.pixels == RGBAImage(reading: file).samples)
  }

  @Test func `Where and by whom it was taken is not embedded`() throws {
    let file = try RepositoryFiles.bytes("Tests/Fixtures/pictures/blocks-orientation-1.jpg")
    let embedded = try jpeg(prepared(file, PictureSlot(size: Size(16, 24), pixelsPerUnit: 1)).raster.encoded)
    #expect(!embedded.indices.contains { embedded[$0...].starts(with: "Exif".utf8) })
    #expect(try RGBAImage(reading: embedded).samples == RGBAImage(reading: file).samples)
  }

  @Test func `A larger JPEG is made again at the size of its slot`() throws {
    let file = try PictureEmbeddingTests.photograph(400, 300).jpeg(quality: 95)
    let made = try prepared(file, slot)
    let embedded = try jpeg(made.raster.encoded)
    let read = try RGBAImage(reading: embedded)
    #expect((read.width, read.height) == (200, 150))
    #expect((made.raster.width, made.raster.height) == (200, 150))
    #expect(embedded.count < file.count)
    // At quality 85 no pixel of such a picture is far off.
    let mean = zip(read.samples, made.raster.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) } / read.samples.count
    #expect(mean <= 4)
  }

  @Test func `What has to be cut or turned is made again`() throws {
    let file = try PictureEmbeddingTests.photograph(200, 200).jpeg(quality: 85)
    let read = try RGBAImage(reading: jpeg(prepared(file, slot).raster.encoded))
    #expect((read.width, read.height) == (200, 150))
    let turned = try RepositoryFiles.bytes("Tests/Fixtures/pictures/blocks-orientation-6.jpg")
    let upright = try jpeg(prepared(turned, PictureSlot(size: Size(24, 16), pixelsPerUnit: 1)).raster.encoded)
    let header = try JPEGFile(upright)
    #expect((header.width, header.height) == (24, 16))
    #expect(header.isUpright)
  }

  @Test func `Inks are not embedded`() throws {
    let file = try RepositoryFiles.bytes("Tests/Fixtures/pictures/blocks-cmyk.jpg")
    let embedded = try jpeg(prepared(file, PictureSlot(size: Size(16, 24), pixelsPerUnit: 1)).raster.encoded)
    #expect(try !JPEGFile(embedded).isCMYK)
  }

  @Test func `What is not opaque is embedded without loss`() throws {
    let file = try picture(30, 30) { x, _ in x < 10 ? clear : [UInt8(x), 9, 9, 200] }.png()
    let made = try prepared(file, PictureSlot(size: Size(30, 30), pixelsPerUnit: 1))
    guard case .png(let bytes) = made.raster.encoded else {
      Issue.record("it is no PNG")
      return
    }
    #expect(try RGBAImage(png: bytes).samples == made.raster.pixels)
  }

  /// A logo of two colours is smaller as PNG, and stays clean; a photograph in PNG is smaller as JPEG.
  @Test func `Of artwork that was never a JPEG the smaller file is embedded`() throws {
    let logo = try picture(100, 100) { x, y in (x / 10 + y / 10) % 2 == 0 ? white : [200, 0, 0, 255] }.png()
    guard case .png = try prepared(logo, PictureSlot(size: Size(100, 100), pixelsPerUnit: 1)).raster.encoded else {
      Issue.record("the logo is no PNG")
      return
    }
    let photograph = try PictureEmbeddingTests.photograph(100, 100).png()
    _ = try jpeg(prepared(photograph, PictureSlot(size: Size(100, 100), pixelsPerUnit: 1)).raster.encoded)
  }

  @Test func `The quality is what is asked for`() throws {
    let file = try PictureEmbeddingTests.photograph(400, 300).jpeg(quality: 95)
    let sizes = try [30, 85, 100, 400].map { try jpeg(prepared(file, slot, quality: $0).raster.encoded).count }
    #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2])
    #expect(sizes[2] == sizes[3])
  }

  @Test func `Pixels alone have no file`() throws {
    let file = try PictureEmbeddingTests.photograph(20, 20).jpeg(quality: 85)
    let made = try PicturePreparation(for: slot).prepared(file, name: "")
    #expect(made.raster.encoded == nil)
  }
}
