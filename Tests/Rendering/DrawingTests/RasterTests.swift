import Drawing
import Testing

@Suite struct RasterTests {
  private let red: [UInt8] = [255, 0, 0, 255]

  @Test func `Rasters of the same size and pixels are equal, and those of other pixels or sizes are not`() {
    let raster = Raster(width: 2, height: 1, pixels: red + red)
    #expect(raster == Raster(width: 2, height: 1, pixels: red + red))
    #expect(raster != Raster(width: 1, height: 2, pixels: red + red))
    #expect(raster != Raster(width: 2, height: 1, pixels: red + [254, 0, 0, 255]))
    #expect(raster.digest != Raster(width: 2, height: 1, pixels: [254, 0, 0, 255] + red).digest)
  }

  @Test func `Rasters of other files, or of one that is a file and one that is none, are not equal`() {
    let files: [Raster.Encoded?] = [nil, .jpeg([]), .png([]), .jpeg([1, 2, 3]), .png([1, 2, 3]), .png([1, 2, 4])]
    let rasters = files.map { Raster(width: 1, height: 1, pixels: red, encoded: $0) }
    #expect(Set(rasters).count == files.count)
    #expect(rasters[5] == Raster(width: 1, height: 1, pixels: red, encoded: .png([1, 2, 4])))
  }

  /// Eleven pixels are 44 bytes: five words of eight, and four bytes behind them.
  @Test(arguments: 0..<44) func `Each byte counts in the digest`(place: Int) {
    let pixels = [UInt8](repeating: 9, count: 44)
    var changed = pixels
    changed[place] = 8
    #expect(Raster(width: 11, height: 1, pixels: pixels).digest != Raster(width: 11, height: 1, pixels: changed).digest)
  }

  @Test func `A raster is opaque where every pixel covers`() {
    #expect(Raster(width: 2, height: 1, pixels: red + red).isOpaque)
    #expect(!Raster(width: 2, height: 1, pixels: red + [255, 0, 0, 254]).isOpaque)
    #expect(!Raster(width: 2, height: 1, pixels: [0, 0, 0, 0] + red).isOpaque)
    #expect(Raster(width: 0, height: 0, pixels: []).isOpaque)
  }

  @Test func `A raster is described by its size alone`() {
    #expect("\(Raster(width: 2, height: 1, pixels: red + red))" == "a raster of 2 × 1 pixels")
  }
}
