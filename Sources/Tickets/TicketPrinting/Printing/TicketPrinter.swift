public import CairoRendering
internal import Drawing
internal import Geometry
public import Pictures
internal import SVGRendering
internal import TicketDrawing
public import Tickets

/// Makes files of tickets, all in one edition.
///
/// A value of options. The same options and the same ticket give the same bytes on every run, whatever was made before;
/// safe to use on several threads at once. What tickets have in common, such as ground, photographs and the event's
/// name, is drawn and compressed once: keep one printer, or copies of it, for all tickets of an edition.
///
///     let printer = TicketPrinter(TicketEdition(design), fonts: try .standard(), pictures: PictureStore(reading: read))
///     let bytes = try printer.file(of: ticket).bytes
public struct TicketPrinter: Sendable {
  /// What is made of each ticket.
  public let edition: TicketEdition
  /// Draws pictures and pages; it keeps what tickets have in common.
  private(set) var renderer: CairoRenderer
  /// The most pixels that a picture may have.
  public var maximumPixels: Int {
    get { renderer.maximumPixels }
    set { renderer.maximumPixels = newValue }
  }
  private let drawing: TicketDrawing
  private let pictures: PictureStore

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - edition: What is made of each ticket.
  ///   - fonts: The fonts of all texts.
  ///   - pictures: Reads the pictures that tickets name; printers of several editions may share one.
  public init(_ edition: TicketEdition, fonts: FontSet, pictures: PictureStore) {
    self.edition = edition
    self.pictures = pictures
    var renderer = CairoRenderer(fonts: fonts)
    renderer.scale = edition.pixelsPerUnit
    renderer.sizeRounding = .nearest
    renderer.depth = edition.design.depth == .oneBit ? .oneBit : .color
    self.renderer = renderer
    drawing = TicketDrawing(
      design: edition.design, scheme: edition.scheme, pixelsPerUnit: edition.pixelsPerUnit,
      showsBleed: edition.format == .pdf, fitting: PangoTextMeasurer(fonts: fonts))
  }

  /// Draws a ticket.
  ///
  /// - Throws: `TicketPrintingError.drawing`, or `.refused` where a finding is an error.
  public func drawn(_ ticket: Ticket) throws(TicketPrintingError) -> DrawnTicket {
    var remarks: [PictureRemark] = []
    let picture: TicketPicture
    do throws(TicketDrawingError) {
      picture = try drawing.picture(of: ticket) { image(for: $0, remarks: &remarks) }
    } catch {
      throw .drawing(error)
    }
    let errors = picture.findings.filter { $0.severity == .error }
    guard errors.isEmpty else { throw .refused(errors) }
    return DrawnTicket(
      picture: picture, pictureRemarks: remarks, event: ticket[.title], unit: edition.design.unit,
      isRightToLeft: ticket.isRightToLeft)
  }

  /// The picture for a slot; nil where there is none.
  private func image(for slot: TicketPictureSlot, remarks: inout [PictureRemark]) -> TicketSlotImage? {
    var image: TicketSlotImage?
    var kinds: [PictureRemark.Kind] = []
    do throws(PictureProblem) {
      let prepared = try pictures.picture(slot.source.file, prepared: preparation(for: slot))
      image = TicketSlotImage(prepared.raster, in: prepared.frame)
      if prepared.cropping.isNotable { kinds.append(.cropped(prepared.cropping)) }
      if prepared.isCoarse { kinds.append(.coarse(enlargement: prepared.enlargement)) }
    } catch {
      kinds.append(.problem(error.reason))
    }
    for remark in kinds.map({ PictureRemark(name: slot.source.file, kind: $0) }) where !remarks.contains(remark) {
      remarks.append(remark)
    }
    return image
  }

  /// Makes the file of a ticket.
  ///
  /// - Throws: What `drawn` throws, and `TicketPrintingError.rendering`.
  public func file(of ticket: Ticket) throws(TicketPrintingError) -> TicketFile {
    let drawn = try drawn(ticket)
    return TicketFile(bytes: try bytes(of: drawn), drawn: drawn)
  }

  /// The file of a ticket that is drawn.
  package func bytes(of drawn: DrawnTicket) throws(TicketPrintingError) -> [UInt8] {
    do throws(RenderingError) {
      switch edition.format {
      case .png: return try renderer.png(of: drawn.picture.scene).bytes
      case .pdf: return try renderer.pdf(of: [page(of: drawn)]).bytes
      case .svg: return SVGRenderer().bytes(of: drawn.picture.scene)
      }
    } catch {
      throw .rendering(error)
    }
  }

  /// The page of a drawn ticket, with the boxes that a printer asks for where the design is one for paper.
  func page(of drawn: DrawnTicket) -> PDFPage {
    let setup = PageSetup(pointsPerUnit: drawn.unit.points)
    guard drawn.unit == .point else { return PDFPage(drawn.picture.scene, setup: setup) }
    return PDFPage(
      drawn.picture.scene, setup: setup, trim: drawn.picture.trim,
      bleed: Rect(origin: .zero, size: drawn.picture.scene.size))
  }

  /// A picture of a drawn ticket for a reader of codes, whose modules are whole pixels too, and its pixels to a unit.
  func readablePicture(of drawn: DrawnTicket) throws(TicketPrintingError) -> (png: [UInt8], scale: Double) {
    var printer = self
    printer.renderer.scale *= 2
    return (try printer.png(of: drawn.picture.scene), printer.renderer.scale)
  }

  private func preparation(for slot: TicketPictureSlot) -> PicturePreparation {
    PicturePreparation(
      for: PictureSlot(
        size: slot.size, pixelsPerUnit: photographDensity, fit: slot.fit == .cover ? .cover : .contain,
        focus: slot.source.focus),
      purpose: edition.format == .png ? .pixels : .document)
  }

  /// Pixels of a photograph to a unit: those of the picture; on a page as many as printers show, and in a drawing twice
  /// as many as units, since neither stays as small as a screen's pixels.
  private var photographDensity: Double {
    switch edition.format {
    case .png: edition.pixelsPerUnit
    case .pdf: max(edition.pixelsPerUnit, edition.design.unit.points * 300 / 72)
    case .svg: max(edition.pixelsPerUnit, 2)
    }
  }
}

extension TicketDesign.Unit {
  /// How long the unit is on paper, in points: a pixel of CSS is 1/96 inch.
  var points: Double {
    switch self {
    case .pixel: 0.75
    case .point: 1
    }
  }
}
