internal import CairoRendering
internal import Dispatch
internal import Drawing
internal import Geometry
internal import ImageFiles
internal import JSON
internal import Paths
internal import Support

/// A format that maps are drawn in.
enum PictureFormat: String, CaseIterable {
  case png
  case pdf
  case svg
  /// SVG compressed by gzip.
  case svgz

  /// Whether its bytes would do harm to a terminal.
  var isBinary: Bool { self != .svg }

  /// Whether it is SVG, compressed or not.
  var isSVG: Bool { self == .svg || self == .svgz }

  /// The format that the end of a file's name stands for; nil where it has no end, or another one.
  init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), let format = PictureFormat(rawValue: name[dot...].dropFirst().lowercased())
    else { return nil }
    self = format
  }

  /// An SVG document as files of the format hold it.
  func file(of document: [UInt8]) -> [UInt8] {
    self == .svgz ? CompressedSVG.bytes(of: document) : document
  }
}

/// A file to draw.
struct PictureOutput: Hashable {
  let file: OutputFile
  let format: PictureFormat
}

extension PictureOutput {
  /// The files that `-o` names, with their formats.
  static func outputs(_ arguments: ParsedArguments) throws(ArgumentError) -> [PictureOutput] {
    let paths = arguments.values(of: RenderOptions.output)
    let given = arguments.choice(RenderOptions.format, as: PictureFormat.self)
    guard !paths.isEmpty else { throw .missingOption(RenderOptions.output) }
    if given != nil, paths.count > 1 {
      throw .conflict("--format goes with one -o; several tell their formats by their names")
    }
    var outputs: [PictureOutput] = []
    for path in paths {
      guard let format = given ?? PictureFormat(path: path) else {
        throw .conflict(
          path == "-"
            ? "standard output has no name that tells the format: give --format png, pdf, svg or svgz"
            : "cannot tell the format of \(path): end its name in .png, .pdf, .svg or .svgz, or give --format")
      }
      if outputs.contains(where: { $0.file.path == path }) { throw .conflict("-o names \(path) twice") }
      outputs.append(PictureOutput(file: OutputFile(path: path), format: format))
    }
    return outputs
  }
}

/// The standard fonts, opened on a thread of their own while the plan is read.
///
/// Opening the faces that nearly every map needs takes as long as reading a plan of 20,000 seats.
final class FontLoading: Sendable {
  private let done = DispatchSemaphore(value: 0)
  // Written once before the semaphore is signalled, read only after it was waited for.
  nonisolated(unsafe) private var outcome: Result<FontSet, FontError>?

  /// Begins to open them.
  init() {
    DispatchQueue.global().async { [self] in
      let outcome = Result { () throws(FontError) in try FontSet.standard() }
      if case .success(let fonts) = outcome {
        let measurer = PangoTextMeasurer(fonts: fonts)
        for weight in [FontWeight.regular, .medium, .semibold, .bold] {
          _ = measurer.metrics(of: "0", style: TextStyle(size: 10, weight: weight))
        }
      }
      self.outcome = outcome
      done.signal()
    }
  }

  /// The fonts, once they are there; the failure is a fault of the machine's set-up.
  func fonts() throws(CommandFailure) -> FontSet {
    done.wait()
    defer { done.signal() }
    do throws(FontError) {
      guard let outcome else { return try FontSet.standard() }
      return try outcome.get()
    } catch {
      throw CommandFailure(.fault, error.description)
    }
  }
}

extension CommandFailure {
  /// A picture that cannot be drawn, and the option that helps.
  init(_ error: RenderingError, file: String) {
    switch error {
    case .tooManyPixels(let width, let height, let limit):
      self.init(
        .badData,
        "\(file): a picture of \(width) × \(height) pixels has more than the limit of \(limit); "
          + "choose a smaller size or scale, or raise --max-pixels")
    case .sideTooLong(let pixels, let limit):
      self.init(
        .badData,
        "\(file): a side of \(pixels) pixels is longer than the \(limit) that a PNG can have here; "
          + "choose a smaller size or scale")
    case .pageTooLarge(let points, let limit):
      self.init(
        .badData,
        "\(file): a page of \(CommandFailure.text(points)) pt is larger than PDF's limit of \(Int(limit)) pt a side; "
          + "choose a smaller size or drawing scale, or give --paper")
    case .largerThanPaper(let drawing, let room):
      self.init(
        .badData,
        "\(file): the drawing has \(CommandFailure.text(drawing)) pt and the paper room for "
          + "\(CommandFailure.text(room)) pt; choose a larger --paper, a smaller --margin or a smaller --drawing-scale")
    case .badMargin:
      self.init(.usage, "\(file): the --margin leaves no room on the paper")
    case .emptyCanvas, .badScale, .badPageBox:
      self.init(.badData, "\(file): \(error)")
    case .noPages, .document, .drawing, .fonts:
      self.init(.fault, "\(file): \(error)")
    }
  }

  /// Width and height to a tenth.
  private static func text(_ size: Size) -> String {
    func text(_ length: Double) -> String { ((length * 10).rounded() / 10).shortestText }
    return "\(text(size.width)) × \(text(size.height))"
  }
}
