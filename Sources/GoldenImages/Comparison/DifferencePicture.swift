internal import Colors
public import ImageFiles

extension RGBAImage {
  /// A picture for a person to see what differs: expected, difference, actual, side by side.
  ///
  /// The outer panels show the pictures on a chequerboard, so that opacity can be seen. In the middle, pixels that are
  /// the same are a pale grey ghost of the expected picture, pixels that differ are red, the darker the more they
  /// differ, and pixels that only one picture has are blue. All panels are as large as both pictures together need.
  public static func difference(expected: RGBAImage, actual: RGBAImage) -> RGBAImage {
    let panel = ImageComparison.Size(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    let gap = 8
    let width = 3 * panel.width + 2 * gap
    let samples = [UInt8](unsafeUninitializedCapacity: width * panel.height * 4) { buffer, initializedCount in
      buffer.withMemoryRebound(to: UInt32.self) { words in
        let canvas = Canvas(words: words, width: width)
        canvas.fill(columns: 0..<width, rows: 0..<panel.height, with: DifferencePalette.surround)
        canvas.draw(expected, atColumn: 0)
        canvas.drawDifference(of: expected, and: actual, panel: panel, atColumn: panel.width + gap)
        canvas.draw(actual, atColumn: 2 * (panel.width + gap))
      }
      initializedCount = buffer.count
    }
    return RGBAImage(width: width, height: panel.height, samples: samples)
  }
}

/// The pixels of a difference picture while it is made.
///
/// Loops run over words and look a colour up again only when the pixels change: drawings are flat for the most part,
/// and in a debug build anything more for each pixel would take seconds.
private struct Canvas {
  let words: UnsafeMutableBufferPointer<UInt32>
  let width: Int

  func fill(columns: Range<Int>, rows: Range<Int>, with pixel: Pixel) {
    for row in rows {
      let start = row * width
      words[start + columns.lowerBound..<start + columns.upperBound].update(repeating: pixel.word)
    }
  }

  /// Draws a picture on a chequerboard.
  func draw(_ image: RGBAImage, atColumn column: Int) {
    image.withWords { source in
      for y in 0..<image.height {
        let (from, to) = (y * image.width, y * width + column)
        var x = 0
        while x < image.width {
          let word = source[from + x]
          words[to + x] = word | Pixel.opaqueMask == word ? word : DifferencePalette.onChequerboard(word, x: x, y: y)
          x += 1
        }
      }
    }
  }

  func drawDifference(
    of expected: RGBAImage, and actual: RGBAImage, panel: ImageComparison.Size, atColumn column: Int
  ) {
    fill(columns: column..<column + panel.width, rows: 0..<panel.height, with: DifferencePalette.neither)
    for image in [expected, actual] {
      fill(columns: column..<column + image.width, rows: 0..<image.height, with: DifferencePalette.onlyOne)
    }
    let (sharedWidth, sharedHeight) = (min(expected.width, actual.width), min(expected.height, actual.height))
    let palette = DifferencePalette()
    var (expectedWord, actualWord): (UInt32, UInt32) = (0, 0)
    var outcome = palette.difference(expectedWord, actualWord)
    expected.withWords { expectedWords in
      actual.withWords { actualWords in
        for y in 0..<sharedHeight {
          let (expectedStart, actualStart, start) = (y * expected.width, y * actual.width, y * width + column)
          var x = 0
          while x < sharedWidth {
            if expectedWords[expectedStart + x] != expectedWord || actualWords[actualStart + x] != actualWord {
              expectedWord = expectedWords[expectedStart + x]
              actualWord = actualWords[actualStart + x]
              outcome = palette.difference(expectedWord, actualWord)
            }
            words[start + x] = outcome
            x += 1
          }
        }
      }
    }
  }
}

/// The colours of a difference picture.
private struct DifferencePalette {
  static let surround = Pixel(Color(gray: 0.25))
  static let neither = Pixel(Color.white)
  static let onlyOne = Pixel(Color(hex: 0x1E6BFF))

  /// The colour of each delta: even the least stands out from the grey ghost.
  private let steps = (0...255).map { delta in
    Pixel(Color(hex: 0xFF7A7A).mixed(with: Color(hex: 0xB00000), by: Double(delta) / 255)).word
  }

  func difference(_ expected: UInt32, _ actual: UInt32) -> UInt32 {
    let delta = premultipliedDelta(Pixel(expected), Pixel(actual))
    return delta == 0 ? ghost(of: Pixel(expected)).word : steps[delta]
  }

  static func onChequerboard(_ word: UInt32, x: Int, y: Int) -> UInt32 {
    Pixel(word).over(gray: (x / 8 + y / 8) % 2 == 0 ? 255 : 216).word
  }

  /// A grey within the lightest fifth, by the weights of BT.601, which cost no more than a few integers.
  private func ghost(of pixel: Pixel) -> Pixel {
    let opaque = pixel.over(gray: 255)
    let luma = (299 * Int(opaque.red) + 587 * Int(opaque.green) + 114 * Int(opaque.blue)) / 1000
    let gray = UInt8(204 + luma / 5)
    return Pixel(red: gray, green: gray, blue: gray)
  }
}

extension Pixel {
  fileprivate init(_ color: Color) {
    let bytes = color.eightBit
    self.init(red: bytes.red, green: bytes.green, blue: bytes.blue, alpha: bytes.alpha)
  }
}
