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
