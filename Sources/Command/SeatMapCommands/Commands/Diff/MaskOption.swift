internal import GoldenImages
internal import ImageFiles
internal import Paths

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
