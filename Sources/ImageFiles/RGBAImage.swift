/// A picture as samples: red, green, blue and straight (not premultiplied) opacity, 8 bits each.
public struct RGBAImage: Hashable, Sendable {
  /// The number of pixels across, at least 1.
  public let width: Int
  /// The number of pixels down, at least 1.
  public let height: Int
  /// The samples, four for each pixel in the order red, green, blue, opacity; rows from the top, pixels from the left.
  public let samples: [UInt8]
  /// What the file said about the meaning of the samples.
  public let colorSpace: ColorSpaceDeclaration

  /// Creates a picture from its samples.
  ///
  /// - Precondition: `width` and `height` are at least 1, and there are four samples for each pixel.
  public init(width: Int, height: Int, samples: [UInt8], colorSpace: ColorSpaceDeclaration = .sRGB) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    precondition(samples.count == width * height * 4, "a picture has four samples for each pixel")
    self.width = width
    self.height = height
    self.samples = samples
    self.colorSpace = colorSpace
  }
}

extension RGBAImage: CustomStringConvertible {
  /// The size alone: no log is helped by millions of samples.
  public var description: String { "a picture of \(width) × \(height) pixels" }
}
