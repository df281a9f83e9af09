internal import CairoRendering
internal import Colors
internal import Drawing
internal import Geometry
internal import ImageFiles
internal import Pictures
internal import SVGRendering
internal import TicketDrawing
internal import Tickets

extension TicketPrinter {
  /// One picture of all tickets side by side, in the edition's format, PNG or SVG.
  public func contactSheet(of tickets: [DrawnTicket]) throws(TicketPrintingError) -> [UInt8] {
    var sheet = ContactSheet()
    sheet.background = basketColor
    sheet.pixelsPerUnit = edition.pixelsPerUnit
    let scene = sheet.scene(of: tickets.map(\.picture.scene), isRightToLeft: tickets.first?.isRightToLeft ?? false)
    return edition.format == .svg ? SVGRenderer().bytes(of: scene) : try png(of: scene)
  }

  /// One PNG of all tickets in a row, each turned about its vertical axis as in the booking app's basket, but by no more
  /// than 60°, so that all of them are seen.
  ///
  /// Codes on turned tickets are not meant to be read.
  public func turnedContactSheet(of tickets: [DrawnTicket]) throws(TicketPrintingError) -> [UInt8] {
    var sheet = TurnedSheet()
    sheet.background = basketColor
    let sizes = tickets.map(\.picture.scene.size)
    let ticket = Size(sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
    let placements = sheet.placements(count: tickets.count, ticket: ticket)
    var turned: [TurnedSheet.TurnedTicket?] = []
    for (ticket, placement) in zip(tickets, placements) {
      let degrees = min(max(placement.angle.degrees, -60), 60)
      turned.append(try self.turned(ticket, by: .degrees(degrees)))
    }
    return try png(of: sheet.scene(of: turned, at: placements))
  }

  private func turned(
    _ ticket: DrawnTicket, by angle: Angle
  ) throws(TicketPrintingError) -> TurnedSheet.TurnedTicket? {
    let image = try TicketPrinter.image(png(of: ticket.picture.scene))
    let raster = Raster(width: image.width, height: image.height, pixels: image.samples)
    guard let turned = raster.turned(aboutVerticalAxis: angle) else { return nil }
    let scale = edition.pixelsPerUnit
    let frame = Rect(
      x: turned.offset.dx / scale, y: turned.offset.dy / scale, width: Double(turned.raster.width) / scale,
      height: Double(turned.raster.height) / scale)
    return TurnedSheet.TurnedTicket(turned.raster, in: frame, name: ticket.picture.scene.title)
  }

  private static func image(_ png: [UInt8]) throws(TicketPrintingError) -> RGBAImage {
    do throws(ImageFileError) {
      return try RGBAImage(png: png)
    } catch {
      throw .verification(.picture(error.description))
    }
  }

  func png(of scene: Scene) throws(TicketPrintingError) -> [UInt8] {
    do throws(RenderingError) {
      return try renderer.png(of: scene).bytes
    } catch {
      throw .rendering(error)
    }
  }

  /// What is behind the tickets: the booking app's ground, and a dark grey that black tickets stand out from.
  private var basketColor: Color { edition.scheme == .dark ? Color(0.11, 0.11, 0.118) : AppColors.basket }
}
