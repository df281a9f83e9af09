import PNG
import TestSupport

/// What a made-up picture is like.
enum PixelPattern: CaseIterable {
  /// No pixel like another.
  case noise
  /// Runs of pixels, and rows that are like the one above but for a few.
  case artwork
  /// Pieces of what came before, from anywhere.
  case pieces
  /// A single colour.
  case flat
}

extension SeededRandom {
  /// Some colours, each different, premultiplied 0xAARRGGBB.
  mutating func colors(_ count: Int, isOpaque: Bool = true, isGray: Bool = false) -> [UInt32] {
    var colors: [UInt32] = []
    var known: Set<UInt32> = []
    while colors.count < count {
      let alpha = isOpaque ? 255 : [0, 1, 77, 128, 254, 255][int(0...5)]
      let parts = isGray ? [Int](repeating: int(0...alpha), count: 3) : (0..<3).map { _ in int(0...alpha) }
      let color = UInt32(alpha << 24 | parts[0] << 16 | parts[1] << 8 | parts[2])
      if known.insert(color).inserted { colors.append(color) }
    }
    return colors
  }

  /// A picture of colours that are all in it, where it has room for them.
  mutating func pixels(_ width: Int, _ height: Int, _ colors: [UInt32], _ pattern: PixelPattern) -> [UInt32] {
    let count = width * height
    var pixels: [UInt32] = []
    while pixels.count < count {
      let color = colors[int(0...(colors.count - 1))]
      switch pattern {
      case .noise: pixels.append(color)
      case .flat: pixels.append(colors[0])
      case .artwork:
        if int(0...2) > 0, pixels.count >= width {
          pixels += pixels[(pixels.count - width)..<(pixels.count - width + int(1...width))]
        } else {
          pixels += [UInt32](repeating: color, count: int(1...40))
        }
      case .pieces:
        pixels.append(color)
        let start = int(0...(pixels.count - 1))
        pixels += pixels[start..<min(pixels.count, start + int(1...300))]
      }
    }
    pixels.removeLast(pixels.count - count)
    if pattern != .flat, colors.count <= count {
      for (place, color) in zip(shuffled(Array(0..<count)), colors) { pixels[place] = color }
    }
    return pixels
  }
}

extension StripedPNG {
  /// The file of a whole picture, its strips compressed from first to last by one compressor.
  init(_ format: PNGFormat, pixels: [UInt32]) {
    let compressor = PNGCompressor(format)
    let strips = pixels.withUnsafeBufferPointer { pixels in
      (0..<format.stripCount).compactMap { number in
        pixels.baseAddress.map {
          compressor.strip(number, rows: $0 + format.rows(ofStrip: number).lowerBound * format.width)
        }
      }
    }
    self.init(format, strips: strips)
  }
}
