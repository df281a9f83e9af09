internal import PNG

/// What the segments before the image data of a JPEG file say (ITU-T T.81, annex B).
struct JPEGMarkers {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var orientation = ImageOrientation.upright
  /// Whether the samples are amounts of the four printing inks.
  private(set) var isCMYK = false
  /// Where there is no ICC profile, sRGB, as JFIF has it by custom.
  ///
  /// A profile of inks says nothing of the red, green and blue that are made of them.
  private(set) var colorSpace = ColorSpaceDeclaration.sRGB

  private var profile = JPEGProfileParts()

  init(_ bytes: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageFileError) {
    var offset = 2
    while true {
      guard offset + 2 <= bytes.count else { throw .truncated }
      guard bytes[offset] == 0xFF else { throw .malformed("there are bytes between the segments of the JPEG file") }
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      guard marker != 0xD9 else { throw .malformed("the JPEG file has no image data") }
      guard offset + 4 <= bytes.count else { throw .truncated }
      let length = Int(bytes.bigEndian16(at: offset + 2))
      guard length >= 2 else { throw .malformed("a segment of the JPEG file is shorter than its own length") }
      guard offset + 2 + length <= bytes.count else { throw .truncated }
      let content = UnsafeRawBufferPointer(rebasing: bytes[offset + 4..<offset + 2 + length])
      // Image data follows: all that is needed stands before it.
      if marker == 0xDA { break }
      try take(content, marker: marker, limits: limits)
      offset += 2 + length
    }
    guard width > 0, height > 0 else { throw .malformed("the JPEG file says no size") }
    if let joined = try profile.joined(), !isCMYK { colorSpace = .profile(joined) }
  }

  private mutating func take(
    _ content: UnsafeRawBufferPointer, marker: UInt8, limits: ImageLimits
  ) throws(ImageFileError) {
    switch marker {
    // SOF0…SOF15, without DHT, JPG and DAC, whose numbers lie between them.
    case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker): try readFrame(content)
    case 0xE1: orientation = ImageOrientation(exif: content) ?? orientation
    case 0xE2: try profile.take(content, limits: limits)
    default: break
    }
  }

  private mutating func readFrame(_ content: UnsafeRawBufferPointer) throws(ImageFileError) {
    guard width == 0 else { throw .malformed("there are two JPEG headers") }
    guard content.count >= 6 else { throw .malformed("the JPEG header is too short") }
    guard content[0] == 8 else { throw .unsupported("a JPEG picture of \(content[0]) bits to a sample") }
    height = Int(content.bigEndian16(at: 1))
    width = Int(content.bigEndian16(at: 3))
    guard width > 0, height > 0 else { throw .malformed("the picture has \(width) × \(height) pixels") }
    isCMYK = content[5] == 4
  }
}

/// The parts that an ICC profile is cut into, since a segment holds no more than 64 kB (ICC.1, annex B.4).
private struct JPEGProfileParts {
  private var parts: [UInt8: [UInt8]] = [:]
  private var count: UInt8 = 0
  private var byteCount = 0

  mutating func take(_ content: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageFileError) {
    let name = Array("ICC_PROFILE".utf8) + [0]
    guard content.starts(with: name) else { return }
    guard content.count >= name.count + 2 else { throw .malformed("a part of the colour profile has no number") }
    let (number, count) = (content[name.count], content[name.count + 1])
    guard count > 0, 1...count ~= number, self.count == 0 || self.count == count, parts[number] == nil else {
      throw .malformed("the parts of the colour profile are numbered wrong")
    }
    self.count = count
    parts[number] = Array(content.dropFirst(name.count + 2))
    byteCount += content.count
    guard byteCount <= limits.profileBytes else {
      throw .growsTooLarge(part: "the colour profile", maximumBytes: limits.profileBytes)
    }
  }

  /// The whole profile; nil where there is none.
  func joined() throws(ImageFileError) -> [UInt8]? {
    guard count > 0 else { return nil }
    var profile: [UInt8] = []
    for number in 1...count {
      guard let part = parts[number] else { throw .malformed("part \(number) of the colour profile is missing") }
      profile += part
    }
    return profile
  }
}
