internal import CTurboJPEG
internal import PNG

/// The owner of a compressor of TurboJPEG.
struct JPEGCompressor: ~Copyable {
  private let handle: tjhandle

  private init(adopting handle: tjhandle) { self.handle = handle }

  deinit { tjDestroy(handle) }

  static func make() throws(ImageFileError) -> JPEGCompressor {
    guard let handle = tjInitCompress() else { throw .unwritable("it needs more memory than there is") }
    return JPEGCompressor(adopting: handle)
  }

  /// A file of RGBA samples, whose opacity is passed over, by the exact integer transform.
  func file(
    of samples: [UInt8], width: Int, height: Int, quality: Int, chroma: JPEGChroma
  ) throws(ImageFileError) -> [UInt8] {
    let subsampling = Int32((chroma == .full ? TJSAMP_444 : TJSAMP_420).rawValue)
    let largest = tjBufSize(Int32(width), Int32(height), subsampling)
    guard largest != UInt.max else { throw .unwritable("it needs more memory than there is") }
    var status: Int32 = -1
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(largest)) { buffer, count in
      // The buffer is as large as any file of this size can be, so that it stays where it is.
      var memory = buffer.baseAddress
      var size = largest
      status = tjCompress2(
        handle, samples, Int32(width), Int32(width * 4), Int32(height), Int32(TJPF_RGBX.rawValue), &memory, &size,
        subsampling, Int32(quality), TJFLAG_ACCURATEDCT | TJFLAG_NOREALLOC)
      count = status == 0 ? Int(size) : 0
    }
    guard status == 0 else {
      throw .unwritable(tjGetErrorStr2(handle).map { String(cString: $0) } ?? "the JPEG data cannot be encoded")
    }
    // Not the memory of the largest file, which the array would keep.
    return bytes.withUnsafeBufferPointer { Array($0) }
  }
}
