public import Geometry
public import Paths

/// A raster at a place.
public struct Picture: Hashable, Sendable {
  /// What is shown.
  public var raster: Raster
  /// Where the whole raster lands, stretched to fit.
  public var frame: Rect
  /// The part that is seen, in the same coordinates as the frame; all of it where nil.
  public var clip: Path?
  /// What the picture shows, for people who cannot see it; nothing is said where empty.
  public var name: String
  /// What the picture is, for outputs that keep structure.
  public var className: String?

  /// Creates a picture.
  public init(_ raster: Raster, in frame: Rect, clip: Path? = nil, name: String = "", className: String? = nil) {
    self.raster = raster
    self.frame = frame
    self.clip = clip
    self.name = name
    self.className = className
  }
}

/// A picture of pixels, such as a photograph, as a renderer draws it.
///
/// Two rasters are equal where their sizes and digests are: nobody compares millions of pixels. The digest is worked out
/// once, from the pixels and the file.
public struct Raster: Sendable {
  /// A file that shows the same picture the same way up, for outputs that can hold it as it is.
  public enum Encoded: Hashable, Sendable {
    /// A baseline or progressive JPEG of 8 bits a sample, grey or YCbCr, without an orientation to be applied.
    case jpeg([UInt8])
    /// A PNG.
    case png([UInt8])
  }

  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels, row by row from the top left: red, green, blue and opacity of each, a byte each, in sRGB; colours are
  /// not multiplied by opacity.
  public let pixels: [UInt8]
  /// Whether every pixel covers.
  public let isOpaque: Bool
  /// The file of the picture; nil where there is none that shows just this.
  public let encoded: Encoded?
  /// The number that stands for the content: rasters of one size and one digest are taken for the same.
  package let digest: UInt64

  /// Creates a raster.
  ///
  /// - Parameters:
  ///   - width: The number of columns; not negative.
  ///   - height: The number of rows; not negative.
  ///   - pixels: Four bytes a pixel.
  ///   - encoded: A file of the same picture.
  /// - Precondition: There are four bytes for each pixel.
  /// - Complexity: O(*n*) in the number of pixels and the length of the file.
  public init(width: Int, height: Int, pixels: [UInt8], encoded: Encoded? = nil) {
    precondition(width >= 0 && height >= 0, "a raster's sides are not negative")
    precondition(pixels.count == width * height * 4, "a raster has four bytes for each pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
    self.encoded = encoded
    isOpaque = pixels.withUnsafeBytes(Raster.isOpaque)
    let content = pixels.withUnsafeBytes { ContentDigest.value(of: $0, after: 0) }
    digest =
      switch encoded {
      case nil: content
      case .jpeg(let file): file.withUnsafeBytes { ContentDigest.value(of: $0, after: content ^ 1) }
      case .png(let file): file.withUnsafeBytes { ContentDigest.value(of: $0, after: content ^ 2) }
      }
  }

  private static func isOpaque(_ bytes: UnsafeRawBufferPointer) -> Bool {
    // Without an exit, so that the loop becomes vector code.
    var all: UInt8 = 255
    for offset in stride(from: 3, to: bytes.count, by: 4) { all &= bytes[offset] }
    return all == 255
  }
}

extension Raster: Hashable {
  /// Whether size and digest are the same.
  public static func == (left: Raster, right: Raster) -> Bool {
    left.digest == right.digest && left.width == right.width && left.height == right.height
  }

  /// Mixes the digest in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }
}

extension Raster: CustomStringConvertible {
  /// The size alone: no log is helped by millions of pixels.
  public var description: String { "a raster of \(width) × \(height) pixels" }
}

/// A number of 64 bits that stands for some bytes; not a defence against people who want two of them to be the same.
private enum ContentDigest {
  /// Eight bytes at a time are mixed in by the finalizer of MurmurHash3 (Austin Appleby, public domain).
  ///
  /// - Parameter start: What the digest goes on from.
  static func value(of bytes: UnsafeRawBufferPointer, after start: UInt64) -> UInt64 {
    var digest = mixed(start ^ UInt64(bytes.count) &+ 0x9E37_79B9_7F4A_7C15)
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      digest = mixed(digest ^ word)
      offset += 8
    }
    while offset < bytes.count {
      digest = mixed(digest ^ UInt64(bytes[offset]))
      offset += 1
    }
    return digest
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ value >> 33) &* 0xFF51_AFD7_ED55_8CCD
    value = (value ^ value >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return value ^ value >> 33
  }
}
