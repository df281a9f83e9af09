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
