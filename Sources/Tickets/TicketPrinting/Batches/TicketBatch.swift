internal import CairoRendering
internal import Files
public import Pictures
internal import Synchronization
internal import TicketDrawing
public import Tickets

/// A ticket and the name of its files.
public struct NamedTicket: Hashable, Sendable {
  /// The ticket.
  public let ticket: Ticket
  /// The name of its files in the folder, without the end that tells editions apart, such as `@2x.png`.
  public let name: String

  /// Gives a ticket a name, which must be safe as a file's: take those of `TicketNaming`.
  public init(_ ticket: Ticket, name: String) {
    self.ticket = ticket
    self.name = name
  }
}

/// Makes the files of many tickets in a folder, on several threads, and leaves alone what is there and right.
///
/// A ticket that cannot be made is told and the others are made all the same. The files and their order do not depend
/// on the number of threads. A run that is killed leaves whole files, and the next goes on where it ended.
///
///     var batch = TicketBatch([printer])
///     batch.threads = 8
///     let folder = try TicketFolder("tickets")
///     var journal = folder.journal()
///     batch.make(tickets, in: folder, journal: &journal) { outcome in print(outcome.file, outcome.status) }
///
/// `TicketFiling` does this for orders that come in one by one, and names the files.
public struct TicketBatch: Sendable {
  /// What is made of each ticket, an edition each.
  public let printers: [TicketPrinter]
  /// How many threads work at once.
  public var threads = 1
  /// How finished files are read back; they are not where nil.
  public var verification: TicketVerification?
  /// Whether files are made again that are there and right.
  public var makesAll = false

  private let inputs: [TicketInputs]

  /// Creates a batch.
  ///
  /// - Parameters:
  ///   - printers: What is made of each ticket; their editions differ in `nameEnd`.
  ///   - readPicture: Reads the file of a picture, which is a part of what a ticket is made of: the same as the
  ///     printers' pictures are read by.
  public init(
    _ printers: [TicketPrinter], readPicture: @escaping PictureStore.Reading = PictureStore.fileContent
  ) {
    self.init(printers, build: .running, readPicture: readPicture)
  }

  /// A batch as another build of the program makes it, for tests.
  package init(
    _ printers: [TicketPrinter], build: ProgramBuild, readPicture: @escaping PictureStore.Reading
  ) {
    self.printers = printers
    let digests = PictureDigests { try? readPicture($0) }
    inputs = printers.map { printer in
      TicketInputs(of: printer.edition, fonts: printer.renderer.fonts.files, build: build) { digests.digest(of: $0) }
    }
  }

  /// Makes tickets and tells what became of each file, in the order of the tickets and their editions.
  ///
  /// What `deliver` throws ends the batch; a journal that cannot be written does not.
  public func make<Failure: Error>(
    _ tickets: [NamedTicket], in folder: TicketFolder, journal: inout TicketJournal,
    deliver: (TicketOutcome) throws(Failure) -> Void
  ) throws(Failure) {
    let workers = OrderedWorkers(threads: threads)
    try workers.run(count: tickets.count * printers.count) { number in
      let (place, edition) = number.quotientAndRemainder(dividingBy: printers.count)
      return make(tickets[place], edition: edition, in: folder)
    } deliver: { _, made throws(Failure) in
      if let record = made.record { journal.add(record) }
      try deliver(made.outcome)
    }
  }

  private struct Made: Sendable {
    var outcome: TicketOutcome
    var record: TicketRecord?
  }

  private func make(_ named: NamedTicket, edition: Int, in folder: TicketFolder) -> Made {
    let printer = printers[edition]
    let file = named.name + printer.edition.nameEnd
    var drawn: DrawnTicket?
    var record: TicketRecord?
    var isVerified = false
    let status: TicketOutcome.Status
    do throws(TicketPrintingError) {
      let digest = inputs[edition].digest(of: named.ticket)
      if !makesAll, let bytes = folder.rightContent(of: file, madeOf: digest) {
        isVerified = try verify(bytes, of: named.ticket, by: printer, drawn: nil)
        status = .kept
      } else {
        let made = try printer.file(of: named.ticket)
        drawn = made.drawn
        isVerified = try verify(made.bytes, of: named.ticket, by: printer, drawn: drawn)
        record = try write(made.bytes, to: file, madeOf: digest, in: folder)
        status = .made
      }
    } catch {
      status = .failed(error)
    }
    return Made(
      outcome: TicketOutcome(
        ticket: named.ticket.id, file: file, status: status, findings: drawn?.picture.findings ?? [],
        pictureRemarks: drawn?.pictureRemarks ?? [], isVerified: isVerified,
        lacksCode: verification != nil && printer.edition.design.showsCode && named.ticket.code == nil),
      record: record)
  }

  private func write(
    _ bytes: [UInt8], to file: String, madeOf digest: String, in folder: TicketFolder
  ) throws(TicketPrintingError) -> TicketRecord {
    do throws(SystemError) {
      return try folder.write(bytes, to: file, madeOf: digest)
    } catch {
      throw .writing(error)
    }
  }

  /// Reads a finished file back; of a page or a drawing a picture is made for that.
  private func verify(
    _ bytes: [UInt8], of ticket: Ticket, by printer: TicketPrinter, drawn: DrawnTicket?
  ) throws(TicketPrintingError) -> Bool {
    guard let verification, printer.edition.design.showsCode else { return false }
    // Where the code stands is known from the drawing, also of a file that was made before.
    let drawn = if let drawn { drawn } else { try printer.drawn(ticket) }
    guard printer.edition.format == .png else {
      return try verification.verify(drawn, of: ticket, by: printer)
    }
    return try verification.verifyFile(bytes, of: ticket, at: drawn.codePlace(scale: printer.edition.pixelsPerUnit))
  }
}

/// The digests of pictures' files, each worked out once.
private final class PictureDigests: Sendable {
  private let read: @Sendable (String) -> [UInt8]?
  private let digests = Mutex<[String: String]>([:])

  init(read: @escaping @Sendable (String) -> [UInt8]?) {
    self.read = read
  }

  /// The digest of a file's bytes; a word of its own where there are none.
  func digest(of name: String) -> String {
    if let known = digests.withLock({ $0[name] }) { return known }
    let digest = read(name).map { TicketFolder.digest(of: $0) } ?? "missing"
    digests.withLock { $0[name] = digest }
    return digest
  }
}
