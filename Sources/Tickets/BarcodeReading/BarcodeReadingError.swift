/// Why a picture could not be searched for codes; a picture without any is no error.
public enum BarcodeReadingError: Error, Hashable, Sendable {
  /// There is not enough memory.
  case outOfMemory
  /// The decoder failed for a reason of its own.
  case decoder
}

extension BarcodeReadingError: CustomStringConvertible {
  /// What is wrong, in one sentence.
  public var description: String {
    switch self {
    case .outOfMemory: "there is not enough memory to search the picture for codes"
    case .decoder: "the picture could not be searched for codes: the decoder failed"
    }
  }
}
