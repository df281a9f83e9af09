/// A picture as samples: red, green, blue and straight (not premultiplied) opacity.
///
/// There are 8 bits to a sample. A picture with 16-bit samples that 8 bits cannot hold has ``wideSamples`` besides.
public struct RGBAImage: Hashable, Sendable {
  /// The number of pixels across, at least 1.
  public let width: Int
  /// The number of pixels down, at least 1.
  public let height: Int
  /// The samples, four for each pixel in the order red, green, blue, opacity; rows from the top, pixels from the left.
  ///
  /// Of 16-bit samples these are the high bytes.
  public let samples: [UInt8]
  /// The 16-bit samples, in the order of ``samples``; `nil` where 8 bits hold them all, which they do when every sample
  /// is 257 times its high byte.
  public let wideSamples: [UInt16]?
  /// What the file said about the meaning of the samples.
  public let colorSpace: ColorSpaceDeclaration

  /// Creates a picture from 8-bit samples.
  ///
  /// - Precondition: `width` and `height` are at least 1, and there are four samples for each pixel.
  public init(width: Int, height: Int, samples: [UInt8], colorSpace: ColorSpaceDeclaration = .sRGB) {
    RGBAImage.check(width: width, height: height, sampleCount: samples.count)
    self.width = width
    self.height = height
    self.samples = samples
    self.wideSamples = nil
    self.colorSpace = colorSpace
  }

  /// Creates a picture from 16-bit samples, which are let go where 8 bits hold them all.
  ///
  /// - Precondition: `width` and `height` are at least 1, and there are four samples for each pixel.
  public init(width: Int, height: Int, wideSamples: [UInt16], colorSpace: ColorSpaceDeclaration = .sRGB) {
    RGBAImage.check(width: width, height: height, sampleCount: wideSamples.count)
    self.width = width
    self.height = height
    self.samples = RGBAImage.highBytes(of: wideSamples)
    self.wideSamples = wideSamples.contains { $0 % 257 != 0 } ? wideSamples : nil
    self.colorSpace = colorSpace
  }

  private static func check(width: Int, height: Int, sampleCount: Int) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    precondition(sampleCount == width * height * 4, "a picture has four samples for each pixel")
  }

  private static func highBytes(of wideSamples: [UInt16]) -> [UInt8] {
    wideSamples.withUnsafeBufferPointer { wide in
      [UInt8](unsafeUninitializedCapacity: wide.count) { narrow, count in
        var index = 0
        while index < wide.count {
          narrow[index] = UInt8(truncatingIfNeeded: wide[index] >> 8)
          index += 1
        }
        count = wide.count
      }
    }
  }
}

extension RGBAImage: CustomStringConvertible {
  /// The size alone: no log is helped by millions of samples.
  public var description: String { "a picture of \(width) × \(height) pixels" }
}

/// How much time is spent to make a PNG file small.
public enum PNGEffort: Hashable, Sendable {
  /// As little as possible: for pictures that are looked at once.
  case fast
  /// As much as helps: for pictures that are kept, such as goldens.
  case small
}

extension RGBAImage {
  /// The picture as a PNG file; the same bytes for the same picture and effort.
  ///
  /// The file holds no more than it needs: grey, black and white in one bit, or no opacity, wherever the samples allow
  /// it, and 16 bits to a sample only where 8 do not hold them. Reading it gives the same picture: samples under no
  /// opacity and the declared colour space are kept, sRGB by saying nothing.
  ///
  /// - Throws: ``ImageFileError/unwritable(_:)`` for more pixels than PNG can count, or a colour space that no chunk
  ///   can say.
  public func png(_ effort: PNGEffort = .fast) throws(ImageFileError) -> [UInt8] {
    let rows = try PNGPackedRows(self)
    let data = rows.compressed(effort)
    guard data.count < 1 << 31 else { throw .unwritable("its IDAT chunk would have \(data.count) bytes") }
    var file = PNGFileBuilder(capacity: data.count + 256)
    file.append(.header, rows.header.data)
    try file.append(colorSpace)
    file.append(.imageData, data)
    file.append(.end, [])
    return file.bytes
  }
}
