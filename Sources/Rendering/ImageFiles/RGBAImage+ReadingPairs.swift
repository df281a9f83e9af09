internal import Dispatch
public import PNG
internal import Support
internal import Synchronization

extension RGBAImage {
  /// Reads two picture files at the same time, each on a thread of its own.
  ///
  /// Files of the same bytes are read once. What ``init(reading:limits:)`` throws for a file stands in its place.
  public static func reading(
    _ first: [UInt8], and second: [UInt8], limits: ImageLimits = .standard
  ) -> (first: Result<RGBAImage, ImageFileError>, second: Result<RGBAImage, ImageFileError>) {
    if first == second {
      let outcome = read(first, limits)
      return (outcome, outcome)
    }
    let answers = concurrentMap(count: 2, threads: 2) { read($0 == 0 ? first : second, limits) }
    return (answers[0], answers[1])
  }

  private static func read(_ bytes: [UInt8], _ limits: ImageLimits) -> Result<RGBAImage, ImageFileError> {
    Result { () throws(ImageFileError) in try RGBAImage(reading: bytes, limits: limits) }
  }
}
