/// How much a picture file may ask for before it is refused.
///
/// A file of a few bytes can declare a picture of many gigabytes. Every limit is held against what a file says before
/// memory is asked for.
public struct ImageLimits: Hashable, Sendable {
  /// The most pixels that a picture may have.
  public var pixels: Int
  /// The most bytes that a file may have.
  public var fileBytes: Int
  /// The most bytes that a colour profile, or the like, may have once it is decompressed.
  public var profileBytes: Int

  /// Limits that pictures of tickets and maps stay far below: 67 million pixels (268 MB of samples), files of 512 MB,
  /// profiles of 16 MB.
  public static let standard = ImageLimits(pixels: 1 << 26)

  /// Creates limits.
  public init(pixels: Int, fileBytes: Int = 1 << 29, profileBytes: Int = 1 << 24) {
    self.pixels = pixels
    self.fileBytes = fileBytes
    self.profileBytes = profileBytes
  }
}
