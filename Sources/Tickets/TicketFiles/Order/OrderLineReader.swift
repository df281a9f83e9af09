internal import JSON
public import Reading
public import Support

/// One line of a file of orders, of which each line is an order by itself (NDJSON).
public struct OrderLine: Hashable, Sendable {
  /// The number of the line, from 1.
  public var number: Int
  /// The order, or why the line is none.
  public var result: Result<OrderDocument, DocumentError>

  /// Creates a line.
  public init(number: Int, result: Result<OrderDocument, DocumentError>) {
    self.number = number
    self.result = result
  }
}

/// Reads a file of many orders, one on each line (NDJSON), piece by piece as the bytes come in.
///
///     var reader = OrderLineReader(file: "orders.ndjson")
///     while let bytes = next() {
///       for line in reader.read(bytes) { print(line) }
///     }
///     if let line = reader.finish() { print(line) }
///
/// A line that is no order is an error with its number, and the others go on. Lines end with LF or CR LF, and those with
/// nothing but space count without giving an order. No more than one line is kept, and of one that is too long nothing.
public struct OrderLineReader: Sendable {
  private let file: String?
  private let limits: DocumentLimits
  private var number = 1
  private var line: [UInt8] = []
  /// How many bytes the line has, more than are kept where it is too long.
  private var length = 0

  /// Creates a reader; `file` is the name of the file for errors and notes, and the limit of a file's size holds for
  /// each line.
  public init(file: String? = nil, limits: DocumentLimits = .orders) {
    self.file = file
    self.limits = limits
  }

  /// Takes the next bytes of the file and gives the orders of the lines that end in them.
  ///
  /// O(number of bytes).
  public mutating func read(_ bytes: some Sequence<UInt8>) -> [OrderLine] {
    var lines: [OrderLine] = []
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") else {
        append(byte)
        continue
      }
      if let line = endLine() { lines.append(line) }
    }
    return lines
  }

  /// Gives the order of the last line where no line break ends it.
  ///
  /// The reader is ready for another file afterwards.
  public mutating func finish() -> OrderLine? {
    defer { number = 1 }
    return endLine()
  }

  private mutating func append(_ byte: UInt8) {
    length += 1
    if length <= limits.fileSize { line.append(byte) } else { line.removeAll() }
  }

  private mutating func endLine() -> OrderLine? {
    defer {
      number += 1
      length = 0
      line.removeAll(keepingCapacity: true)
    }
    if length > limits.fileSize {
      let reason = "the line has \(length) bytes, more than the limit of \(limits.fileSize)"
      return OrderLine(number: number, result: .failure(DocumentError(.limit, reason, at: place(DocumentPlace()))))
    }
    guard !line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) else { return nil }
    do throws(DocumentError) {
      var document = try OrderDocument(reading: line, file: file, limits: limits)
      for index in document.notes.indices { document.notes[index].place = place(document.notes[index].place) }
      return OrderLine(number: number, result: .success(document))
    } catch {
      return OrderLine(
        number: number, result: .failure(DocumentError(error.kind, error.reason, at: place(error.place))))
    }
  }

  /// A place in the line as a place in the file.
  private func place(_ place: DocumentPlace) -> DocumentPlace {
    DocumentPlace(file: file, line: number, column: place.column ?? 1, path: place.path)
  }
}
