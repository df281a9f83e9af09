import ImageFiles

/// A picture to paint rectangles into.
struct Canvas {
  let width: Int
  let height: Int
  private var samples: [UInt8]

  init(width: Int, height: Int, color: UInt32) {
    self.width = width
    self.height = height
    samples = []
    for _ in 0..<width * height { samples += Canvas.bytes(color) }
  }

  /// Paints pixels, opacity in the lowest byte of the colour; what lies outside is left out.
  mutating func fill(x: Int, y: Int, width: Int, height: Int, _ color: UInt32) {
    for row in max(y, 0)..<min(y + height, self.height) {
      for column in max(x, 0)..<min(x + width, self.width) {
        let start = (row * self.width + column) * 4
        samples.replaceSubrange(start..<start + 4, with: Canvas.bytes(color))
      }
    }
  }

  var image: RGBAImage { RGBAImage(width: width, height: height, samples: samples) }

  private static func bytes(_ color: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
  }
}
