import BarcodeReading
import Barcodes
import CairoRendering
import Colors
import Drawing
import Geometry
import ImageFiles
import SVGRendering
import TestSupport
import Testing
import TicketDrawing
import TicketFiles
import Tickets

/// A ticket is the same as PNG, as SVG and as PDF, and the same at once or in two layers.
@Suite struct FormatAgreementTests {
  /// The pixels that an `rsvg-convert` or `pdftoppm` makes of a ticket, at as many to a unit as the ticket was drawn for.
  private static func pixels(svg: [UInt8], scale: Double) throws -> RGBAImage {
    let arguments = ["--zoom", "\(scale)", "--background-color", "white", "ticket.svg"]
    return try RGBAImage(reading: ExternalProgram("rsvg-convert").output(arguments, files: ["ticket.svg": svg]))
  }

  private static func pixels(pdf: [UInt8], scale: Double) throws -> RGBAImage {
    let arguments = ["-r", "\(72 * scale)", "-png", "-singlefile", "ticket.pdf"]
    return try RGBAImage(reading: ExternalProgram("pdftoppm").output(arguments, files: ["ticket.pdf": pdf]))
  }

  /// Both smooth edges and letters in their own way, so that only what differs by more than half counts.
  @Test(arguments: [BuiltInTicketDesign.cinema, .flat, .printStub], TicketScheme.allCases)
  func `PNG, SVG and PDF show the same`(design: BuiltInTicketDesign, scheme: TicketScheme) throws {
    let ticket = try #require(try ExampleOrder.tickets("basket").first)
    let scale = 2.0
    let drawn = try DrawnTicket(ticket, design: design.design, scheme: scheme, pixelsPerUnit: scale)
    var scene = drawn.picture.scene
    scene.background = .white
    let renderer = CairoRenderer(fonts: try FontSet.standard())
    let svg = try FormatAgreementTests.pixels(svg: SVGRenderer().bytes(of: scene), scale: scale)
    let pdf = try FormatAgreementTests.pixels(pdf: try renderer.pdf(of: scene).bytes, scale: scale)
    for (image, tolerance) in [(svg, 0.002), (pdf, 0.004)] {
      try #require(image.width == drawn.pixels.width && image.height == drawn.pixels.height)
      var differing = 0
      for offset in stride(from: 0, to: image.samples.count, by: 4) {
        let alpha = Int(drawn.pixels.samples[offset + 3])
        let onWhite = Int(drawn.pixels.samples[offset + 1]) * alpha / 255 + 255 - alpha
        if abs(onWhite - Int(image.samples[offset + 1])) > 127 { differing += 1 }
      }
      #expect(Double(differing) / Double(image.width * image.height) < tolerance)
      let codes = try BarcodeReader.read(image, symbologies: [.qr], isStrict: true)
      #expect(codes.contains { $0.matches(BarcodePayload(text: "SM1:7F3K9Q2M:5-4")) })
    }
  }

  @Test func `Every field can be found in the text of a PDF`() throws {
    let ticket = try #require(try ExampleOrder.tickets("basket").first)
    let drawn = try DrawnTicket(ticket, design: BuiltInTicketDesign.printA4.design)
    let pdf = try CairoRenderer(fonts: try FontSet.standard()).pdf(of: drawn.picture.scene).bytes
    let text = String(
      decoding: try ExternalProgram("pdftotext").output(["-layout", "ticket.pdf", "-"], files: ["ticket.pdf": pdf]),
      as: UTF8.self)
    let shown: [TicketField] = [
      .title, .hall, .row, .seat, .date, .time, .price, .venue, .address, .holder, .order, .ticket, .category, .doors,
    ]
    for field in shown {
      let value = try #require(ticket[field])
      #expect(text.contains(value), "\(field)")
    }
    #expect(!text.contains("SM1:7F3K9Q2M"), "the payload is in the code alone")
  }
}
