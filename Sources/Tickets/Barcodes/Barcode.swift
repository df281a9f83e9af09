public import Geometry

/// A symbol that a scanner reads: modules, how high their rows are, and how much must stay empty around them.
///
/// Its mirror does not show the modules: they are the payload, in other letters.
public struct Barcode: Hashable, Sendable {
  /// The kind of code.
  public let symbology: Symbology
  /// The modules, without the quiet zone.
  public let modules: BarcodeModules
  /// The height of a row in modules: 1 in a matrix, at least 3 in PDF417; in Code 128 the least height of its bars,
  /// 15 % of the length of the symbol.
  public let rowHeight: Int
  /// The number that tells readers how to make text of the bytes: 26 for UTF-8, nil where the symbol says nothing.
  public let eci: Int?

  /// The empty margin, in modules.
  public var quietZone: Insets { symbology.quietZone }
  /// The number of modules across, without the quiet zone.
  public var columns: Int { modules.columns }
  /// The number of rows.
  public var rows: Int { modules.rows }

  /// Makes the symbol of a payload.
  ///
  /// ASCII text and bytes are encoded as they are. Text with other characters is encoded as UTF-8 and marked as such
  /// (ECI 26); marking ASCII text too would change codes that scanners already know. The same payload gives the same
  /// modules, always.
  ///
  /// O(number of modules), times the masks that a QR Code is tried with.
  public init(
    encoding payload: BarcodePayload, as symbology: Symbology, options: BarcodeOptions = BarcodeOptions()
  ) throws(BarcodeError) {
    let eci = try Barcode.eci(of: payload, in: symbology)
    var encoder = try ZintEncoder(symbology, options: options)
    self.modules = try encoder.modules(of: payload, eci: eci)
    self.symbology = symbology
    self.eci = eci
    self.rowHeight =
      switch symbology {
      case .qr, .microQR, .aztec, .dataMatrix: 1
      case .pdf417: options.pdf417RowHeight
      // ISO/IEC 15417 leaves the height to the application; GS1 and others ask for 15 % of the length.
      case .code128: (modules.columns * 15 + 99) / 100
      }
  }

  private static func eci(of payload: BarcodePayload, in symbology: Symbology) throws(BarcodeError) -> Int? {
    guard !payload.bytes.isEmpty else { throw .emptyPayload(symbology) }
    guard !payload.isASCII else { return nil }
    // In Code 128 characters from 128 on are those of Latin-1, by default; no scanner gives bytes back as they were.
    guard symbology.carriesUnicode || (symbology == .microQR && !payload.isText) else { throw .needsASCII(symbology) }
    return payload.isText ? 26 : nil
  }
}

extension Barcode: CustomStringConvertible, CustomReflectable {
  /// The kind and the size, as in `a QR Code of 29 × 29 modules`.
  public var description: String { "\(symbology.nameWithArticle) of \(columns) × \(rows) modules" }
  /// The kind and the size.
  public var customMirror: Mirror {
    Mirror(self, children: ["symbology": symbology, "columns": columns, "rows": rows])
  }
}

/// What a code says: text, or bytes that are no text.
///
/// Whoever reads the payload of a ticket can enter with it, so that neither its description nor its mirror shows any of
/// it, only how long it is.
public struct BarcodePayload: Hashable, Sendable {
  /// The bytes; of text, its UTF-8.
  public let bytes: [UInt8]
  /// Whether the bytes are UTF-8 to be read as text.
  public let isText: Bool

  /// Creates a payload from text.
  public init(text: String) {
    self.bytes = Array(text.utf8)
    self.isText = true
  }

  /// Creates a payload from bytes that a reader gets back as they are, without any word on what they mean.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
    self.isText = false
  }

  /// Whether every byte is below 128.
  public var isASCII: Bool { bytes.allSatisfy { $0 < 0x80 } }
}

extension BarcodePayload: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The length alone.
  public var description: String { "a payload of \(bytes.count) bytes" }
  /// The length alone.
  public var debugDescription: String { description }
  /// The length alone.
  public var customMirror: Mirror { Mirror(self, children: ["byteCount": bytes.count]) }
}

/// How much of a symbol may be damaged or dirty before it can no longer be read.
///
/// Code 128 has only a check digit and Data Matrix (ECC 200) one level: for them it does not count.
public enum ErrorCorrection: String, Hashable, Sendable, CaseIterable {
  /// QR Code L (7 %), Aztec Code 10 %, PDF417 level 2.
  case low
  /// QR Code M (15 %), Aztec Code 23 %, PDF417 level 3.
  case medium
  /// QR Code Q (25 %), Aztec Code 36 %, PDF417 level 4.
  case quartile
  /// QR Code H (30 %), Aztec Code 50 %, PDF417 level 5. Micro QR Code has no such level.
  case high
}

