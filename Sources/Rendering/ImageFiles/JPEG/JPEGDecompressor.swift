internal import CTurboJPEG
internal import PNG

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

/// The plain conversion of CMYK to red, green and blue.
///
/// Each ink is taken to swallow its own third of the light and black to swallow all of it, so that red is
/// (1 − cyan) × (1 − black), and likewise green and blue. An ink profile in the file is not used: colours come out
/// brighter than on the press that it describes.
///
/// Files hold the amounts upside down, 255 for no ink, as Adobe's programs write them and all others read them, with
/// their marker or without.
enum JPEGInks {
  /// Turns stored cyan, magenta, yellow and black into opaque RGBA.
  static func rgba(_ inks: [UInt8]) -> [UInt8] {
    inks.withUnsafeBufferPointer { inks in
      [UInt8](unsafeUninitializedCapacity: inks.count) { rgba, count in
        var index = 0
        while index + 3 < inks.count {
          let light = Int(inks[index + 3])
          rgba[index] = product(Int(inks[index]), light)
          rgba[index + 1] = product(Int(inks[index + 1]), light)
          rgba[index + 2] = product(Int(inks[index + 2]), light)
          rgba[index + 3] = 255
          index += 4
        }
        count = index
      }
    }
  }

  /// The product of two shares of 255, rounded.
  private static func product(_ first: Int, _ second: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (first * second + 127) / 255)
  }
}
