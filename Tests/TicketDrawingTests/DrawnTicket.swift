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
    case .group(let group): group.nodes.flatMap(\.texts)
    default: []
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

  /// A copy of another size, on white, by the mean of the four pixels around; each pixel of a smaller one is the mean of
  /// four samples a quarter of a pixel away from its middle.
  func scaled(by factor: Double) -> RGBAImage {
    guard factor != 1 else { return self }
    let (newWidth, newHeight) = (
      max(1, Int((Double(width) * factor).rounded())), max(1, Int((Double(height) * factor).rounded()))
    )
    var scaled = [UInt8](repeating: 255, count: newWidth * newHeight * 4)
    samples.withUnsafeBufferPointer { samples in
      func light(_ x: Double, _ y: Double) -> Double {
        let (x, y) = (min(max(x, 0), Double(width - 1)), min(max(y, 0), Double(height - 1)))
        let (left, top) = (Int(x), Int(y))
        let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
        func value(_ column: Int, _ row: Int) -> Double {
          let offset = (row * width + column) * 4
          let alpha = Double(samples[offset + 3]) / 255
          return Double(samples[offset + 1]) * alpha + 255 * (1 - alpha)
        }
        let (across, down) = (x - Double(left), y - Double(top))
        return (value(left, top) * (1 - across) + value(right, top) * across) * (1 - down)
          + (value(left, bottom) * (1 - across) + value(right, bottom) * across) * down
      }
      for row in 0..<newHeight {
        for column in 0..<newWidth {
          var sum = 0.0
          for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
            sum += light((Double(column) + dx) / factor - 0.5, (Double(row) + dy) / factor - 0.5)
          }
          let value = UInt8((sum / 4).rounded())
          for part in 0..<3 { scaled[(row * newWidth + column) * 4 + part] = value }
        }
      }
    }
    return RGBAImage(width: newWidth, height: newHeight, samples: scaled)
  }
}
