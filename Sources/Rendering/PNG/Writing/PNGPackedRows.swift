/// The rows of a picture in the fewest bits that hold them, each after a zero: the filter "none".
struct PNGPackedRows {
  let header: PNGHeader
  let bytes: [UInt8]

  init(_ image: RGBAImage) throws(ImageFileError) {
    guard image.width < 1 << 31, image.height < 1 << 31 else {
      throw .unwritable("\(image.width) × \(image.height) pixels are more than PNG can count")
    }
    let header = PNGHeader(image)
    self.header = header
    let stride = 1 + header.rowBytes(pixels: header.width)
    bytes = [UInt8](unsafeUninitializedCapacity: stride * header.height) { buffer, count in
      count = buffer.count
      guard let first = buffer.baseAddress else { return }
      let packing = Packing(header: header)
      for row in 0..<header.height {
        let target = first + row * stride
        target[0] = 0
        if let samples = image.wideSamples {
          samples.withUnsafeBufferPointer { packing.pack(wide: $0, from: row * header.width * 4, to: target + 1) }
        } else {
          image.samples.withUnsafeBufferPointer { packing.pack($0, from: row * header.width * 4, to: target + 1) }
        }
      }
    }
  }

  /// The rows as a zlib stream.
  ///
  /// Flat artwork is smallest without filters, and is read fastest then: another choice has to be smaller by a tenth.
  func compressed(_ effort: PNGEffort) -> [UInt8] {
    guard effort == .small else { return DeflateCompressor(level: 1).zlib(bytes) }
    // The last steps of libdeflate take several seconds for tens of megabytes.
    let strong = DeflateCompressor(level: bytes.count <= 1 << 23 ? 12 : 9)
    guard header.bitDepth >= 8 else { return strong.zlib(bytes) }
    let quick = DeflateCompressor(level: 6)
    var best = (rows: bytes, size: Double(quick.zlib(bytes).count) * 0.9)
    for filters in [PNGFilterChoice.always(.up), .leastSum] {
      let rows = filters.applied(to: bytes, header)
      let size = Double(quick.zlib(rows).count)
      if size < best.size { best = (rows, size) }
    }
    return strong.zlib(best.rows)
  }
}

extension PNGHeader {
  /// The header of a picture that is written in the fewest bits: grey, black and white, or without opacity, where all
  /// pixels allow it, and with 16 bits to a sample only where 8 do not hold them.
  fileprivate init(_ image: RGBAImage) {
    let census = PixelCensus(image)
    let colorType: ColorType =
      switch (census.isGray, census.isOpaque) {
      case (true, true): .gray
      case (true, false): .grayAlpha
      case (false, true): .rgb
      case (false, false): .rgba
      }
    let bitDepth = image.wideSamples != nil ? 16 : census.isBlackAndWhite ? 1 : 8
    self.init(width: image.width, height: image.height, colorType: colorType, bitDepth: bitDepth)
  }
}

/// What a picture's pixels have in common.
private struct PixelCensus {
  var isOpaque = true
  var isGray = true
  /// Whether every pixel is black or white and opaque.
  var isBlackAndWhite = true

  /// Looks at every pixel once; at one that is like its neighbour no closer.
  init(_ image: RGBAImage) {
    if let samples = image.wideSamples {
      isBlackAndWhite = false
      samples.withUnsafeBufferPointer { count(wide: $0) }
    } else {
      image.samples.withUnsafeBytes { bytes in
        bytes.withMemoryRebound(to: UInt32.self) { count($0) }
      }
    }
  }

  private mutating func count(_ words: UnsafeBufferPointer<UInt32>) {
    var previous = words[0] ^ 1
    var index = 0
    while index < words.count {
      let word = words[index]
      if word != previous {
        previous = word
        let pixel = PNGPixel(word: word)
        if pixel.alpha != 255 { isOpaque = false }
        if pixel.red != pixel.green || pixel.green != pixel.blue { isGray = false }
        if !isOpaque || !isGray || 1..<255 ~= pixel.red { isBlackAndWhite = false }
        if !isOpaque, !isGray { return }
      }
      index += 1
    }
  }

  private mutating func count(wide samples: UnsafeBufferPointer<UInt16>) {
    var index = 0
    while index < samples.count {
      if samples[index + 3] != .max { isOpaque = false }
      if samples[index] != samples[index + 1] || samples[index + 1] != samples[index + 2] { isGray = false }
      index += 4
    }
  }
}

/// Writes pixels as a header says.
private struct Packing {
  let header: PNGHeader

  func pack(_ samples: UnsafeBufferPointer<UInt8>, from start: Int, to target: UnsafeMutablePointer<UInt8>) {
    guard let first = samples.baseAddress else { return }
    var (source, target) = (first + start, target)
    let end = source + header.width * 4
    switch header.colorType {
    case .gray where header.bitDepth == 1: packBits(source, to: target)
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

  /// Black and white, eight pixels to a byte, the leftmost in the highest bit; white is 1.
  private func packBits(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>) {
    for first in Swift.stride(from: 0, to: header.width, by: 8) {
      var byte: UInt8 = 0
      for bit in 0..<min(8, header.width - first) { byte |= source[(first + bit) * 4] & 0x80 >> UInt8(bit) }
      target[first / 8] = byte
    }
  }

  func pack(
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
