internal import Dispatch
internal import ImageFiles

/// A picture file that a command reads.
struct PictureInput {
  static let maxPixels = CommandOption(
    "max-pixels", taking: .text("N"),
    "The most pixels that a picture may have; \(ImageLimits.standard.pixels.grouped) if not given.")
  static let maxBytes = CommandOption(
    "max-bytes", taking: .text("N"),
    "The largest file that is read, in bytes; \(ImageLimits.standard.fileBytes.grouped) if not given.")
  /// The limits as a group of every command that reads pictures.
  static let limitOptions = CommandDescription.OptionGroup("Limits", [maxPixels, maxBytes])

  /// What pictures may ask for, as a command was told.
  static func limits(_ arguments: ParsedArguments) throws(ArgumentError) -> ImageLimits {
    ImageLimits(
      pixels: try arguments.integer(maxPixels, in: 1...Int.max) ?? ImageLimits.standard.pixels,
      fileBytes: try arguments.integer(maxBytes, in: 1...Int.max) ?? ImageLimits.standard.fileBytes)
  }

  let file: InputFile
  let limits: ImageLimits

  /// The bytes of the file.
  func bytes(in session: Session) throws(CommandFailure) -> [UInt8] {
    try file.bytes(limit: limits.fileBytes, console: session.console)
  }

  /// The picture of the file's bytes; the failure is `badData` and names the file.
  func picture(_ bytes: [UInt8]) throws(CommandFailure) -> RGBAImage {
    try failing(PictureDecoding.decode(bytes, limits))
  }

  /// The picture that was decoded, or a failure that names the file.
  func failing(_ outcome: Result<RGBAImage, ImageFileError>) throws(CommandFailure) -> RGBAImage {
    switch outcome {
    case .success(let picture): return picture
    case .failure(let error): throw CommandFailure(.badData, "\(file.name): \(error)\(hint(error))")
    }
  }

  private func hint(_ error: ImageFileError) -> String {
    switch error {
    case .tooLarge: "; \(PictureInput.maxPixels.spelling) raises it"
    case .tooManyBytes: "; \(PictureInput.maxBytes.spelling) raises it"
    default: ""
    }
  }
}

/// A picture that is decoded on a thread of its own.
final class PictureDecoding: Sendable {
  private let done = DispatchSemaphore(value: 0)
  // Written once before the semaphore is signalled, read once after it was waited for.
  nonisolated(unsafe) private var result: Result<RGBAImage, ImageFileError> = .failure(.empty)

  /// Begins to decode.
  init(_ bytes: [UInt8], _ limits: ImageLimits) {
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      result = PictureDecoding.decode(bytes, limits)
      done.signal()
    }
  }

  /// What came of it, once it is there; to be asked once.
  func outcome() -> Result<RGBAImage, ImageFileError> {
    done.wait()
    return result
  }

  /// Decodes at once.
  static func decode(_ bytes: [UInt8], _ limits: ImageLimits) -> Result<RGBAImage, ImageFileError> {
    Result { () throws(ImageFileError) in try RGBAImage(reading: bytes, limits: limits) }
  }
}
