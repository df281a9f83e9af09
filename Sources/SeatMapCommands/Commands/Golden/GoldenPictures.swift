internal import Files
internal import GoldenImages
internal import ImageFiles

/// What was set aside about a pending golden, read from its files.
struct GoldenPictures {
  /// A picture or text of a pending golden.
  enum Role: Hashable {
    case expected
    case difference
    case actual
  }

  let golden: PendingGolden

  /// Where a picture or text is; nil where there is none.
  func path(of role: Role) -> String? {
    switch role {
    case .expected: golden.expectedPath
    case .difference: golden.differencePath
    case .actual: golden.actualPath
    }
  }

  /// The bytes of a picture or text; nil where there are none, or they cannot be read.
  func bytes(of role: Role) -> [UInt8]? {
    guard let path = path(of: role) else { return nil }
    return (try? WholeFile.read(path)) ?? nil
  }

  /// A picture; nil where there is none, or it cannot be read as one.
  func picture(_ role: Role) -> RGBAImage? {
    bytes(of: role).flatMap { try? RGBAImage(reading: $0) }
  }

  /// The lines of a text; none where there is none.
  func lines(_ role: Role) -> [String] {
    bytes(of: role).map { bytes in
      String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    } ?? []
  }
}
