/// What a picture file says about the meaning of its samples.
///
/// Two pictures with the same samples look different when their declarations differ. Where a PNG file makes several, the
/// one that the specification (third edition, section 4.3) ranks first counts: cICP, iCCP, sRGB, then gAMA and cHRM.
/// JPEG and WebP files have an ICC profile or say nothing.
public enum ColorSpaceDeclaration: Hashable, Sendable {
  /// sRGB: by an sRGB chunk, by the values of gAMA and cHRM or of cICP that stand for it, or by saying nothing.
  case sRGB
  /// A gamma and the chromaticities of white, red, green and blue (x, y each), in hundred-thousandths; `nil` where the
  /// file has none.
  case measured(gamma: UInt32?, chromaticities: [UInt32]?)
  /// An ICC profile, uncompressed.
  case profile([UInt8])
  /// Code points of ITU-T H.273: primaries, transfer function, matrix, full range.
  case codePoints([UInt8])

  /// The values of gAMA and cHRM that mean sRGB (PNG specification, section 11.3.2.5).
  static let gammaOfSRGB: UInt32 = 45455
  static let chromaticitiesOfSRGB: [UInt32] = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
  /// The code points that mean sRGB: its primaries, its transfer function, RGB without a matrix, full range
  /// (ITU-T H.273, tables 2 to 4).
  static let codePointsOfSRGB: [UInt8] = [1, 13, 0, 1]
}

extension ColorSpaceDeclaration: CustomStringConvertible {
  /// A few words, such as "gamma 0.45455".
  public var description: String {
    switch self {
    case .sRGB: "sRGB"
    case .measured(let gamma, let chromaticities):
      [
        gamma.map { "gamma \(Double($0) / 100_000)" },
        chromaticities.map { "chromaticities \($0.map { String(Double($0) / 100_000) }.joined(separator: " "))" },
      ].compactMap(\.self).joined(separator: ", ")
    case .profile(let bytes): "an ICC profile of \(bytes.count) bytes"
    case .codePoints(let points): "cICP \(points.map(String.init).joined(separator: " "))"
    }
  }
}
