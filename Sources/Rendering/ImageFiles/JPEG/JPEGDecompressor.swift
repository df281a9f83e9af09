internal import CTurboJPEG

/// The owner of a decompressor of TurboJPEG.
struct JPEGDecompressor: ~Copyable {
  private let handle: tjhandle

  private init(adopting handle: tjhandle) { self.handle = handle }

  deinit { tjDestroy(handle) }

  static func make() throws(ImageFileError) -> JPEGDecompressor {
    guard let handle = tjInitDecompress() else { throw .unsupported("more than fits in memory") }
    return JPEGDecompressor(adopting: handle)
  }

  /// The samples of a picture whose header says what `markers` do, opaque RGBA or the inks of CMYK as they are stored,
  /// by the exact integer transform.
  ///
  /// What libjpeg only warns of, such as a file that ends too early, is an error.
  func samples(
    of bytes: UnsafeRawBufferPointer, _ markers: JPEGMarkers, reduction: JPEGReduction
  ) throws(ImageFileError) -> [UInt8] {
    let source = bytes.bindMemory(to: UInt8.self)
    let flags = TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS
    var (foundWidth, foundHeight, subsampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard
      tjDecompressHeader3(
        handle, source.baseAddress, UInt(source.count), &foundWidth, &foundHeight, &subsampling, &colors) == 0
    else { throw failure() }
    let isCMYK = colors == Int32(TJCS_CMYK.rawValue) || colors == Int32(TJCS_YCCK.rawValue)
    // The memory is of the size that our own reading of the header gave.
    guard Int(foundWidth) == markers.width, Int(foundHeight) == markers.height, isCMYK == markers.isCMYK else {
      throw .malformed("there are two JPEG headers")
    }
    let (width, height) = (reduction.reduced(markers.width), reduction.reduced(markers.height))
    let format = isCMYK ? TJPF_CMYK : TJPF_RGBA
    var status: Int32 = -1
    let samples = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      status = tjDecompress2(
        handle, source.baseAddress, UInt(source.count), buffer.baseAddress, Int32(width), Int32(width * 4),
        Int32(height), Int32(format.rawValue), flags)
      count = status == 0 ? buffer.count : 0
    }
    guard status == 0 else { throw failure() }
    return samples
  }

  private func failure() -> ImageFileError {
    let message = tjGetErrorStr2(handle).map { String(cString: $0) } ?? "the JPEG data cannot be decoded"
    return message.contains("Premature end") ? .truncated : .malformed(message)
  }
}
