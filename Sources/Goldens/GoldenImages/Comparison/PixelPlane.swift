/// The samples of a picture in memory, a word for each pixel: 32 bits of 8-bit samples or 64 bits of 16-bit samples.
///
/// Loops over pixels are written with pointers and whole words: in a debug build, where most tests run, anything more
/// takes many times as long.
struct PixelPlane {
  enum Words {
    case narrow(UnsafePointer<UInt32>)
    case wide(UnsafePointer<UInt64>)
  }

  let words: Words
  let width: Int
  let height: Int

  /// The largest value of a sample.
  var largestSample: Int {
    switch words {
    case .narrow: 255
    case .wide: 65535
    }
  }

  /// The premultiplied samples of a pixel: red, green, blue and opacity, rounded to the nearest step.
  @inline(__always)
  func premultiplied(column: Int, row: Int) -> PremultipliedPixel {
    switch words {
    case .narrow(let words): PremultipliedPixel(narrow: words[row &* width &+ column])
    case .wide(let words): PremultipliedPixel(wide: words[row &* width &+ column])
    }
  }

  /// Whether two pixels of the picture have the same samples.
  @inline(__always)
  func isSame(_ index: Int, _ other: Int) -> Bool {
    switch words {
    case .narrow(let words): words[index] == words[other]
    case .wide(let words): words[index] == words[other]
    }
  }
}
