internal import PNG

/// How a picture has to be turned to be seen upright: the orientations of Exif (and TIFF 6.0, section 8), by their
/// numbers there, which say what the first row and the first column of the samples are.
enum ImageOrientation: UInt16, CaseIterable {
  case upright = 1
  case mirrored
  case turnedHalf
  case flipped
  case transposed
  /// The picture has to be turned a quarter clockwise.
  case turnedLeft
  case transversed
  /// The picture has to be turned a quarter against the clock.
  case turnedRight

  /// Whether the sides change places.
  var swapsSides: Bool { rawValue >= 5 }

  /// The orientation that Exif data says, with or without the `Exif` and two zeros that a JPEG segment begins with; nil
  /// for other data, and for data that says none.
  init?(exif data: UnsafeRawBufferPointer) {
    let isSegment = data.starts(with: Array("Exif".utf8) + [0, 0])
    let tiff = isSegment ? UnsafeRawBufferPointer(rebasing: data.dropFirst(6)) : data
    guard tiff.count >= 8 else { return nil }
    let isLittle = tiff.starts(with: "II".utf8)
    func number16(at offset: Int) -> Int {
      let value = tiff.bigEndian16(at: offset)
      return Int(isLittle ? value.byteSwapped : value)
    }
    func number32(at offset: Int) -> Int {
      let value = tiff.bigEndian32(at: offset)
      return Int(isLittle ? value.byteSwapped : value)
    }
    guard isLittle || tiff.starts(with: "MM".utf8), number16(at: 2) == 42 else { return nil }
    // The first directory: a count, and entries of 12 bytes: tag, type, count, value.
    let directory = number32(at: 4)
    guard directory + 2 <= tiff.count else { return nil }
    for index in 0..<number16(at: directory) {
      let entry = directory + 2 + index * 12
      guard entry + 12 <= tiff.count else { return nil }
      guard number16(at: entry) == 0x0112, number16(at: entry + 2) == 3 else { continue }
      self.init(rawValue: UInt16(number16(at: entry + 8)))
      return
    }
    return nil
  }
}

extension RGBAImage {
  /// The picture turned upright; its wide samples are not, as no file with an orientation has any.
  func turned(_ orientation: ImageOrientation) -> RGBAImage {
    guard orientation != .upright else { return self }
    let (newWidth, newHeight) = orientation.swapsSides ? (height, width) : (width, height)
    // Where the pixel at the top left comes from, and what a step right and a step down there mean here.
    let (last, end) = (width - 1, (height - 1) * width)
    let (start, right, down) =
      switch orientation {
      case .upright: (0, 1, width)
      case .mirrored: (last, -1, width)
      case .turnedHalf: (last + end, -1, -width)
      case .flipped: (end, 1, -width)
      case .transposed: (0, width, 1)
      case .turnedLeft: (end, -width, 1)
      case .transversed: (last + end, -width, -1)
      case .turnedRight: (last, width, -1)
      }
    let turned = samples.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { source in
        [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
          buffer.withMemoryRebound(to: UInt32.self) { target in
            for y in 0..<newHeight {
              for x in 0..<newWidth { target[y * newWidth + x] = source[start + x * right + y * down] }
            }
          }
          count = buffer.count
        }
      }
    }
    return RGBAImage(width: newWidth, height: newHeight, samples: turned, colorSpace: colorSpace)
  }
}
