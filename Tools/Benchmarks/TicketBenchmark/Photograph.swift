import ImageFiles
import Measuring

/// A picture that compresses like a photograph: broad shades with grain on them, the same on every run.
enum Photograph {
  /// A JPEG file of 1600 × 900 pixels.
  static func jpegFile() throws -> [UInt8] {
    let (width, height) = (1600, 900)
    var noise = RepeatableNumbers(seed: 2026)
    var samples = [UInt8](repeating: 255, count: 4 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        let grain = noise.next(below: 16) - 8
        let pixel = 4 * (y * width + x)
        samples[pixel] = UInt8(60 + 120 * x / width + grain)
        samples[pixel + 1] = UInt8(40 + 140 * y / height + grain)
        samples[pixel + 2] = UInt8(90 + 80 * (x + y) / (width + height) + grain)
      }
    }
    return try RGBAImage(width: width, height: height, samples: samples).jpeg(quality: 90)
  }
}
