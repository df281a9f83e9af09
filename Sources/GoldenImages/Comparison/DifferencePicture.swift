internal import Colors

extension RGBAImage {
  /// A picture for a person to see what differs: expected, difference, actual, side by side.
  ///
  /// The outer panels show the pictures on a chequerboard, so that opacity can be seen. In the middle, pixels that are
  /// the same are a pale grey ghost of the expected picture, pixels that differ are red, the darker the more they
  /// differ, and pixels that only one picture has are blue. All panels are as large as both pictures together need.
  public static func difference(expected: RGBAImage, actual: RGBAImage) -> RGBAImage {
    let (panelWidth, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    let gap = 8
    let width = 3 * panelWidth + 2 * gap
    let palette = DifferencePalette()
    let samples = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, initializedCount in
      let pixels = UnsafeMutableRawBufferPointer(buffer)
      pixels.initializeMemory(as: UInt32.self, repeating: palette.surround.word)
      expected.withPixels { expectedPixels in
        actual.withPixels { actualPixels in
          for y in 0..<height {
            for x in 0..<panelWidth {
              let (expectedPixel, actualPixel) = (expectedPixels[x, y], actualPixels[x, y])
              func put(_ pixel: Pixel, panel: Int) {
                let offset = (y * width + panel * (panelWidth + gap) + x) * 4
                pixels.storeBytes(of: pixel.word, toByteOffset: offset, as: UInt32.self)
              }
              if let expectedPixel { put(palette.onChequerboard(expectedPixel, x: x, y: y), panel: 0) }
              put(palette.difference(expectedPixel, actualPixel), panel: 1)
              if let actualPixel { put(palette.onChequerboard(actualPixel, x: x, y: y), panel: 2) }
            }
          }
        }
      }
      initializedCount = buffer.count
    }
    return RGBAImage(width: width, height: height, samples: samples)
  }
}

/// The colours of a difference picture.
private struct DifferencePalette {
  let surround = Pixel(Color(gray: 0.25))
  private let neither = Pixel(Color.white)
  private let onlyOne = Pixel(Color(hex: 0x1E6BFF))
  /// The colour of each delta: even the least stands out from the grey ghost.
  private let steps = (0...255).map { delta in
    Pixel(Color(hex: 0xFF7A7A).mixed(with: Color(hex: 0xB00000), by: Double(delta) / 255))
  }

  func difference(_ expected: Pixel?, _ actual: Pixel?) -> Pixel {
    guard let expected, let actual else { return expected == nil && actual == nil ? neither : onlyOne }
    let delta = premultipliedDelta(expected, actual)
    return delta == 0 ? ghost(of: expected) : steps[delta]
  }

  func onChequerboard(_ pixel: Pixel, x: Int, y: Int) -> Pixel {
    pixel.alpha == 255 ? pixel : pixel.over(gray: (x / 8 + y / 8) % 2 == 0 ? 255 : 216)
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

/// The pixels of a picture in memory; there is none outside its edges.
private struct Pixels {
  let samples: UnsafeRawBufferPointer
  let width: Int
  let height: Int

  subscript(x: Int, y: Int) -> Pixel? {
    guard x < width, y < height else { return nil }
    return Pixel(samples.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: UInt32.self))
  }
}

extension RGBAImage {
  fileprivate func withPixels(_ body: (Pixels) -> Void) {
    samples.withUnsafeBytes { body(Pixels(samples: $0, width: width, height: height)) }
  }
}
