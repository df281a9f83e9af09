import BarcodeReading
import Barcodes
import CairoRendering
import Drawing
import Geometry
import ImageFiles
import Pictures
import Testing
import TicketDrawing
import Tickets

/// A ticket drawn with the standard fonts, as a scene and as pixels.
struct DrawnTicket {
  let picture: TicketPicture
  let png: [UInt8]
  /// What is in the PNG file.
  let pixels: RGBAImage
  let pixelsPerUnit: Double

  init(
    _ ticket: Ticket = .sample, design: TicketDesign = SampleDesign.design(), scheme: TicketScheme = .light,
    pixelsPerUnit: Double = 1, showsBleed: Bool = false,
    image: (TicketPictureSlot) -> TicketSlotImage? = { _ in nil }
  ) throws {
    let fonts = try FontSet.standard()
    let drawing = TicketDrawing(
      design: design, scheme: scheme, pixelsPerUnit: pixelsPerUnit, showsBleed: showsBleed,
      fitting: PangoTextMeasurer(fonts: fonts))
    picture = try drawing.picture(of: ticket, image: image)
    var renderer = CairoRenderer(fonts: fonts)
    renderer.isExact = true
    renderer.scale = pixelsPerUnit
    png = try renderer.png(of: picture.scene).bytes
    pixels = try RGBAImage(reading: png)
    self.pixelsPerUnit = pixelsPerUnit
  }

  /// The samples of the pixel that a point of the scene lies in.
  func pixel(at point: Point) -> [UInt8] {
    let (x, y) = (Int(point.x * pixelsPerUnit), Int(point.y * pixelsPerUnit))
    let offset = (y * pixels.width + x) * 4
    return Array(pixels.samples[offset..<offset + 4])
  }

  func alpha(at point: Point) -> UInt8 { pixel(at: point)[3] }

  func severities(about subject: String) -> [TicketFinding.Severity] {
    picture.findings.filter { $0.subject == subject }.map(\.severity)
  }

  /// Every text of the scene, in the order of painting.
  var texts: [Text] { picture.scene.nodes.flatMap(\.texts) }

  /// The distinct colours of the pixels in a frame whose edges are edges of pixels.
  func colors(in frame: Rect) -> Set<[UInt8]> {
    let part = pixels.cropped(to: frame, pixelsPerUnit: pixelsPerUnit)
    let packed = part.samples.withUnsafeBytes { Set($0.bindMemory(to: UInt32.self)) }
    return Set(packed.map { color in withUnsafeBytes(of: color) { Array($0) } })
  }
}

extension Node {
  /// Every text in the node.
  var texts: [Text] {
    switch self {
    case .text(let text): [text]
    default: members.flatMap(\.texts)
    }
  }
}

extension DrawnTicket {
  /// Expects the code to say just what it should: read strictly from the whole picture, and from a copy that is scaled
  /// so that a module has 4 pixels.
  func expectCode(_ payload: String, _ symbology: Symbology = .qr, at place: SourceLocation = #_sourceLocation) throws {
    let code = try #require(picture.code, sourceLocation: place)
    let plate = try #require(picture.codeFrame, sourceLocation: place)
    let zone = code.quietZone
    let across = Double(code.columns) + zone.left + zone.right
    let down = Double(code.rows * code.rowHeight) + zone.top + zone.bottom
    // Of a code that may be turned; the height of bars is free.
    let module =
      code.symbology == .code128
      ? max(plate.width, plate.height) * pixelsPerUnit / across
      : plate.width * pixelsPerUnit / (plate.width >= plate.height ? max(across, down) : min(across, down))
    #expect(abs(module - module.rounded()) < 1e-6, "a module has whole pixels", sourceLocation: place)
    let expected = BarcodePayload(text: payload)
    // libzxing 1.4 looks for an Aztec Code in the middle alone, and for a Micro QR Code in a picture that is not much
    // larger: it is shown no more than the plate of these.
    let whole =
      symbology == .aztec || symbology == .microQR
      ? pixels.cropped(to: plate, pixelsPerUnit: pixelsPerUnit) : pixels
    for (image, isStrict) in [(whole, true), (whole.scaled(by: 4 / module.rounded()), false)] {
      let found = try BarcodeReader.read(image, symbologies: [symbology], isStrict: isStrict)
      #expect(
        found.contains { $0.matches(expected) && $0.text == payload },
        "\(found) in \(image.width) × \(image.height) pixels\(isStrict ? ", strictly" : "")", sourceLocation: place)
    }
  }
}

extension RGBAImage {
  /// The part in a frame whose edges are edges of pixels.
  func cropped(to frame: Rect, pixelsPerUnit: Double) -> RGBAImage {
    let (left, right) = (Int((frame.minX * pixelsPerUnit).rounded()), Int((frame.maxX * pixelsPerUnit).rounded()))
    let (top, bottom) = (Int((frame.minY * pixelsPerUnit).rounded()), Int((frame.maxY * pixelsPerUnit).rounded()))
    var rows: [UInt8] = []
    for row in top..<bottom {
      let start = row * width
      rows += samples[(start + left) * 4..<(start + right) * 4]
    }
    return RGBAImage(width: right - left, height: bottom - top, samples: rows)
  }

  /// A copy of another size in grey, on white: by the mean of the four pixels around, and so of a smaller one that of
  /// four places in each pixel.
  func scaled(by factor: Double) -> RGBAImage {
    guard factor != 1 else { return self }
    let newWidth = max(1, Int((Double(width) * factor).rounded()))
    let newHeight = max(1, Int((Double(height) * factor).rounded()))
    let offsets = factor < 0.5 ? [0.25, 0.75] : [0.5]
    let across = offsets.map { offset in (0..<newWidth).map { Place($0, offset, factor: factor, count: width) } }
    let down = offsets.map { offset in (0..<newHeight).map { Place($0, offset, factor: factor, count: height) } }
    let plane = greyOnWhite
    var scaled = [UInt8](repeating: 255, count: newWidth * newHeight * 4)
    for row in 0..<newHeight {
      for column in 0..<newWidth {
        var sum = 0.0
        for rows in down {
          let y = rows[row]
          for columns in across {
            let x = columns[column]
            let top = plane[y.first * width + x.first] * x.rest + plane[y.first * width + x.second] * x.part
            let bottom = plane[y.second * width + x.first] * x.rest + plane[y.second * width + x.second] * x.part
            sum += top * y.rest + bottom * y.part
          }
        }
        let value = UInt8((sum / Double(offsets.count * offsets.count)).rounded())
        let offset = (row * newWidth + column) * 4
        (scaled[offset], scaled[offset + 1], scaled[offset + 2]) = (value, value, value)
      }
    }
    return RGBAImage(width: newWidth, height: newHeight, samples: scaled)
  }

  private var greyOnWhite: [Double] {
    (0..<width * height).map { pixel in
      let alpha = Double(samples[pixel * 4 + 3]) / 255
      return Double(samples[pixel * 4 + 1]) * alpha + 255 * (1 - alpha)
    }
  }

  /// A place between two of a row's pixels, and how much each counts there.
  private struct Place {
    let first: Int
    let second: Int
    let part: Double
    var rest: Double { 1 - part }

    init(_ index: Int, _ offset: Double, factor: Double, count: Int) {
      let place = min(max((Double(index) + offset) / factor - 0.5, 0), Double(count - 1))
      first = Int(place)
      second = min(first + 1, count - 1)
      part = place - Double(first)
    }
  }
}
