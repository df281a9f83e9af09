import TestSupport

extension SeededRandom {
  /// A PNG file of random samples, with a random filter for each row, that keeps all the rules.
  mutating func pngFile(
    width: Int, height: Int, kind: PNGFile.Kind, bitDepth: Int, isInterlaced: Bool = false,
    hasTransparency: Bool = false
  ) -> PNGFile {
    let channels = PNGFile(width: 1, height: 1, kind: kind, rows: []).channels
    // Few values, so that neighbours and the transparent colour are often met.
    let values = (0..<5).map { _ in UInt16(int(0...(1 << bitDepth - 1))) }
    let pixels = (0..<width * height).map { _ in (0..<channels).map { _ in element(of: values) ?? 0 } }
    var file = PNGFile(
      width: width, height: height, kind: kind, bitDepth: bitDepth, isInterlaced: isInterlaced, pixels: pixels)
    file.filters = file.rows.map { _ in UInt8(int(0...4)) }
    if bool() { file.dataChunkLength = int(1...50) }
    if kind == .palette {
      file.chunks.append(.init(type: "PLTE", data: bytes(3 << bitDepth)))
      if hasTransparency { file.chunks.append(.init(type: "tRNS", data: bytes(int(1...(1 << bitDepth))))) }
    } else if hasTransparency, let clear = element(of: pixels) {
      file.chunks.append(.init(type: "tRNS", data: clear.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }))
    }
    return file
  }

  /// Random bytes.
  mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(int(0...255)) } }
}
