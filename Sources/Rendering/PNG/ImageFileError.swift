/// Why bytes could not be read as a picture, or a picture not be written.
public enum ImageFileError: Error, Hashable, Sendable {
  /// There are no bytes at all.
  case empty
  /// The file is the pointer that Git LFS leaves in place of a file that has not been fetched.
  case gitLFSPointer
  /// The bytes begin as no file does that can be read here.
  case notAPicture
  /// The file ends before the picture does, or before what closes it.
  case truncated
  /// The checksum of a PNG chunk, named by its four letters, does not fit its content.
  case checksumMismatch(chunk: String)
  /// The checksum of the uncompressed samples of a PNG file (Adler-32, RFC 1950) does not fit them.
  case sampleChecksumMismatch
  /// The picture has more pixels than the limit given.
  case tooLarge(width: Int, height: Int, maximumPixels: Int)
  /// The file has more bytes than the limit given.
  case tooManyBytes(count: Int, maximumBytes: Int)
  /// Compressed data in the file grows past the limit given.
  case growsTooLarge(part: String, maximumBytes: Int)
  /// The file holds something that is not read here, told in a few words.
  case unsupported(String)
  /// The file breaks the rules of its format in the way told.
  case malformed(String)
  /// The picture could not be written, for the reason told.
  case unwritable(String)
}

extension ImageFileError: CustomStringConvertible {
  /// The reason in a few words, and what to do about it where that is known.
  public var description: String {
    switch self {
    case .empty: "the file is empty"
    case .gitLFSPointer: "this is a Git LFS pointer, not the picture itself: run git lfs pull"
    case .notAPicture: "this is not a picture file in PNG, JPEG or WebP format"
    case .truncated: "the picture file is cut short"
    case .checksumMismatch(let chunk): "the checksum of the \(chunk) chunk does not match: the file is damaged"
    case .sampleChecksumMismatch: "the checksum of the picture's samples does not match: the file is damaged"
    case .tooLarge(let width, let height, let maximumPixels):
      "the picture of \(width) × \(height) pixels is larger than the limit of \(maximumPixels) pixels"
    case .tooManyBytes(let count, let maximumBytes):
      "the picture file of \(count) bytes is larger than the limit of \(maximumBytes) bytes"
    case .growsTooLarge(let part, let maximumBytes):
      "\(part) takes more than the limit of \(maximumBytes) bytes when it is decompressed"
    case .unsupported(let what): "the picture file holds \(what), which cannot be read"
    case .malformed(let reason): "the picture file is malformed: \(reason)"
    case .unwritable(let reason): "the picture cannot be written: \(reason)"
    }
  }
}
