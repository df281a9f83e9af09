/// How much a picture file may ask for before it is refused.
///
/// A file of a few bytes can declare a picture of many gigabytes. Every limit is held against what a file says before
/// memory is asked for.
public struct ImageLimits: Hashable, Sendable {
  /// The most pixels that a picture may have.
  public var pixels: Int
  /// The most bytes that a file may have.
  public var fileBytes: Int
  /// The most bytes that the samples of a file may take once they are decompressed, before they become a picture.
  public var decompressedBytes: Int
  /// The most bytes that a colour profile may take once it is decompressed.
  public var profileBytes: Int

  /// Limits that pictures of tickets and maps stay far below: 67 million pixels (268 MB of samples), files of 512 MB
  /// that grow to 1 GB, profiles of 16 MB.
  public static let standard = ImageLimits(pixels: 1 << 26)

  /// Creates limits.
  public init(
    pixels: Int, fileBytes: Int = 1 << 29, decompressedBytes: Int = 1 << 30, profileBytes: Int = 1 << 24
  ) {
    self.pixels = pixels
    self.fileBytes = fileBytes
    self.decompressedBytes = decompressedBytes
    self.profileBytes = profileBytes
  }
}

extension ImageLimits {
  /// Refuses a picture of more pixels.
  package func check(width: Int, height: Int) throws(ImageFileError) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, count <= pixels else { throw .tooLarge(width: width, height: height, maximumPixels: pixels) }
  }
}
