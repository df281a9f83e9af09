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
  /// Whether tickets on a contact sheet are turned.
  public enum ContactSheetStyle: Hashable, Sendable, CaseIterable {
    /// Side by side.
    case flat
    /// Each about its vertical axis, as in the booking app's basket, by no more than 60°, so that all of them are seen.
    case turned
  }

  /// Refuses a contact sheet of so many tickets, before they are drawn, where the picture would be too large.
  ///
  /// - Throws: `TicketPrintingError.largeSheet`; nothing for SVG, which has no pixels.
  public func checkContactSheet(ofTickets count: Int, style: ContactSheetStyle) throws(TicketPrintingError) {
    guard edition.format == .png, count > 0 else { return }
    let ticket = edition.design.canvas
    let canvas =
      switch style {
      case .flat: flatSheet.canvas(count: count, cell: ticket)
      case .turned: turnedSheet.canvas(count: count, ticket: ticket)
      }
    do throws(RenderingError) {
      _ = try renderer.pixelSize(of: canvas)
    } catch .tooManyPixels, .sideTooLong {
      let pixels = canvas * renderer.scale
      throw .largeSheet(tickets: count, width: pixels.width.wholePixels, height: pixels.height.wholePixels)
    } catch {
      throw .rendering(error)
    }
  }

  /// One picture of all tickets side by side, about as wide as high, in the edition's format, PNG or SVG.
  public func contactSheet(of tickets: [DrawnTicket]) throws(TicketPrintingError) -> [UInt8] {
    let scene = flatSheet.scene(of: tickets.map(\.picture.scene), isRightToLeft: tickets.first?.isRightToLeft ?? false)
    return edition.format == .svg ? SVGRenderer().bytes(of: scene) : try png(of: scene)
  }

  /// One PNG of all tickets, about as wide as high, each turned about its vertical axis as `TurnedSheet` says.
  ///
  /// Codes on turned tickets are not meant to be read.
  public func turnedContactSheet(of tickets: [DrawnTicket]) throws(TicketPrintingError) -> [UInt8] {
    let placements = turnedSheet.placements(
      count: tickets.count, ticket: edition.design.canvas, isRightToLeft: tickets.first?.isRightToLeft ?? false)
    var turned: [TurnedSheet.TurnedTicket?] = []
    for (ticket, placement) in zip(tickets, placements) {
      turned.append(try self.turned(ticket, by: placement.angle))
    }
    return try png(of: turnedSheet.scene(of: turned, at: placements))
  }

  private var flatSheet: ContactSheet { ContactSheet(background: basketColor, pixelsPerUnit: edition.pixelsPerUnit) }

  private var turnedSheet: TurnedSheet { TurnedSheet(background: basketColor) }

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

extension Double {
  /// A length in pixels as a number to tell, however large.
  fileprivate var wholePixels: Int { Int(Swift.min(rounded(), 1e15)) }
}
