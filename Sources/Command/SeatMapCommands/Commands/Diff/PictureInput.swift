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
    try picture(Result { () throws(ImageFileError) in try RGBAImage(reading: bytes, limits: limits) })
  }

  /// The picture that was decoded; the failure is `badData` and names the file.
  func picture(_ outcome: Result<RGBAImage, ImageFileError>) throws(CommandFailure) -> RGBAImage {
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
