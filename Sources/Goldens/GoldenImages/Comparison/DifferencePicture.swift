internal import Colors
public import ImageFiles

extension RGBAImage {
  /// A picture for a person to see what differs: expected, difference, actual, side by side.
  ///
  /// The outer panels show the pictures on a chequerboard, so that opacity can be seen; the middle one is their
  /// ``heatMap(expected:actual:mask:)``, and all are of its size.
  public static func difference(expected: RGBAImage, actual: RGBAImage, mask: PixelMask? = nil) -> RGBAImage {
    let panel = DifferencePanel.size(of: expected, actual)
    let gap = 8
    return .painted(width: 3 * panel.width + 2 * gap, height: panel.height) { canvas in
      canvas.fill(columns: 0..<canvas.width, rows: 0..<panel.height, with: DifferencePalette.surround)
      canvas.draw(expected, atColumn: 0)
      canvas.draw(DifferencePanel(expected, actual, mask: mask), atColumn: panel.width + gap)
      canvas.draw(actual, atColumn: 2 * (panel.width + gap))
    }
  }

  /// A picture of where and by how much two pictures differ.
  ///
  /// Pixels that are the same are a pale grey ghost of the expected picture. Pixels that differ are red, the darker the
  /// more they differ, be it in opacity alone. Pixels that only one picture has are blue, those that neither has white.
  /// Masked pixels are hatched, whether they differ or not.
  ///
  /// The map is as large as both pictures together need; but where that is more pixels than either picture has and more
  /// than 67 million, as for a very wide picture and a very tall one, it ends further up.
  public static func heatMap(expected: RGBAImage, actual: RGBAImage, mask: PixelMask? = nil) -> RGBAImage {
    let size = DifferencePanel.size(of: expected, actual)
    return .painted(width: size.width, height: size.height) { canvas in
      canvas.draw(DifferencePanel(expected, actual, mask: mask), atColumn: 0)
    }
  }

  private static func painted(width: Int, height: Int, _ paint: (DifferenceCanvas) -> Void) -> RGBAImage {
    let samples = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, initializedCount in
      buffer.withMemoryRebound(to: UInt32.self) { words in
        paint(DifferenceCanvas(words: words, width: width, height: height))
      }
      initializedCount = buffer.count
    }
    return RGBAImage(width: width, height: height, samples: samples)
  }
}

/// What the middle panel shows.
private struct DifferencePanel {
  let expected: RGBAImage
  let actual: RGBAImage
  let mask: MaskRows?

  init(_ expected: RGBAImage, _ actual: RGBAImage, mask: PixelMask?) {
    (self.expected, self.actual) = (expected, actual)
    self.mask = mask.map {
      MaskRows($0, width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    }
  }

  /// As large as both pictures together need, cut off below where that is out of all proportion.
  static func size(of expected: RGBAImage, _ actual: RGBAImage) -> ImageComparison.Size {
    let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    let most = max(ImageLimits.standard.pixels, expected.width * expected.height, actual.width * actual.height)
    return ImageComparison.Size(width: width, height: min(height, most / width))
  }
}

/// The pixels of a difference picture while it is made.
///
/// Loops run over words and look a colour up again only when the pixels change: drawings are flat for the most part,
/// and in a debug build anything more for each pixel would take seconds.
private struct DifferenceCanvas {
  let words: UnsafeMutableBufferPointer<UInt32>
  let width: Int
  let height: Int

  func fill(columns: Range<Int>, rows: Range<Int>, with pixel: Pixel) {
    for row in rows {
      let start = row * width
      words[start + columns.lowerBound..<start + columns.upperBound].update(repeating: pixel.word)
    }
  }

  /// Draws a picture on a chequerboard.
  func draw(_ image: RGBAImage, atColumn column: Int) {
    image.withWords { source in
      for y in 0..<min(image.height, height) {
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

  func draw(_ panel: DifferencePanel, atColumn column: Int) {
    let size = DifferencePanel.size(of: panel.expected, panel.actual)
    fill(columns: column..<column + size.width, rows: 0..<size.height, with: DifferencePalette.neither)
    for image in [panel.expected, panel.actual] {
      fill(
        columns: column..<column + image.width, rows: 0..<min(image.height, height), with: DifferencePalette.onlyOne)
    }
    let sharedRows = min(panel.expected.height, panel.actual.height, height)
    drawShared(panel, rows: sharedRows, atColumn: column)
    if let mask = panel.mask { hatch(mask, rows: sharedRows, atColumn: column) }
  }

  private func drawShared(_ panel: DifferencePanel, rows: Int, atColumn column: Int) {
    let palette = DifferencePalette()
    PixelPair.with(panel.expected, panel.actual) { pair in
      panel.expected.withWords { expectedWords in
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: pair.width) { deltas in
          guard let deltas = deltas.baseAddress else { return }
          var ghostOf: UInt32 = 0
          var ghost = palette.ghost(of: ghostOf)
          for y in 0..<rows {
            pair.writeDeltas(row: y, to: deltas)
            let (expectedStart, start) = (y * panel.expected.width, y * width + column)
            var x = 0
            while x < pair.width {
              if deltas[x] != 0 {
                words[start + x] = palette.steps[Int(deltas[x])]
              } else {
                if expectedWords[expectedStart + x] != ghostOf {
                  ghostOf = expectedWords[expectedStart + x]
                  ghost = palette.ghost(of: ghostOf)
                }
                words[start + x] = ghost
              }
              x += 1
            }
          }
        }
      }
    }
  }

  private func hatch(_ mask: MaskRows, rows: Int, atColumn column: Int) {
    for y in 0..<rows {
      for run in mask[y] {
        for x in run {
          let isLine = (x + y) % DifferencePalette.hatchPeriod < 2
          words[y * width + column + x] = (isLine ? DifferencePalette.hatch : DifferencePalette.hatchGround).word
        }
      }
    }
  }
}

/// The colours of a difference picture.
struct DifferencePalette {
  static let surround = Pixel(Color(gray: 0.25))
  static let neither = Pixel(Color.white)
  static let onlyOne = Pixel(Color(hex: 0x1E6BFF))
  static let hatch = Pixel(Color(hex: 0x8A7AA8))
  static let hatchGround = Pixel(Color(hex: 0xECE7F5))
  /// From one line of the hatching to the next, in pixels.
  static let hatchPeriod = 6

  /// The colour of each delta: even the least stands out from the grey ghost.
  let steps = (0...255).map { delta in
    Pixel(Color(hex: 0xFF7A7A).mixed(with: Color(hex: 0xB00000), by: Double(delta) / 255)).word
  }

  /// A grey within the lightest fifth, by the weights of BT.601, which cost no more than a few integers.
  func ghost(of word: UInt32) -> UInt32 {
    let opaque = Pixel(word).over(gray: 255)
    let luma = (299 * Int(opaque.red) + 587 * Int(opaque.green) + 114 * Int(opaque.blue)) / 1000
    let gray = UInt8(204 + luma / 5)
    return Pixel(red: gray, green: gray, blue: gray).word
  }

  static func onChequerboard(_ word: UInt32, x: Int, y: Int) -> UInt32 {
    Pixel(word).over(gray: (x / 8 + y / 8) % 2 == 0 ? 255 : 216).word
  }
}

extension Pixel {
  fileprivate init(_ color: Color) {
    let bytes = color.eightBit
    self.init(red: bytes.red, green: bytes.green, blue: bytes.blue, alpha: bytes.alpha)
  }
}
