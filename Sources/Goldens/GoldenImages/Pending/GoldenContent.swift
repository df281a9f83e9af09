internal import ImageFiles

/// What is about to become a golden, or is one: a picture as bytes and samples, or a text.
struct GoldenContent {
  let bytes: [UInt8]
  private let picture: RGBAImage?

  /// Reads bytes; nil when they should be a picture and are not.
  init?(_ bytes: [UInt8], _ kind: GoldenKind) {
    self.bytes = bytes
    guard kind.isPicture else {
      picture = nil
      return
    }
    guard let picture = try? RGBAImage(png: bytes) else { return nil }
    self.picture = picture
  }

  /// Why bytes cannot be a golden of a kind; nil when they can.
  static func reasonAgainst(_ bytes: [UInt8], _ kind: GoldenKind) -> String? {
    guard kind.isPicture else { return TextSubject.reasonAgainst(golden: bytes) }
    do {
      _ = try RGBAImage(png: bytes)
      return nil
    } catch {
      return error.description
    }
  }

  /// Whether nothing is to be seen in it.
  var isBlank: Bool { picture?.isBlank ?? TextSubject(text: bytes).isBlank }

  /// Whether a golden's bytes mean the same: the same samples in the same colour space, or the same text.
  func isSame(as golden: [UInt8]) -> Bool {
    guard let picture else { return bytes == golden }
    return (try? RGBAImage(png: golden)) == picture
  }

  /// The bytes, or those of the same picture in fewer bytes where there are such.
  var smallestBytes: [UInt8] {
    guard let picture, let smaller = try? picture.png(.small), smaller.count < bytes.count,
      (try? RGBAImage(png: smaller)) == picture
    else { return bytes }
    return smaller
  }
}

extension RGBAImage {
  /// The same for all pairs of pictures that changed in the same way, wherever in the picture: what the pixels that
  /// differ were and are, relative to the bounds of all of them, and those that only one of the two has.
  ///
  /// Nil where no pixel that both have differs and the sizes are the same. O(pixels of the bounds), and where the sizes
  /// differ O(pixels).
  static func differenceGroup(expected: RGBAImage, actual: RGBAImage, bounds: PixelBounds?) -> ContentDigest? {
    var words = [
      UInt32(truncatingIfNeeded: actual.width - expected.width),
      UInt32(truncatingIfNeeded: actual.height - expected.height),
    ]
    if let bounds {
      words += [UInt32(bounds.columns.count), UInt32(bounds.rows.count)]
      words.reserveCapacity(4 + 2 * bounds.columns.count * bounds.rows.count)
      expected.withPixels { expectedWords in
        actual.withPixels { actualWords in
          for row in bounds.rows {
            let (expectedStart, actualStart) = (row * expected.width, row * actual.width)
            var column = bounds.columns.lowerBound
            while column <= bounds.columns.upperBound {
              let (old, new) = (expectedWords[expectedStart + column], actualWords[actualStart + column])
              words.append(old == new ? 0 : old)
              words.append(old == new ? 0 : new)
              column += 1
            }
          }
        }
      }
    } else if expected.width == actual.width, expected.height == actual.height {
      return nil
    }
    words += expected.pixels(beyond: actual) + actual.pixels(beyond: expected)
    return ContentDigest(of: words.withUnsafeBytes { Array($0) })
  }

  /// The pixels, row by row, that a picture of another size has no place for.
  private func pixels(beyond other: RGBAImage) -> [UInt32] {
    guard width > other.width || height > other.height else { return [] }
    return withPixels { words in
      (0..<height).flatMap { row in
        let first = row < other.height ? min(width, other.width) : 0
        return words[(row * width + first)..<((row + 1) * width)]
      }
    }
  }

  /// Whether nothing is to be seen: every pixel is the same, or none has any opacity.
  var isBlank: Bool {
    withPixels { words in
      guard let first = words.first else { return true }
      if words.allSatisfy({ $0 == first }) { return true }
      return words.allSatisfy { UInt32(littleEndian: $0) >> 24 == 0 }
    }
  }

  /// The samples as one word for each pixel, with the opacity in the last byte.
  private func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    samples.withUnsafeBytes { $0.withMemoryRebound(to: UInt32.self, body) }
  }
}
