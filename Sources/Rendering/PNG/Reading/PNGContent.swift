/// What the chunks of a PNG file say, with the image data still compressed.
struct PNGContent {
  private(set) var header: PNGHeader
  /// The colours of the palette, opaque but for what ``transparency`` says; each a pixel's four samples as in memory.
  private(set) var palette: [PNGPixel] = []
  /// The colour that stands for "nothing here", one sample for grey and three for RGB; empty where there is none.
  private(set) var clearColor: [UInt16] = []
  /// The pieces of the zlib stream.
  private(set) var imageData: [UnsafeRawBufferPointer] = []
  private(set) var colorSpace = ColorSpaceDeclaration.sRGB

  private var seen: [PNGChunk.Kind] = []
  private var declarations = PNGColorDeclarations()

  /// Reads all chunks to the end, IEND; what follows it is not looked at.
  init(_ bytes: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageFileError) {
    var chunks = PNGChunkSequence(bytes)
    let first = try chunks.next()
    guard first.kind == .header else { throw .malformed("the \(first.kind.name) chunk stands before the header") }
    header = try PNGHeader(first.data)
    try limits.check(width: header.width, height: header.height)
    var previous = first.kind
    while true {
      let chunk = try chunks.next()
      if chunk.kind == .end { break }
      try take(chunk, after: previous, limits: limits)
      previous = chunk.kind
    }
    guard !imageData.isEmpty else { throw .malformed("there is no IDAT chunk") }
    guard header.colorType != .palette || !palette.isEmpty else { throw .malformed("there is no palette") }
    colorSpace = declarations.colorSpace
  }

  private mutating func take(
    _ chunk: PNGChunk, after previous: PNGChunk.Kind, limits: ImageLimits
  ) throws(ImageFileError) {
    switch chunk.kind {
    case .imageData:
      guard imageData.isEmpty || previous == .imageData else { throw .malformed("other chunks part the IDAT chunks") }
      if !chunk.data.isEmpty || imageData.isEmpty { imageData.append(chunk.data) }
    case .header:
      throw .malformed("there are two headers")
    case .palette:
      try rememberOnce(chunk.kind)
      palette = try readPalette(chunk.data)
    case .transparency:
      try rememberOnce(chunk.kind)
      try readTransparency(chunk.data)
    case .gamma, .chromaticities, .profile, .sRGB, .codePoints:
      try rememberOnce(chunk.kind)
      try declarations.take(chunk, limits: limits)
    case .animation:
      throw .unsupported("an animation")
    default:
      guard chunk.kind.isAncillary else { throw .unsupported("the chunk \(chunk.kind.name)") }
    }
  }

  /// Notes a chunk that may be there only once, and only before the image data.
  private mutating func rememberOnce(_ kind: PNGChunk.Kind) throws(ImageFileError) {
    guard !seen.contains(kind) else { throw .malformed("there are two \(kind.name) chunks") }
    guard imageData.isEmpty else { throw .malformed("the \(kind.name) chunk stands after the image data") }
    seen.append(kind)
  }

  private func readPalette(_ data: UnsafeRawBufferPointer) throws(ImageFileError) -> [PNGPixel] {
    let count = data.count / 3
    guard data.count % 3 == 0, 1...256 ~= count else { throw .malformed("the palette has \(data.count) bytes") }
    switch header.colorType {
    case .gray, .grayAlpha: throw .malformed("a grey picture has a palette")
    // A palette for those who cannot show all colours, which is nobody here.
    case .rgb, .rgba: return []
    case .palette: break
    }
    guard count <= 1 << header.bitDepth else {
      throw .malformed("the palette has \(count) colours, more than \(header.bitDepth) bits can count")
    }
    return (0..<count).map {
      PNGPixel(red: data[$0 * 3], green: data[$0 * 3 + 1], blue: data[$0 * 3 + 2], alpha: 255)
    }
  }

  private mutating func readTransparency(_ data: UnsafeRawBufferPointer) throws(ImageFileError) {
    switch header.colorType {
    case .palette:
      guard data.count <= palette.count else {
        throw .malformed("the tRNS chunk speaks of \(data.count) colours of a palette of \(palette.count)")
      }
      for (index, alpha) in data.enumerated() { palette[index].alpha = alpha }
    case .gray, .rgb:
      let count = header.colorType.channels
      guard data.count == count * 2 else { throw .malformed("the tRNS chunk has \(data.count) bytes") }
      // Bits above the depth mean nothing.
      let mask = UInt16.max >> UInt16(16 - header.bitDepth)
      clearColor = (0..<count).map { data.bigEndian16(at: $0 * 2) & mask }
    case .grayAlpha, .rgba:
      throw .malformed("a picture with opacity has a tRNS chunk")
    }
  }
}
