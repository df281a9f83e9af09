/// The colours of a picture that has few, in the order of their numbers.
struct PNGPalette: Hashable, Sendable {
  /// The most colours.
  static let mostColors = 256

  /// The colours, 0xAARRGGBB and not multiplied, in rising order: those that do not cover come first.
  let colors: [UInt32]

  /// The palette of a picture; nil where there are too many colours, or where it would take more room than it saves.
  ///
  /// - Parameters:
  ///   - strips: All strips.
  ///   - pixelCount: The number of pixels.
  init?(of strips: [PNGStrip], pixelCount: Int) {
    var table = PixelTable()
    for strip in strips {
      guard let colors = strip.colors else { return nil }
      for color in colors where table.insert(color) == nil { return nil }
    }
    // Three bytes for each colour, and a chunk around them, against two bytes saved for a pixel that is not repeated.
    guard table.pixels.count * 3 + 24 <= pixelCount else { return nil }
    colors = table.pixels.sorted()
  }

  /// Whether all colours are greys that cover, so that a pixel's number may be its brightness.
  var isGray: Bool {
    colors.allSatisfy { $0 >> 24 == 0xFF && $0 & 0xFF == $0 >> 8 & 0xFF && $0 & 0xFF == $0 >> 16 & 0xFF }
  }

  /// The byte that stands for each pixel.
  var numbers: PixelNumbers { isGray ? .lowestByte : PixelNumbers(colors) }

  /// The chunks that say which colours the numbers stand for; none for greys.
  var chunks: [UInt8] {
    guard !isGray else { return [] }
    let parts = colors.flatMap { [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
    let opacities = colors.prefix { $0 >> 24 < 0xFF }.map { UInt8($0 >> 24) }
    return PNGChunk.bytes("PLTE", parts) + (opacities.isEmpty ? [] : PNGChunk.bytes("tRNS", opacities))
  }
}
