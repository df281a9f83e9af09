/// A PNG file put together byte by byte, without the library under test, so that it can be of any kind and broken in
/// any way.
///
/// The image data is stored, not compressed.
package struct PNGFile {
  package enum Kind: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6
  }

  package struct Chunk {
    package var type: String
    package var data: [UInt8]
    package var checksumMask: UInt32 = 0

    package init(type: String, data: [UInt8], checksumMask: UInt32 = 0) {
      self.type = type
      self.data = data
      self.checksumMask = checksumMask
    }
  }

  package static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  package var width: Int
  package var height: Int
  package var kind: Kind
  package var bitDepth: Int = 8
  package var isInterlaced = false
  /// The packed samples of every row, without the filter byte; for an interlaced file, those of every row of every
  /// pass.
  package var rows: [[UInt8]]
  /// The filter of each row, 0 for "none" where there are fewer than rows; a row's first neighbour above is the row
  /// before it, unless it begins a pass.
  package var filters: [UInt8] = []
  /// The rows that begin a pass, besides the first.
  package var passStarts: Set<Int> = []
  /// The length of the IDAT chunks; nil for a single one.
  package var dataChunkLength: Int?
  /// What stands between IHDR and IDAT.
  package var chunks: [Chunk] = []
  package var adlerMask: UInt32 = 0

  package var bytes: [UInt8] {
    var header = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
    header += [UInt8(bitDepth), kind.rawValue, 0, 0, isInterlaced ? 1 : 0]
    var all = [Chunk(type: "IHDR", data: header)] + chunks
    let data = stored
    for start in stride(from: 0, to: data.count, by: dataChunkLength ?? data.count) {
      all.append(
        Chunk(type: "IDAT", data: Array(data[start..<min(data.count, start + (dataChunkLength ?? data.count))])))
    }
    all.append(Chunk(type: "IEND", data: []))
    return all.reduce(into: PNGFile.signature) { bytes, chunk in bytes += chunk.bytes }
  }

  package init(
    width: Int, height: Int, kind: Kind, bitDepth: Int = 8, isInterlaced: Bool = false, rows: [[UInt8]],
    chunks: [Chunk] = [], adlerMask: UInt32 = 0
  ) {
    self.width = width
    self.height = height
    self.kind = kind
    self.bitDepth = bitDepth
    self.isInterlaced = isInterlaced
    self.rows = rows
    self.chunks = chunks
    self.adlerMask = adlerMask
  }

  /// The rows, each after the byte that names its filter, as a zlib stream of stored blocks.
  private var stored: [UInt8] {
    let content = filteredRows
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: max(1, content.count), by: 65_535) {
      let block = content[start..<min(content.count, start + 65_535)]
      let length = [UInt8(block.count & 255), UInt8(block.count >> 8)]
      stream += [block.endIndex == content.count ? 1 : 0] + length + length.map { ~$0 } + block
    }
    return stream + bigEndian(adler32(content) ^ adlerMask)
  }

  /// Filters as section 9.2 of the specification writes them down, one byte after the other.
  private var filteredRows: [UInt8] {
    let distance = max(1, channels * bitDepth / 8)
    var content: [UInt8] = []
    for (index, row) in rows.enumerated() {
      let filter = index < filters.count ? filters[index] : 0
      let above = index == 0 || passStarts.contains(index) ? [] : rows[index - 1]
      content.append(filter)
      for place in row.indices {
        let a = place >= distance ? Int(row[place - distance]) : 0
        let b = place < above.count ? Int(above[place]) : 0
        let c = place >= distance && place < above.count ? Int(above[place - distance]) : 0
        let prediction = [0, a, b, (a + b) / 2, PNGFile.paeth(a, b, c)][Int(filter)]
        content.append(UInt8(truncatingIfNeeded: Int(row[place]) - prediction))
      }
    }
    return content
  }

  /// The predictor of section 9.4, word for word.
  private static func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
    let p = a + b - c
    let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
    if pa <= pb, pa <= pc { return a }
    return pb <= pc ? b : c
  }

  /// The samples of a pixel.
  package var channels: Int {
    switch kind {
    case .gray, .palette: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }
}

extension PNGFile.Chunk {
  package var bytes: [UInt8] {
    let covered = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + covered + bigEndian(crc32(covered) ^ checksumMask)
  }
}

extension PNGFile {
  /// The seven passes of Adam7 (PNG specification, section 8.1): first column and row, steps across and down.
  private static let passes = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  /// A file of 8-bit RGBA whose samples are in the seven passes of Adam7.
  package static func interlaced(width: Int, height: Int, samples: [UInt8]) -> PNGFile {
    let pixels = (0..<width * height).map { Array(samples[$0 * 4..<$0 * 4 + 4]).map { UInt16($0) } }
    return PNGFile(width: width, height: height, kind: .rgba, bitDepth: 8, isInterlaced: true, pixels: pixels)
  }

  /// A file of 8-bit RGBA, row by row.
  package static func plain(width: Int, height: Int, samples: [UInt8]) -> PNGFile {
    let rows = (0..<height).map { Array(samples[($0 * width * 4)..<(($0 + 1) * width * 4)]) }
    return PNGFile(width: width, height: height, kind: .rgba, rows: rows)
  }

  /// A file of any kind from the samples of each pixel, which are as many as the kind has and fit its depth.
  package init(width: Int, height: Int, kind: Kind, bitDepth: Int, isInterlaced: Bool, pixels: [[UInt16]]) {
    self.init(width: width, height: height, kind: kind, bitDepth: bitDepth, isInterlaced: isInterlaced, rows: [])
    for (firstX, firstY, stepX, stepY) in isInterlaced ? PNGFile.passes : [(0, 0, 1, 1)] where firstX < width {
      passStarts.insert(rows.count)
      for y in stride(from: firstY, to: height, by: stepY) {
        rows.append(packed(stride(from: firstX, to: width, by: stepX).flatMap { pixels[y * width + $0] }))
      }
    }
  }

  /// Samples one after the other, the leftmost in the highest bits.
  private func packed(_ samples: [UInt16]) -> [UInt8] {
    let bits = samples.flatMap { sample in (0..<bitDepth).reversed().map { UInt8(sample >> $0 & 1) } }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      (start..<start + 8).reduce(0) { $0 << 1 | ($1 < bits.count ? bits[$1] : 0) }
    }
  }
}

package func bigEndian(_ value: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}

/// The checksum of chunks (PNG specification, annex D), bit by bit.
private func crc32(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(UInt32.max) { checksum, byte in
    (0..<8).reduce(checksum ^ UInt32(byte)) { register, _ in
      register & 1 == 1 ? register >> 1 ^ 0xEDB8_8320 : register >> 1
    }
  }
}

/// The checksum of zlib streams (RFC 1950, section 8.2).
private func adler32(_ bytes: [UInt8]) -> UInt32 {
  let (low, high) = bytes.reduce((UInt32(1), UInt32(0))) { sums, byte in
    let low = (sums.0 + UInt32(byte)) % 65521
    return (low, (sums.1 + low) % 65521)
  }
  return high << 16 | low
}
