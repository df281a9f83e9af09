internal import CCairo
internal import Drawing
internal import Geometry

/// Instances as they are written into a PDF: a drawing of its own (a form XObject, ISO 32000-1, 8.10) that the page
/// refers to.
struct PageForm {
  /// What can be seen of it, in points from the page's top left corner.
  let area: Rect
  /// What is drawn, in points from the area's bottom left corner, y growing up.
  var operators = PageOperators()
  /// The numbers of the fonts that are used, each once.
  private(set) var fonts: [Int] = []
  /// The opacities that are used, each once.
  private(set) var opacities: [Double] = []

  init(area: Rect) {
    self.area = area
  }

  /// The name of a font in the operators.
  mutating func use(font: Int) {
    if !fonts.contains(font) { fonts.append(font) }
    operators.write("/F")
    operators.write(integer: font)
    operators.write(" 1 Tf\n")
  }

  /// Sets how much is covered from here on.
  mutating func use(opacity: Double) {
    // A form begins as opaque as what it is drawn on is.
    if opacity == 1, opacities.isEmpty { return }
    let number = opacities.firstIndex(of: opacity) ?? opacities.count
    if number == opacities.count { opacities.append(opacity) }
    operators.write("/G")
    operators.write(integer: number)
    operators.write(" gs\n")
  }
}

/// The picture that stands in a page for a form until the page is finished: a JPEG file of 17 bytes, which cairo puts
/// into the file as it is, and which has nothing but a size.
enum FormPlaceholder {
  /// The length of the file.
  static let length = 17

  /// The file of a form's number.
  static func file(_ number: Int) -> [UInt8] {
    let (height, width) = (number / 65_535 + 1, number % 65_535 + 1)
    // Start of image, a frame of one component, end of image (ITU-T T.81, annex B).
    return [
      0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, UInt8(height >> 8 & 0xFF), UInt8(height & 0xFF), UInt8(width >> 8),
      UInt8(width & 0xFF), 1, 1, 0x11, 0, 0xFF, 0xD9,
    ]
  }

  /// The number of the form whose placeholder has a size.
  static func number(width: Int, height: Int) -> Int { (height - 1) * 65_535 + width - 1 }
}
