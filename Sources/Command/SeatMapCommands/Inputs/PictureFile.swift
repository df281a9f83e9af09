internal import Files
internal import Pictures

/// The files of pictures that orders name.
enum PictureFile {
  /// The bytes of a file; one that is not there or cannot be read is a problem with the picture, no failure.
  @Sendable static func bytes(_ path: String) throws(PictureProblem) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = try WholeFile.read(path, limit: largestFile)
    } catch {
      throw PictureProblem(name: path, reason: .unreadable(error.description))
    }
    guard let bytes else { throw PictureProblem(name: path, reason: .missing) }
    return bytes
  }

  /// More than a photograph takes.
  private static let largestFile = 1 << 28
}
