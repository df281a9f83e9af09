import Drawing
import ImageFiles

/// A picture whose pixels are worked out one by one: red, green, blue, opacity.
func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> RGBAImage {
  var samples: [UInt8] = []
  samples.reserveCapacity(width * height * 4)
  for y in 0..<height {
    for x in 0..<width { samples += color(x, y) }
  }
  return RGBAImage(width: width, height: height, samples: samples)
}

extension Raster {
  /// The pixel at a place: red, green, blue, opacity.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(pixels[start..<start + 4])
  }
}

let white: [UInt8] = [255, 255, 255, 255]
let black: [UInt8] = [0, 0, 0, 255]
let clear: [UInt8] = [0, 0, 0, 0]