/// How a payload is made a symbol, beyond the symbology.
public struct BarcodeOptions: Hashable, Sendable {
  /// The least error correction, or nil for the default.
  ///
  /// By default QR Code has M, Micro QR Code what its smallest symbol has room for, Aztec Code 23 %, and PDF417 what
  /// ISO/IEC 15438 recommends for the length. A QR Code gets a higher level where that does not make it larger.
  public var errorCorrection: ErrorCorrection?
  /// The number of data columns of a PDF417 symbol, 1…30, or nil for a symbol that is wider than high.
  public var pdf417Columns: Int?
  /// The height of a PDF417 row in modules, 3…20: ISO/IEC 15438 asks for at least 3.
  public var pdf417RowHeight: Int

  /// Creates options.
  public init(errorCorrection: ErrorCorrection? = nil, pdf417Columns: Int? = nil, pdf417RowHeight: Int = 3) {
    self.errorCorrection = errorCorrection
    self.pdf417Columns = pdf417Columns
    self.pdf417RowHeight = pdf417RowHeight
  }
}

/// Why there is no code, never with any of the payload.
public enum BarcodeError: Error, Hashable, Sendable {
  /// The payload is empty.
  case emptyPayload(Symbology)
  /// The payload has characters outside ASCII, and the symbology cannot say which ones they are.
  case needsASCII(Symbology)
  /// The symbology has no such level of error correction.
  case noSuchErrorCorrection(Symbology, ErrorCorrection)
  /// A number of PDF417 columns outside 1…30.
  case columnsOutOfRange(Int)
  /// A height of PDF417 rows outside 3…20 modules.
  case rowHeightOutOfRange(Int)
  /// The payload is longer than a symbol with these options holds; `capacity` is what the largest one takes of the
  /// payload's kind.
  case tooLong(Symbology, byteCount: Int, capacity: BarcodeCapacity)
  /// The payload does not fit a PDF417 symbol with so few columns.
  case tooFewColumns(Int, byteCount: Int)
  /// With one device pixel for a module and its quiet zone the code is still larger than its box.
  case boxTooSmall(Symbology, needed: PixelSize, available: PixelSize)
  /// The box or the scale is not finite, or not positive.
  case invalidBox
  /// The encoder failed for a reason that is none of the above: its status.
  case encoder(Symbology, status: Int)
}

/// An extent in whole device pixels.
public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  /// The number of pixels across.
  public let width: Int
  /// The number of pixels down.
  public let height: Int

  /// Creates an extent.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The extent as in `165 × 26 px`.
  public var description: String { "\(width) × \(height) px" }
}

extension BarcodeError: CustomStringConvertible {
  /// What is wrong and what to do, in one sentence.
  public var description: String {
    switch self {
    case .emptyPayload(let symbology):
      "\(symbology.nameWithArticle) symbol needs a payload of at least one byte"
    case .needsASCII(let symbology):
      "\(symbology.name) cannot carry a payload with characters outside ASCII; use qr, aztec, pdf417 or data-matrix"
    case .noSuchErrorCorrection(let symbology, let level):
      "\(symbology.name) has no error correction \"\(level.rawValue)\"; use low, medium or quartile"
    case .columnsOutOfRange(let columns):
      "a PDF417 symbol has 1 to 30 columns, not \(columns)"
    case .rowHeightOutOfRange(let height):
      "the rows of a PDF417 symbol are 3 to 20 modules high, not \(height)"
    case .tooLong(let symbology, let byteCount, let capacity):
      "a payload of \(byteCount) bytes does not fit: \(symbology.nameWithArticle) symbol with these options holds at most \(capacity)"
    case .tooFewColumns(let columns, let byteCount):
      "a payload of \(byteCount) bytes does not fit a PDF417 symbol of \(columns) columns; allow more columns"
    case .boxTooSmall(let symbology, let needed, let available):
      "\(symbology.nameWithArticle) symbol needs at least \(needed) with its quiet zone, the box has \(available)"
    case .invalidBox:
      "a box for a code, and its scale, must be finite and positive"
    case .encoder(let symbology, let status):
      "the \(symbology.name) symbol could not be made (zint status \(status))"
    }
  }
}
