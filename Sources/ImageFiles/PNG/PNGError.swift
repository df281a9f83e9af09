/// Why bytes could not be read as a PNG picture, or a picture not be written as one.
public enum PNGError: Error, Hashable, Sendable {
  /// There are no bytes at all.
  case empty
  /// The file is the pointer that Git LFS leaves in place of a file that has not been fetched.
  case gitLFSPointer
  /// The bytes do not begin as a PNG file does.
  case notPNG
  /// The file ends before the picture does, or before the IEND chunk that closes it.
  case truncated
  /// The checksum of a chunk, or of the compressed data, does not fit what it covers.
  case checksumMismatch
  /// The picture has more pixels than the limit given.
  case tooLarge(width: Int, height: Int, maximumPixels: Int)
  /// The picture has 16 bits for each sample, and 8 cannot hold them all exactly.
  case needsSixteenBits
  /// The file breaks the rules of PNG in the way told.
  case malformed(String)
  /// The picture could not be written, for the reason told.
  case unwritable(String)
}

extension PNGError: CustomStringConvertible {
  /// The reason in a few words, and what to do about it where that is known.
  public var description: String {
    switch self {
    case .empty: "the file is empty"
    case .gitLFSPointer: "this is a Git LFS pointer, not the picture itself: run git lfs pull"
    case .notPNG: "this is not a PNG file"
    case .truncated: "the PNG file is cut short"
    case .checksumMismatch: "a checksum in the PNG file does not match: the file is damaged"
    case .tooLarge(let width, let height, let maximumPixels):
      "the picture of \(width) × \(height) pixels is larger than the limit of \(maximumPixels) pixels"
    case .needsSixteenBits: "the picture has 16-bit samples that 8 bits cannot hold exactly"
    case .malformed(let reason): "the PNG file is malformed: \(reason)"
    case .unwritable(let reason): "the picture cannot be written as PNG: \(reason)"
    }
  }
}
