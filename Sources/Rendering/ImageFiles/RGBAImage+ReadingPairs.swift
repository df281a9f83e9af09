internal import Dispatch
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
    let answers = Mutex<(Result<RGBAImage, ImageFileError>?, Result<RGBAImage, ImageFileError>?)>((nil, nil))
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      let outcome = read(index == 0 ? first : second, limits)
      answers.withLock { if index == 0 { $0.0 = outcome } else { $0.1 = outcome } }
    }
    let (firstAnswer, secondAnswer) = answers.withLock(\.self)
    return (firstAnswer ?? read(first, limits), secondAnswer ?? read(second, limits))
  }

  private static func read(_ bytes: [UInt8], _ limits: ImageLimits) -> Result<RGBAImage, ImageFileError> {
    Result { () throws(ImageFileError) in try RGBAImage(reading: bytes, limits: limits) }
  }
}
