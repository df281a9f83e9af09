/// How the rows of a PNG file become pixels of red, green, blue and opacity.
struct PNGRowExpansion {
  private let colorType: PNGHeader.ColorType
  private let bitDepth: Int
  /// For rows of at most 8 bits to a pixel: the pixel of each value.
  private let table: [UInt32]
  /// The number of values that a pixel may have, where some of those that its bits can hold have no colour.
  private let valueLimit: Int?
  private let clearColor: [UInt16]

  init(_ content: PNGContent) {
    let header = content.header
    colorType = header.colorType
    bitDepth = header.bitDepth
    clearColor = content.clearColor
    table = PNGRowExpansion.table(content)
    let isShort = colorType == .palette && content.palette.count < 1 << bitDepth
    valueLimit = isShort ? content.palette.count : nil
  }

  private static func table(_ content: PNGContent) -> [UInt32] {
    let header = content.header
    switch header.colorType {
    case .palette:
      let words = content.palette.map(\.word)
      return words + [UInt32](repeating: 0, count: 256 - words.count)
    case .gray where header.bitDepth <= 8:
      let highest = 1 << header.bitDepth - 1
      let clear = content.clearColor.first.map { Int($0) }
      return (0...highest).map { value in
        let level = UInt8(value * 255 / highest)
        return PNGPixel(red: level, green: level, blue: level, alpha: value == clear ? 0 : 255).word
      }
    default: return []
    }
  }

  /// Writes the pixels of a row of at most 8 bits to a sample.
  func expand(
    _ row: UnsafePointer<UInt8>, to pixels: UnsafeMutablePointer<UInt32>, count: Int
  ) throws(ImageFileError) {
    switch colorType {
    case .palette, .gray:
      if bitDepth == 8 { expandBytes(row, to: pixels, count: count) } else { expandBits(row, to: pixels, count: count) }
      if let valueLimit { try checkValues(row, count: count, limit: valueLimit) }
    case .grayAlpha: expandGrayAlpha(row, to: pixels, count: count)
    case .rgb:
      expandRGB(row, to: pixels, count: count)
      if !clearColor.isEmpty { clear(pixels, count: count) }
    case .rgba:
      UnsafeMutableRawPointer(pixels).copyMemory(from: row, byteCount: count * 4)
    }
  }

  private func expandBytes(_ row: UnsafePointer<UInt8>, to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    table.withUnsafeBufferPointer { table in
      var index = 0
      while index < count {
        pixels[index] = table[Int(row[index])]
        index += 1
      }
    }
  }

  private func expandBits(_ row: UnsafePointer<UInt8>, to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    table.withUnsafeBufferPointer { table in
      var index = 0
      while index < count {
        pixels[index] = table[value(at: index, of: row)]
        index += 1
      }
    }
  }

  /// A sample of fewer than 8 bits; the leftmost is in the highest bits.
  @inline(__always)
  private func value(at index: Int, of row: UnsafePointer<UInt8>) -> Int {
    let bit = index &* bitDepth
    return Int(row[bit >> 3]) >> (8 &- bitDepth &- bit & 7) & (1 << bitDepth &- 1)
  }

  private func checkValues(_ row: UnsafePointer<UInt8>, count: Int, limit: Int) throws(ImageFileError) {
    var index = 0
    while index < count {
      let value = bitDepth == 8 ? Int(row[index]) : value(at: index, of: row)
      guard value < limit else { throw .malformed("a pixel has colour \(value) of a palette of \(limit)") }
      index += 1
    }
  }

  private func expandGrayAlpha(_ row: UnsafePointer<UInt8>, to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    var index = 0
    while index < count {
      let level = row[index &* 2]
      pixels[index] = PNGPixel(red: level, green: level, blue: level, alpha: row[index &* 2 &+ 1]).word
      index += 1
    }
  }

  private func expandRGB(_ row: UnsafePointer<UInt8>, to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    UnsafeMutableRawPointer(pixels).withMemoryRebound(to: UInt8.self, capacity: count * 4) { bytes in
      var (source, target) = (row, bytes)
      let end = bytes + count * 4
      while target < end {
        target[0] = source[0]
        target[1] = source[1]
        target[2] = source[2]
        target[3] = 255
        source += 3
        target += 4
      }
    }
  }

  private func clear(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    let samples = clearColor.map { UInt8(truncatingIfNeeded: $0) }
    let clear = PNGPixel(red: samples[0], green: samples[1], blue: samples[2], alpha: 255).word
    let invisible = PNGPixel(red: samples[0], green: samples[1], blue: samples[2], alpha: 0).word
    var index = 0
    while index < count {
      if pixels[index] == clear { pixels[index] = invisible }
      index += 1
    }
  }
}

extension PNGRowExpansion {
  /// Writes the samples, four to a pixel, of a row of 16 bits to a sample.
  func expandWide(_ row: UnsafePointer<UInt8>, to samples: UnsafeMutablePointer<UInt16>, count: Int) {
    let channels = colorType.channels
    var (source, target) = (row, samples)
    var index = 0
    while index < count {
      let first = PNGRowExpansion.sample(source)
      switch colorType {
      case .gray, .grayAlpha, .palette:
        target[0] = first
        target[1] = first
        target[2] = first
      case .rgb, .rgba:
        target[0] = first
        target[1] = PNGRowExpansion.sample(source + 2)
        target[2] = PNGRowExpansion.sample(source + 4)
      }
      switch colorType {
      case .grayAlpha: target[3] = PNGRowExpansion.sample(source + 2)
      case .rgba: target[3] = PNGRowExpansion.sample(source + 6)
      case .gray, .rgb, .palette: target[3] = isClear(target) ? 0 : .max
      }
      source += channels * 2
      target += 4
      index += 1
    }
  }

  private func isClear(_ samples: UnsafeMutablePointer<UInt16>) -> Bool {
    switch clearColor.count {
    case 1: samples[0] == clearColor[0]
    case 3: samples[0] == clearColor[0] && samples[1] == clearColor[1] && samples[2] == clearColor[2]
    default: false
    }
  }

  @inline(__always)
  private static func sample(_ bytes: UnsafePointer<UInt8>) -> UInt16 {
    UInt16(bytes[0]) << 8 | UInt16(bytes[1])
  }
}
