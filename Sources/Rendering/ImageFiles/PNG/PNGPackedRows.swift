/// The rows of a picture in the fewest bits that hold them, each after a zero: the filter "none".
struct PNGPackedRows {
  let header: PNGHeader
  /// The colours that the rows count, those that are not opaque first; empty where the rows hold samples.
  let palette: [PNGPixel]
  let bytes: [UInt8]

  init(_ image: RGBAImage) throws(ImageFileError) {
    guard image.width < 1 << 31, image.height < 1 << 31 else {
      throw .unwritable("\(image.width) × \(image.height) pixels are more than PNG can count")
    }
    let census = PNGPixelCensus(image)
    let form = Form(census, image)
    var header = PNGHeader(width: image.width, height: image.height, colorType: .rgba, bitDepth: 8)
    (header.colorType, header.bitDepth, palette) = (form.colorType, form.bitDepth, form.palette)
    self.header = header
    let packing = Packing(header: header, numbers: form.numbers, colors: census.colors)
    bytes = packing.rows(of: image)
  }

  /// How the pixels are said.
  private struct Form {
    var colorType = PNGHeader.ColorType.rgba
    var bitDepth = 8
    var palette: [PNGPixel] = []
    /// What each colour of the census is called in the file; for a palette and for grey.
    var numbers: [UInt8] = []

    init(_ census: PNGPixelCensus, _ image: RGBAImage) {
      switch (census.isGray, census.isOpaque) {
      case (true, true): colorType = .gray
      case (true, false): colorType = .grayAlpha
      case (false, true): colorType = .rgb
      case (false, false): colorType = .rgba
      }
      guard image.wideSamples == nil else {
        bitDepth = 16
        return
      }
      guard let colors = census.colors?.words.map(PNGPixel.init(word:)) else { return }
      let paletteDepth = [1, 2, 4, 8].first { colors.count <= 1 << $0 } ?? 8
      if colorType == .gray {
        let grayDepth = [1, 2, 4].first { depth in colors.allSatisfy { $0.red % UInt8(255 / (1 << depth - 1)) == 0 } }
        if grayDepth ?? 8 <= paletteDepth {
          bitDepth = grayDepth ?? 8
          numbers = colors.map { $0.red / UInt8(255 / (1 << bitDepth - 1)) }
          return
        }
      }
      // A palette has to save more than it takes itself.
      guard colors.count * 2 <= image.width * image.height else {
        numbers = colorType == .gray ? colors.map(\.red) : []
        return
      }
      (colorType, bitDepth) = (.palette, paletteDepth)
      let order = colors.indices.filter { colors[$0].alpha < 255 } + colors.indices.filter { colors[$0].alpha == 255 }
      palette = order.map { colors[$0] }
      numbers = [UInt8](repeating: 0, count: colors.count)
      for (number, index) in order.enumerated() { numbers[index] = UInt8(number) }
    }
  }
}

/// Writes pixels as a header says.
private struct Packing {
  let header: PNGHeader
  let numbers: [UInt8]
  let colors: PNGColorTable?

  func rows(of image: RGBAImage) -> [UInt8] {
    let stride = 1 + header.rowBytes(pixels: header.width)
    return [UInt8](unsafeUninitializedCapacity: stride * header.height) { buffer, count in
      count = buffer.count
      guard let first = buffer.baseAddress else { return }
      for row in 0..<header.height {
        let target = first + row * stride
        target[0] = 0
        if let samples = image.wideSamples {
          samples.withUnsafeBufferPointer { pack(wide: $0, from: row * header.width * 4, to: target + 1) }
        } else if let colors, !numbers.isEmpty {
          image.samples.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: UInt32.self) {
              pack($0, from: row * header.width, as: colors, to: target + 1)
            }
          }
        } else {
          image.samples.withUnsafeBufferPointer { pack($0, from: row * header.width * 4, to: target + 1) }
        }
      }
    }
  }

  /// Numbers, one or more of them to a byte, the leftmost in the highest bits.
  private func pack(
    _ words: UnsafeBufferPointer<UInt32>, from start: Int, as colors: PNGColorTable,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    let bitDepth = header.bitDepth
    var previous = words[start]
    var number = numbers[colors.number(of: previous)]
    var (bits, bitCount) = (UInt8(0), 0)
    var (index, place) = (start, 0)
    while index < start + header.width {
      if words[index] != previous {
        previous = words[index]
        number = numbers[colors.number(of: previous)]
      }
      bits = bits << UInt8(truncatingIfNeeded: bitDepth) | number
      bitCount += bitDepth
      if bitCount == 8 {
        target[place] = bits
        place += 1
        (bits, bitCount) = (0, 0)
      }
      index += 1
    }
    if bitCount > 0 { target[place] = bits << UInt8(8 - bitCount) }
  }

  private func pack(_ samples: UnsafeBufferPointer<UInt8>, from start: Int, to target: UnsafeMutablePointer<UInt8>) {
    guard let first = samples.baseAddress else { return }
    var (source, target) = (first + start, target)
    let end = source + header.width * 4
    switch header.colorType {
    case .gray, .palette:
      while source < end {
        target[0] = source[0]
        source += 4
        target += 1
      }
    case .grayAlpha:
      while source < end {
        target[0] = source[0]
        target[1] = source[3]
        source += 4
        target += 2
      }
    case .rgb:
      while source < end {
        target[0] = source[0]
        target[1] = source[1]
        target[2] = source[2]
        source += 4
        target += 3
      }
    case .rgba: target.update(from: source, count: header.width * 4)
    }
  }

  private func pack(
    wide samples: UnsafeBufferPointer<UInt16>, from start: Int, to target: UnsafeMutablePointer<UInt8>
  ) {
    let places = channelPlaces
    var place = 0
    var index = start
    while index < start + header.width * 4 {
      for channel in places {
        let sample = samples[index + channel]
        target[place] = UInt8(sample >> 8)
        target[place + 1] = UInt8(truncatingIfNeeded: sample)
        place += 2
      }
      index += 4
    }
  }

  /// Which of red, green, blue and opacity are written.
  private var channelPlaces: [Int] {
    switch header.colorType {
    case .gray, .palette: [0]
    case .grayAlpha: [0, 3]
    case .rgb: [0, 1, 2]
    case .rgba: [0, 1, 2, 3]
    }
  }
}
