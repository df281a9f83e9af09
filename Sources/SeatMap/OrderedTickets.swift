public import CairoRendering
internal import Files
internal import Pictures
public import Reading
public import Signing
internal import Support
public import TicketFiles
public import TicketPrinting
public import Tickets

/// The tickets of an order's file, in one design.
///
///     let order = try OrderedTickets(reading: "order.json", design: .builtIn(.cinema))
///     for file in try order.write(to: "tickets", scale: 2) { print(file.ticket, file.file, file.status) }
///     try order.pdf().write(to: "tickets.pdf")
///
/// What the order refers to is read as well: its plan, the record of its film, its key and its pictures, each beside the
/// order's file. An order of which a seat gives no ticket is an error; for batches in which others are made all the same
/// there are `TicketIssuer` and `TicketFiling`.
public struct OrderedTickets: Sendable {
  /// What the tickets look like.
  public let design: TicketDesign
  /// The tickets, signed, one for each seat.
  public let tickets: [Ticket]
  /// What was changed in the files, and what the buyer should know, in lines.
  public let notes: [String]
  private let issuer: TicketIssuer

  /// Reads an order.
  ///
  /// - Parameters:
  ///   - path: The order's file.
  ///   - design: What the tickets look like.
  ///   - key: Signs what all codes hold, in place of the order's own key.
  ///   - limits: How large a file and how many seats are taken in.
  public init(
    reading path: String, design: TicketDesign = .builtIn(.standard), key: SigningKey? = nil,
    limits: DocumentLimits = .orders
  ) throws(SeatMapError) {
    let document = try readFile(path, limit: limits.fileSize) { bytes throws(DocumentError) in
      try OrderDocument(reading: bytes, file: path, limits: limits)
    }
    var issuer = TicketIssuer(key: key, design: design)
    do throws(OrderFailure) {
      let outcome = try issuer.tickets(of: document, named: path, in: String(FilePath.folder(of: path)))
      if let failure = outcome.failures.first { throw failure }
      (tickets, notes) = (outcome.tickets, outcome.notes)
    } catch {
      throw .order(error)
    }
    self.design = design
    self.issuer = issuer
  }

  /// Makes a file of each ticket in a folder, which is made where there is none.
  ///
  /// Files that are there, were made of the same and have not changed are kept.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - format: The format of the files.
  ///   - scheme: Whether they are for bright or for dark surroundings.
  ///   - scale: Pixels per unit of a design for screens; the design says if not given.
  ///   - resolution: Pixels per inch of a design for paper; the design says if not given.
  ///   - template: How files are called.
  ///   - verification: How the codes of finished files are read back; they are not if `nil`.
  ///   - fonts: The fonts of all texts; the standard ones if not given.
  ///   - threads: How many tickets are made at once; the bytes do not depend on it.
  /// - Returns: What became of each file, in the order of the seats: a ticket that cannot be made is told, and the others
  ///   are made.
  public func write(
    to folder: String, format: TicketFileFormat = .png, scheme: TicketScheme = .light, scale: Double? = nil,
    resolution: Double? = nil, naming template: TicketTemplate = TicketNaming.defaultTemplate,
    verifying verification: TicketVerification? = nil, fonts: FontSet? = nil, threads: Int = 1
  ) throws(SeatMapError) -> [TicketOutcome] {
    let printer = try printer(format: format, scheme: scheme, scale: scale, resolution: resolution, fonts: fonts)
    var batch = TicketBatch([printer])
    batch.threads = threads
    batch.verification = verification
    var issued = TicketIssuer.Outcome()
    issued.tickets = tickets
    var files: [TicketOutcome] = []
    func deliver(_ report: TicketFiling.Report) throws(OrderFailure) {
      switch report {
      case .file(let file): files.append(file)
      case .failure(let failure): throw failure
      }
    }
    let opened: TicketFiling
    do throws(SystemError) {
      opened = try TicketFiling(batch, in: folder, naming: template)
    } catch {
      throw .writing(path: folder, error)
    }
    var filing = opened
    do throws(OrderFailure) {
      try filing.add(issued, of: issuer, deliver: deliver)
      try filing.finish(deliver: deliver)
    } catch {
      throw .order(error)
    }
    return files
  }

  /// A PDF with a page for each ticket.
  ///
  /// - Parameters:
  ///   - scheme: Whether it is for bright or for dark surroundings.
  ///   - creationDate: The date that the file bears, in seconds since 1970; none if not given.
  ///   - fonts: The fonts of all texts; the standard ones if not given.
  public func pdf(
    scheme: TicketScheme = .light, creationDate: Int? = nil, fonts: FontSet? = nil
  ) throws(SeatMapError) -> RenderedFile {
    let printer = try printer(format: .pdf, scheme: scheme, fonts: fonts)
    do throws(TicketPrintingError) {
      let drawn = try tickets.map { ticket throws(TicketPrintingError) in try printer.drawn(ticket) }
      return RenderedFile(bytes: try printer.document(of: drawn, creationDate: creationDate))
    } catch {
      throw .ticket(error)
    }
  }

  /// What makes files of the tickets in memory: `try printer.file(of: order.tickets[0]).bytes`.
  ///
  /// The parameters are those of ``write(to:format:scheme:scale:resolution:naming:verifying:fonts:threads:)``.
  public func printer(
    format: TicketFileFormat = .png, scheme: TicketScheme = .light, scale: Double? = nil, resolution: Double? = nil,
    fonts: FontSet? = nil
  ) throws(SeatMapError) -> TicketPrinter {
    let edition = TicketEdition.edition(
      of: design, scheme: scheme, format: format, scale: scale, resolution: resolution)
    return TicketPrinter(
      edition, fonts: try .orStandard(fonts), pictures: PictureStore(reading: PictureStore.fileContent))
  }
}

extension TicketDesign {
  /// A design that is always there.
  public static func builtIn(_ design: BuiltInTicketDesign) -> TicketDesign { design.design }
}
