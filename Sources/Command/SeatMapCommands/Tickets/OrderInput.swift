internal import Files
internal import Reading
internal import Support
internal import TicketFiles
internal import TicketPrinting

/// The orders that a command works on: files with one order, or with one in each line.
struct OrderInput {
  /// An order of a file, or why there is none where one should be.
  struct Item {
    /// What messages call it: the file, and the line of a file of several.
    let name: String
    /// The folder that the order's own names of files begin in, with a slash at its end; empty for the current one.
    let folder: String
    /// Whether it is the only one that is given, so that all fails with it.
    let isOnly: Bool
    let result: Result<OrderDocument, DocumentError>
  }

  let files: [InputFile]
  private let limits: DocumentLimits

  static let operand = CommandDescription.Operand(
    "ORDER", .file, isRepeatable: true,
    "An order, or a file with an order in each line (NDJSON); \"-\" is standard input.")

  static let maxBytes = CommandOption(
    "max-bytes", taking: .text("N"),
    "The largest order that is read, in bytes; \(DocumentLimits.orders.fileSize.grouped) if not given.")

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    files = arguments.operands.map { InputFile(path: $0) }
    if files.count(where: \.isStandardInput) > 1 { throw .conflict("only one ORDER can be standard input") }
    var limits = DocumentLimits.orders
    if let size = try arguments.integer(OrderInput.maxBytes, in: 1...Int.max) { limits.fileSize = size }
    self.limits = limits
  }

  /// Hands over the orders one by one.
  ///
  /// The only file that is given is read or the command fails; where there are several, one that cannot be read is
  /// handed over as what it is, and the others are read all the same.
  func forEach(
    in session: Session, _ body: (Item) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    for file in files {
      let bytes = try file.bytes(limit: OrderInput.largestBatch, console: session.console)
      let folder = file.isStandardInput ? "" : String(FilePath.folder(of: file.path))
      if OrderInput.isLines(bytes, name: file.path) {
        let count = try forEachLine(of: bytes, file: file.name, folder: folder, body)
        if count == 0 { session.warn(["\(file.name): there is no order in it"]) }
      } else {
        let isOnly = files.count == 1
        try body(Item(name: file.name, folder: folder, isOnly: isOnly, result: order(in: bytes, file: file.name)))
      }
    }
  }

  /// Hands over the orders of a file of several, and tells how many lines have one or should.
  ///
  /// An order that goes over several lines fails once, where it begins, and not in each of its lines.
  private func forEachLine(
    of bytes: [UInt8], file: String, folder: String, _ body: (Item) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> Int {
    var reader = OrderLineReader(file: file, limits: limits)
    var count = 0
    func hand(over line: OrderLine) throws(CommandFailure) {
      if count == 0, case .failure(let error) = line.result, error.kind == .syntax,
        OrderInput.goesOn(bytes, after: line.number), OrderFormat.recognized(in: bytes) != .ndjson
      {
        throw CommandFailure(
          .badData,
          "\(error.description); in NDJSON an order stands on one line: put each on one, or give a file with one order a "
            + "name in .json")
      }
      count += 1
      try body(Item(name: "\(file):\(line.number)", folder: folder, isOnly: false, result: line.result))
    }
    // Piece by piece, so that no more orders are kept than are being worked on.
    for start in stride(from: 0, to: bytes.count, by: OrderInput.piece) {
      for line in reader.read(bytes[start..<min(start + OrderInput.piece, bytes.count)]) { try hand(over: line) }
    }
    if let line = reader.finish() { try hand(over: line) }
    return count
  }

  /// Whether there is anything but space after a line.
  private static func goesOn(_ bytes: [UInt8], after line: Int) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: line, omittingEmptySubsequences: false)
    return lines.count > line && !lines[line].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  private func order(in bytes: [UInt8], file: String) -> Result<OrderDocument, DocumentError> {
    Result { () throws(DocumentError) in try OrderDocument(reading: bytes, file: file, limits: limits) }
  }

  /// Whether a file has an order in each line: by its name, or by how it begins.
  private static func isLines(_ bytes: [UInt8], name: String) -> Bool {
    name.hasSuffix(".ndjson") || name.hasSuffix(".jsonl") || OrderFormat.recognized(in: bytes) == .ndjson
  }

  /// The largest file of many orders.
  private static let largestBatch = 1 << 32
  private static let piece = 1 << 16
}

extension OrderInput.Item {
  /// The tickets of the order, made next; what is wrong with it is a failure of the outcome where others are given.
  ///
  /// - Throws: Why the only order that is given gives no ticket at all.
  func tickets(from issuer: inout TicketIssuer) throws(CommandFailure) -> TicketIssuer.Outcome {
    do throws(OrderFailure) {
      switch result {
      case .failure(let error): throw OrderFailure(name, .document(error))
      case .success(let document): return try issuer.tickets(of: document, named: name, in: folder)
      }
    } catch {
      if isOnly { throw CommandFailure(error) }
      var outcome = TicketIssuer.Outcome()
      outcome.failures = [error]
      return outcome
    }
  }
}

extension CommandFailure {
  /// An order that gives no ticket.
  init(_ error: OrderFailure) {
    if case .reference(_, .file(let file)) = error.reason, case .system = file.reason {
      self.init(.noInput, error.advice)
    } else {
      self.init(.badData, error.advice)
    }
  }
}

extension OrderFailure {
  /// What is wrong and what to do, by the names of the command's options.
  var advice: String {
    switch reason {
    case .overwriting(let path, let ticket, let role):
      "\(path): \(ticket): would overwrite the \(role) that is read: choose another folder or --name"
    case .reference(_, .file(let error)):
      if case .tooLarge = error.reason { "\(self); \(OrderInput.maxBytes.spelling) raises it" } else { description }
    default: description
    }
  }
}
