internal import CairoRendering
internal import Drawing
internal import Files
internal import Geometry
internal import Glibc
internal import Pictures
internal import Reading
internal import Signing
internal import TicketDrawing
internal import TicketPrinting
internal import Tickets

/// `seatmap ticket`: tickets of orders, one for each seat.
struct TicketCommand: Command {
  static let description = CommandDescription(
    name: "ticket",
    purpose: "Make the tickets of orders as PNG, PDF or SVG, one for each seat.",
    usage: "ticket ORDER… -o FILE|DIR [OPTIONS]",
    discussion: [
      """
      In a folder each ticket is a file of its own. Files that are there already, were made of the same and have not \
      changed are kept; a run that was ended goes on where it was. The same arguments give the same bytes, for any \
      number of jobs. A ticket that cannot be made is reported, the others are made, and the exit status is 1.
      """
    ],
    operands: [OrderInput.operand],
    optionGroups: TicketOptions.groups,
    examples: [
      .init("A picture of each ticket", "seatmap ticket order.json -o tickets/"),
      .init("A document to print, and a look at all codes", "seatmap ticket order.json --verify -o tickets.pdf"),
      .init("A part of a large batch", "seatmap ticket orders.ndjson --shard 2/8 --json -o tickets/"),
    ])

  private let request: TicketRequest

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    request = try TicketRequest(arguments)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    try checkFiles(in: session)
    let fontLoading = FontLoading()
    var reporter = TicketReporter(request, in: session)
    let editions = try editions(in: session, &reporter)
    let key = try signingKey(in: session)
    var issuer = TicketIssuer(key: key, design: editions.first?.design)
    let verification = try verification(signedWith: key, in: session)
    let pictures = PictureStore(reading: PictureStore.fileContent)
    let fonts = try fontLoading.fonts()
    let printers = editions.map { edition in
      var printer = TicketPrinter(edition, fonts: fonts, pictures: pictures)
      if let maximumPixels = request.maximumPixels { printer.maximumPixels = maximumPixels }
      return printer
    }
    switch request.destination {
    case .folder(let path, _):
      var batch = TicketBatch(printers)
      batch.threads = jobs
      batch.verification = verification
      batch.makesAll = request.makesAll
      try file(batch, in: path, issuer: &issuer, session, reporter: &reporter)
    case .file(let file, _):
      var sheet = TicketSheet(printers: printers, request: request, verification: verification, jobs: jobs)
      try request.orders.forEach(in: session) { item throws(CommandFailure) in
        let outcome = try item.tickets(from: &issuer)
        reporter.warn(outcome.notes)
        for failure in outcome.failures { try reporter.report(failure) }
        sheet.add(outcome.tickets)
      }
      if let role = issuer.files.role(ofFileAt: file.path), !file.isStandardOutput {
        throw CommandFailure(.usage, "-o \(file.path) would overwrite the \(role) that is read: name another file")
      }
      try sheet.write(to: file, in: session, reporter: &reporter)
    }
    return reporter.finish()
  }

  /// Makes a file of each ticket in a folder.
  private func file(
    _ batch: TicketBatch, in path: String, issuer: inout TicketIssuer, _ session: Session,
    reporter: inout TicketReporter
  ) throws(CommandFailure) {
    func failure(_ error: SystemError) -> CommandFailure {
      CommandFailure(.cannotWrite, "\(path): cannot write: \(error)")
    }
    func deliver(_ report: TicketFiling.Report, in folder: String) throws(CommandFailure) {
      switch report {
      case .failure(let failure): try reporter.report(failure)
      case .file(let outcome):
        try reporter.report(outcome, path: folder + outcome.file)
        if outcome.stopsBatch, case .failed(.writing(let error)) = outcome.status { throw failure(error) }
      }
    }
    let opened: TicketFiling
    do throws(SystemError) {
      opened = try TicketFiling(batch, in: path, naming: request.template, shard: request.shard)
    } catch {
      throw failure(error)
    }
    var filing = opened
    let folder = filing.path
    try request.orders.forEach(in: session) { item throws(CommandFailure) in
      let outcome = try item.tickets(from: &issuer)
      reporter.warn(outcome.notes)
      try filing.add(outcome, of: issuer) { report throws(CommandFailure) in try deliver(report, in: folder) }
    }
    try filing.finish { report throws(CommandFailure) in try deliver(report, in: folder) }
  }

  // MARK: What is needed

  private var jobs: Int { request.jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private func checkFiles(in session: Session) throws(CommandFailure) {
    guard case .file(let file, let format) = request.destination else { return }
    if file.isStandardOutput, format != .svg, session.console.isOutputTerminal {
      throw CommandFailure(.usage, "standard output is a terminal, and a picture's bytes would spoil it")
    }
    let inputs: [DistinctFiles.Input] =
      request.orders.files.map { ("order", $0) } + request.designs.files.map { ("design", $0) }
      + [("key", request.key), ("public key", request.publicKey)]
    try DistinctFiles.check(inputs: inputs, outputs: [file])
  }

  private func editions(
    in session: Session, _ reporter: inout TicketReporter
  ) throws(CommandFailure) -> [TicketEdition] {
    let (designs, notes) = try request.designs.designs(in: session)
    reporter.warn(notes.map(\.description))
    try check(request.scale, .init("--scale", "pixels", "--dpi"), designs.filter(\.isPhysical), of: designs)
    try check(request.resolution, .init("--dpi", "points", "--scale"), designs.filter { !$0.isPhysical }, of: designs)
    return TicketEdition.editions(
      of: designs, scheme: request.scheme, format: request.destination.format, scale: request.scale,
      resolution: request.resolution, isAtEveryDensity: request.isAtEveryDensity)
  }

  /// An option about density, the unit of the designs it is for, and the option for the others.
  private struct Density {
    let option, unit, other: String

    init(_ option: String, _ unit: String, _ other: String) {
      (self.option, self.unit, self.other) = (option, unit, other)
    }
  }

  /// Refuses an option that no design has a use for.
  private func check(
    _ value: Double?, _ density: Density, _ others: [TicketDesign], of designs: [TicketDesign]
  ) throws(CommandFailure) {
    guard value != nil, others.count == designs.count, let first = others.first else { return }
    throw CommandFailure(
      .usage,
      "ticket: \(density.option) is for designs in \(density.unit), and \(first.name) is in \(first.unit.word): "
        + "use \(density.other)")
  }

  private func signingKey(in session: Session) throws(CommandFailure) -> SigningKey? {
    guard let file = request.key else { return nil }
    return try KeyInput(file: file).signingKey(in: session)
  }

  private func verification(
    signedWith key: SigningKey?, in session: Session
  ) throws(CommandFailure) -> TicketVerification? {
    guard request.verifies else { return nil }
    guard let file = request.publicKey else { return TicketVerification(key: key?.verifyingKey) }
    return TicketVerification(key: try KeyInput(file: file).verifyingKey(in: session))
  }
}

extension TicketDesign.Unit {
  /// The unit's name in messages, in the plural.
  fileprivate var word: String {
    switch self {
    case .pixel: "pixels"
    case .point: "points"
    }
  }
}
