extension RGBAImage {
  /// Reads a file that begins with the signature of PNG.
  package static func readPNG(_ bytes: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageFileError) -> RGBAImage
  {
    let content = try PNGContent(bytes, limits: limits)
    let passes = PNGPass.all(of: content.header)
    let data = try PNGImageData.inflate(content, passes, limits: limits)
    return try content.header.bitDepth == 16
      ? RGBAImage(wide: content, data, passes) : RGBAImage(narrow: content, data, passes)
  }

  private init(narrow content: PNGContent, _ data: borrowing PNGImageData, _ passes: [PNGPass]) throws(ImageFileError) {
    let header = content.header
    let expansion = PNGRowExpansion(content)
    let samples: [UInt8] = try RGBAImage.samples(of: header) { (pixels) throws(ImageFileError) in
      try data.readRows(passes, header, into: pixels) {
        (row, target: UnsafeMutablePointer<UInt32>, count)
          throws(ImageFileError) in
        try expansion.expand(row, to: target, count: count)
      }
    }
    self.init(width: header.width, height: header.height, samples: samples, colorSpace: content.colorSpace)
  }

  private init(wide content: PNGContent, _ data: borrowing PNGImageData, _ passes: [PNGPass]) throws(ImageFileError) {
    let header = content.header
    let expansion = PNGRowExpansion(content)
    let samples: [UInt16] = try RGBAImage.samples(of: header) { (pixels) throws(ImageFileError) in
      try data.readRows(passes, header, into: pixels) {
        (row, target: UnsafeMutablePointer<UInt64>, count)
          throws(ImageFileError) in
        UnsafeMutableRawPointer(target).withMemoryRebound(to: UInt16.self, capacity: count * 4) {
          expansion.expandWide(row, to: $0, count: count)
        }
      }
    }
    self.init(width: header.width, height: header.height, wideSamples: samples, colorSpace: content.colorSpace)
  }

  /// The samples of a picture, which `read` writes pixel by pixel: four samples to one.
  private static func samples<Sample, Pixel>(
    of header: PNGHeader, _ read: (UnsafeMutableBufferPointer<Pixel>) throws(ImageFileError) -> Void
  ) throws(ImageFileError) -> [Sample] {
    var failure: ImageFileError?
    let samples = [Sample](unsafeUninitializedCapacity: header.width * header.height * 4) { buffer, count in
      adviseLargePages(UnsafeMutableRawBufferPointer(buffer))
      buffer.withMemoryRebound(to: Pixel.self) { pixels in
        do throws(ImageFileError) { try read(pixels) } catch { failure = error }
      }
      count = failure == nil ? buffer.count : 0
    }
    if let failure { throw failure }
    return samples
  }
}

/// The owner of a picture's decompressed data: rows, each after the byte that names its filter.
private struct PNGImageData: ~Copyable {
  private let memory: UnsafeMutableRawBufferPointer
  /// The checksum of the data that the file gives.
  private var checksum: UInt32 = 0

  private init(byteCount: Int) {
    memory = .allocate(byteCount: byteCount, alignment: 16)
    adviseLargePages(memory)
  }

  deinit { memory.deallocate() }

  /// Decompresses the data of a picture, after a look at whether it can be as much as the header says.
  static func inflate(
    _ content: PNGContent, _ passes: [PNGPass], limits: ImageLimits
  ) throws(ImageFileError) -> PNGImageData {
    let count = passes.reduce(0) { $0 + $1.height * (1 + content.header.rowBytes(pixels: $1.width)) }
    guard count <= limits.decompressedBytes else {
      throw .growsTooLarge(part: "the image data", maximumBytes: limits.decompressedBytes)
    }
    // Deflate makes nothing smaller than 1/1032 of its size: what says less cannot hold the picture.
    let compressedCount = content.imageData.reduce(0) { $0 + $1.count }
    guard compressedCount * 1032 >= count else { throw .truncated }
    var data = PNGImageData(byteCount: count)
    data.checksum = try inflate(content.imageData, count: compressedCount, into: data.memory)
    return data
  }

  /// Decompresses the pieces, which libdeflate wants joined.
  private static func inflate(
    _ pieces: [UnsafeRawBufferPointer], count: Int, into memory: UnsafeMutableRawBufferPointer
  ) throws(ImageFileError) -> UInt32 {
    if pieces.count == 1 { return try ZlibStream(pieces[0]).inflate(into: memory) }
    let joined = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
    defer { joined.deallocate() }
    var offset = 0
    for piece in pieces {
      UnsafeMutableRawBufferPointer(rebasing: joined[offset...]).copyMemory(from: piece)
      offset += piece.count
    }
    return try ZlibStream(UnsafeRawBufferPointer(joined)).inflate(into: memory)
  }

  /// Hands on each row with the place for its pixels, and verifies the checksum at the end.
  func readRows<Pixel: BitwiseCopyable>(
    _ passes: [PNGPass], _ header: PNGHeader, into pixels: UnsafeMutableBufferPointer<Pixel>,
    _ expand: (UnsafePointer<UInt8>, UnsafeMutablePointer<Pixel>, Int) throws(ImageFileError) -> Void
  ) throws(ImageFileError) {
    guard let data = memory.baseAddress, let first = pixels.baseAddress else { return }
    var rows = PNGRows(data.assumingMemoryBound(to: UInt8.self), header)
    // Where the pixels of a pass lie apart, its rows are put together here first.
    let together = UnsafeMutablePointer<Pixel>.allocate(capacity: header.isInterlaced ? header.width : 1)
    defer { together.deallocate() }
    for pass in passes {
      rows.beginPass()
      let rowBytes = header.rowBytes(pixels: pass.width)
      for row in 0..<pass.height {
        let source = try rows.next(count: rowBytes)
        let target = first + (pass.firstRow + row * pass.rowStep) * header.width + pass.firstColumn
        if pass.columnStep == 1 {
          try expand(source, target, pass.width)
        } else {
          try expand(source, together, pass.width)
          for column in 0..<pass.width { target[column * pass.columnStep] = together[column] }
        }
      }
    }
    guard rows.checksum == checksum else { throw .sampleChecksumMismatch }
  }
}
