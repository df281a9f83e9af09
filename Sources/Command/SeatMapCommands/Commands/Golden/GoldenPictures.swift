internal import Files
internal import GoldenImages
internal import ImageFiles

/// What was set aside about a pending golden, read from its files.
struct GoldenPictures {
  /// A picture or text of a pending golden.
  enum Role: Hashable {
    case expected
    case actual
    /// What does not count, as a picture that is opaque there.
    case mask
  }

  let golden: PendingGolden

  /// Where a picture or text is; nil where there is none.
  func path(of role: Role) -> String? {
    switch role {
    case .expected: golden.expectedPath
    case .actual: golden.actualPath
    case .mask: golden.maskPath
    }
  }

  /// The bytes of a picture or text as they were set aside; nil where there are none, or others by now.
  ///
  /// What differs is never read from a file: a person has to see what that person decides about.
  func bytes(of role: Role) -> [UInt8]? {
    guard let bytes = path(of: role).flatMap({ (try? WholeFile.read($0)) ?? nil }) else { return nil }
    let isGenuine =
      switch role {
      case .expected: golden.isExpected(bytes)
      case .actual: golden.isActual(bytes)
      case .mask: golden.isMask(bytes)
      }
    return isGenuine ? bytes : nil
  }

  /// A picture; nil where there is none, or it cannot be read as one.
  func picture(_ role: Role) -> RGBAImage? {
    bytes(of: role).flatMap { try? RGBAImage(reading: $0) }
  }

  /// The pixels that do not count; nil where all do.
  var mask: PixelMask? { picture(.mask).map { PixelMask(pictures: [$0]) } }

  /// The lines of a text; none where there is none.
  func lines(_ role: Role) -> [String] {
    bytes(of: role).map { GoldenPictures.lines(of: String(decoding: $0, as: UTF8.self)) } ?? []
  }

  /// The lines of what two texts differ by, in the unified format; nil where there are no two.
  var differingLines: [String]? {
    guard let expected = bytes(of: .expected), let actual = bytes(of: .actual) else { return nil }
    return TextDifference(expected: expected, actual: actual).map { GoldenPictures.lines(of: $0.unified) } ?? []
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
