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

  /// The samples of a picture whose header says these sizes, opaque RGBA, by the exact integer transform.
  ///
  /// What libjpeg only warns of, such as a file that ends too early, is an error.
  func samples(of bytes: UnsafeRawBufferPointer, width: Int, height: Int) throws(ImageFileError) -> [UInt8] {
    let source = bytes.bindMemory(to: UInt8.self)
    let flags = TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS
    var (foundWidth, foundHeight, subsampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard
      tjDecompressHeader3(
        handle, source.baseAddress, UInt(source.count), &foundWidth, &foundHeight, &subsampling, &colors) == 0
    else { throw failure() }
    guard colors != Int32(TJCS_CMYK.rawValue), colors != Int32(TJCS_YCCK.rawValue) else {
      throw .unsupported("a JPEG picture in CMYK")
    }
    // The memory is of the size that our own reading of the header gave.
    guard Int(foundWidth) == width, Int(foundHeight) == height else { throw .malformed("there are two JPEG headers") }
    var status: Int32 = -1
    let samples = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      status = tjDecompress2(
        handle, source.baseAddress, UInt(source.count), buffer.baseAddress, foundWidth, foundWidth * 4, foundHeight,
        Int32(TJPF_RGBA.rawValue), flags)
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
