internal import ImageFiles

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
  func file(of document: [UInt8]) throws(CommandFailure) -> [UInt8] {
    guard self == .svgz else { return document }
    do throws(ImageFileError) {
      return try CompressedSVG.bytes(of: document)
    } catch {
      throw CommandFailure(.fault, "the map cannot be compressed: \(error)")
    }
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
