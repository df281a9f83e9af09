/// What the chunks of a PNG file say about the meaning of its samples, until it is clear which of them counts.
struct PNGColorDeclarations {
  private var gamma: UInt32?
  private var chromaticities: [UInt32]?
  private var profile: [UInt8]?
  private var codePoints: [UInt8]?
  private var isSRGB = false

  /// Takes the content of a gAMA, cHRM, iCCP, sRGB or cICP chunk.
  mutating func take(_ chunk: PNGChunk, limits: ImageLimits) throws(ImageFileError) {
    switch chunk.kind {
    case .gamma:
      gamma = try numbers(in: chunk, count: 1).first
    case .chromaticities:
      chromaticities = try numbers(in: chunk, count: 8)
    case .profile:
      profile = try readProfile(chunk.data, limits: limits)
    case .sRGB:
      try check(chunk, length: 1)
      isSRGB = true
    default:
      try check(chunk, length: 4)
      codePoints = Array(chunk.data)
    }
  }

  /// The declaration that ranks first (PNG specification, third edition, section 4.3).
  var colorSpace: ColorSpaceDeclaration {
    if let codePoints {
      return codePoints == ColorSpaceDeclaration.codePointsOfSRGB ? .sRGB : .codePoints(codePoints)
    }
    if let profile { return .profile(profile) }
    if isSRGB { return .sRGB }
    let isGammaOfSRGB = gamma ?? ColorSpaceDeclaration.gammaOfSRGB == ColorSpaceDeclaration.gammaOfSRGB
    let areOfSRGB =
      chromaticities ?? ColorSpaceDeclaration.chromaticitiesOfSRGB == ColorSpaceDeclaration.chromaticitiesOfSRGB
    return isGammaOfSRGB && areOfSRGB ? .sRGB : .measured(gamma: gamma, chromaticities: chromaticities)
  }

  private func check(_ chunk: PNGChunk, length: Int) throws(ImageFileError) {
    guard chunk.data.count == length else {
      throw .malformed("the \(chunk.kind.name) chunk has \(chunk.data.count) bytes instead of \(length)")
    }
  }

  private func numbers(in chunk: PNGChunk, count: Int) throws(ImageFileError) -> [UInt32] {
    try check(chunk, length: count * 4)
    return (0..<count).map { chunk.data.bigEndian32(at: $0 * 4) }
  }

  /// A name, zero, the compression method 0, and a zlib stream.
  private func readProfile(_ data: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageFileError) -> [UInt8] {
    guard let end = data.prefix(80).firstIndex(of: 0), end > 0, end + 2 <= data.count, data[end + 1] == 0 else {
      throw .malformed("the iCCP chunk has no name or an unknown compression")
    }
    let stream = UnsafeRawBufferPointer(rebasing: data[(end + 2)...])
    return try ZlibStream(stream).inflated(maximumBytes: limits.profileBytes)
  }
}
