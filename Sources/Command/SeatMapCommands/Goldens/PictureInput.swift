internal import GoldenImages
internal import ImageFiles
internal import Paths
internal import Support

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

/// An area that a comparison leaves out, as it is said on a command line.
enum MaskOption: Hashable {
  /// Columns and rows.
  case rectangle(PixelRectangle)
  /// An outline.
  case path(Path)
  /// A picture file, opaque where pixels do not count.
  case picture(InputFile)

  static let option = CommandOption(
    "mask", taking: .input("AREA"), isRepeatable: true,
    """
    Pixels that do not count: X,Y,WIDTH,HEIGHT, the path data of an SVG outline ("M0 0H40V12z"), or a picture file that \
    is opaque there; may be repeated.
    """)

  /// Reads what was typed: four integers, path data, or else a file's name.
  init(_ text: String) throws(ArgumentError) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.map { Int($0) }
    if parts.count == 4, numbers.allSatisfy({ $0 != nil }) {
      let sides = numbers.compactMap(\.self)
      guard sides[2] > 0, sides[3] > 0 else { throw .badMask(text, "the width and height must be above 0") }
      self = .rectangle(PixelRectangle(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
    } else if text.prefix(1).lowercased() == "m", let second = text.dropFirst().first,
      "0123456789 .,+-".contains(second)
    {
      do {
        self = .path(try Path(svgPathData: text))
      } catch {
        throw .badMask(text, "\(error)")
      }
    } else {
      self = .picture(InputFile(path: text))
    }
  }
}

extension ArgumentError {
  fileprivate static func badMask(_ text: String, _ reason: String) -> ArgumentError {
    .conflict("\(MaskOption.option.spelling) \(text): \(reason)")
  }
}

extension PixelMask {
  /// The mask of areas, with their pictures read; nil where there is no area.
  init?(
    _ areas: [MaskOption], _ read: (InputFile) throws(CommandFailure) -> RGBAImage
  ) throws(CommandFailure) {
    guard !areas.isEmpty else { return nil }
    self.init()
    for area in areas {
      switch area {
      case .rectangle(let rectangle): rectangles.append(rectangle)
      case .path(let path): paths.append(path)
      case .picture(let file): pictures.append(try read(file))
      }
    }
  }
}
