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
