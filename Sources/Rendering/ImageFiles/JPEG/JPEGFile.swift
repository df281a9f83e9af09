public import PNG

/// A JPEG file whose header has been read and whose picture has not been decoded yet.
public struct JPEGFile: Hashable, Sendable {
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The number of pixels across as the picture is seen, turned upright.
  public let width: Int
  /// The number of pixels down as the picture is seen, turned upright.
  public let height: Int
  /// Whether the samples are stored as they are seen: Exif asks for no turn.
  public let isUpright: Bool
  /// Whether the samples are amounts of the four printing inks.
  public let isCMYK: Bool

  /// Reads the header of a file.
  ///
  /// - Throws: What is wrong with the header; ``ImageFileError/unsupported(_:)`` for another format, and
  ///   ``ImageFileError/tooLarge(width:height:maximumPixels:)`` before any memory is asked for.
  public init(_ bytes: [UInt8], limits: ImageLimits = .standard) throws(ImageFileError) {
    let markers = try bytes.readingWhole(limits: limits) { (bytes, format) throws(ImageFileError) in
      guard format == .jpeg else { throw .unsupported("a \(format.rawValue) picture where a JPEG is expected") }
      return try JPEGMarkers(bytes, limits: limits)
    }
    try limits.check(width: markers.width, height: markers.height)
    let swapsSides = markers.orientation.swapsSides
    self.bytes = bytes
    width = swapsSides ? markers.height : markers.width
    height = swapsSides ? markers.width : markers.height
    isUpright = markers.orientation == .upright
    isCMYK = markers.isCMYK
  }

  /// Decodes the picture, made smaller on the way.
  ///
  /// All the file is read whatever the reduction, so that a file that is cut short is an error. The sides are those of
  /// ``JPEGReduction/reduced(_:)``.
  public func image(reduction: JPEGReduction = .none, limits: ImageLimits = .standard) throws(ImageFileError)
    -> RGBAImage
  {
    try bytes.readingWhole(limits: limits) { (bytes, _) throws(ImageFileError) in
      try RGBAImage.readJPEG(bytes, limits: limits, reduction: reduction)
    }
  }

  /// The file without what says nothing about its samples: Exif and its thumbnail, places, names, comments and profiles.
  ///
  /// The samples are untouched. JFIF's and Adobe's own segments stay, for decoders need them to tell the colours.
  public var withoutMetadata: [UInt8] {
    var kept: [UInt8] = [0xFF, 0xD8]
    kept.reserveCapacity(bytes.count)
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      if marker == 0xDA { break }
      let end = offset + 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
      guard end <= bytes.count else { break }
      let isMetadata = marker == 0xFE || 0xE1...0xEF ~= marker && marker != 0xEE
      if !isMetadata { kept += bytes[offset..<end] }
      offset = end
    }
    return kept + bytes[offset...]
  }
}

/// How finely a JPEG file holds colour, as against lightness.
public enum JPEGChroma: Hashable, Sendable {
  /// One sample of colour for each pixel (4:4:4): for lettering and flat artwork.
  case full
  /// One sample of colour for 2 × 2 pixels (4:2:0), which photographs do not show and which makes files a third smaller.
  case quartered
}

/// By how much a JPEG picture is made smaller while it is decoded.
///
/// The inverse transform then gives fewer samples to a block of 8 × 8, which takes a fraction of the time and memory of
/// decoding all of them. Both sides are divided and rounded up.
public enum JPEGReduction: Int, Hashable, Sendable, CaseIterable {
  /// Every sample.
  case none = 1
  /// One sample for each 2 × 2.
  case half = 2
  /// One sample for each 4 × 4.
  case quarter = 4
  /// One sample for each 8 × 8, their mean.
  case eighth = 8

  /// What becomes of a side.
  public func reduced(_ length: Int) -> Int { (length + rawValue - 1) / rawValue }
}

extension RGBAImage {
  /// Reads a file that begins as JPEG does: grey, colour or CMYK, 8 bits to a sample, sequential or progressive.
  ///
  /// The picture is turned as its Exif orientation says.
  static func readJPEG(
    _ bytes: UnsafeRawBufferPointer, limits: ImageLimits, reduction: JPEGReduction = .none
  ) throws(ImageFileError) -> RGBAImage {
    let markers = try JPEGMarkers(bytes, limits: limits)
    try limits.check(width: markers.width, height: markers.height)
    let samples = try JPEGDecompressor.make().samples(of: bytes, markers, reduction: reduction)
    let stored = RGBAImage(
      width: reduction.reduced(markers.width), height: reduction.reduced(markers.height),
      samples: markers.isCMYK ? JPEGInks.rgba(samples) : samples, colorSpace: markers.colorSpace)
    return stored.turned(markers.orientation)
  }
}

extension RGBAImage {
  /// The picture as a JPEG file (JFIF, sequential, 8 bits); the same bytes for the same picture and arguments.
  ///
  /// - Parameters:
  ///   - quality: From 1, the smallest file, to 100, the least loss, by the tables of the IJG's library.
  ///   - chroma: How finely colour is held.
  /// - Throws: ``ImageFileError/unwritable(_:)`` for a picture that is not opaque everywhere, that has more than 65,500
  ///   pixels to a side, or whose colour space is not sRGB.
  /// - Precondition: `quality` is in 1…100.
  public func jpeg(quality: Int, chroma: JPEGChroma = .quartered) throws(ImageFileError) -> [UInt8] {
    precondition(1...100 ~= quality, "the quality of a JPEG is from 1 to 100")
    guard max(width, height) <= RGBAImage.longestJPEGSide else {
      throw .unwritable("a JPEG file has at most \(RGBAImage.longestJPEGSide) pixels to a side")
    }
    guard isOpaque else { throw .unwritable("a JPEG file holds no opacity") }
    guard colorSpace == .sRGB else { throw .unwritable("colours other than sRGB are not written as JPEG") }
    return try JPEGCompressor.make()
      .file(of: samples, width: width, height: height, quality: quality, chroma: chroma)
  }

  /// JPEG_MAX_DIMENSION of libjpeg, a little less than the format's own 65,535.
  private static let longestJPEGSide = 65_500

  /// Whether no pixel lets anything through; O(pixels).
  public var isOpaque: Bool {
    samples.withUnsafeBufferPointer { samples in
      var index = 3
      while index < samples.count {
        guard samples[index] == 255 else { return false }
        index += 4
      }
      return true
    }
  }
}
