internal import CZint

/// The one owner of a zint symbol.
///
/// zint's own messages are not passed on: some quote the data.
struct ZintEncoder: ~Copyable {
  private let symbol: UnsafeMutablePointer<zint_symbol>
  private let symbology: Symbology
  private let options: BarcodeOptions

  init(_ symbology: Symbology, options: BarcodeOptions) throws(BarcodeError) {
    try options.check(for: symbology)
    guard let symbol = ZBarcode_Create() else {
      throw .encoder(symbology, status: Int(ZINT_ERROR_MEMORY))
    }
    self.symbol = symbol
    self.symbology = symbology
    self.options = options
    symbol.pointee.symbology = symbology.zintNumber
    symbol.pointee.show_hrt = 0
    // What zint would only warn of, such as another number of columns than asked for, is not what was asked for.
    symbol.pointee.warn_level = WARN_FAIL_ALL
    symbol.pointee.option_1 = options.zintErrorCorrection(for: symbology)
    switch symbology {
    case .pdf417: symbol.pointee.option_2 = Int32(options.pdf417Columns ?? 0)
    // Otherwise zint takes a rectangle of 32 × 8 modules where it has fewer of them.
    case .dataMatrix: symbol.pointee.option_3 = DM_SQUARE
    case .qr, .microQR, .aztec, .code128: break
    }
  }

  deinit { ZBarcode_Delete(symbol) }

  mutating func modules(of payload: BarcodePayload, eci: Int?) throws(BarcodeError) -> BarcodeModules {
    // zint's Unicode mode alone would choose a character set by itself, and would not always say so in the symbol.
    symbol.pointee.input_mode = eci == nil ? DATA_MODE : UNICODE_MODE
    symbol.pointee.eci = Int32(eci ?? 0)
    let length = payload.bytes.count
    guard length <= Int(ZINT_MAX_DATA_LEN) else { throw tooLong(payload) }
    if symbology == .qr, options.errorCorrection != .high { try fixSize(for: payload) }
    try encode(payload)
    if symbology == .aztec, options.errorCorrection == .low, symbol.pointee.width == ZintEncoder.largestCompactAztec {
      symbol.pointee.option_1 = ErrorCorrection.medium.ordinal
      ZBarcode_Clear(symbol)
      try encode(payload)
    }
    return encodedModules
  }

  /// The modules on a side of the largest compact Aztec Code, which zint 2.11 overfills.
  ///
  /// With as little error correction as `low` it may hold more than the 64 codewords that it can count, and no decoder
  /// reads it. At `medium` it cannot.
  private static let largestCompactAztec: Int32 = 27

  /// Sets the size that a QR Code needs at the level asked for, and leaves the level to zint, which then takes the
  /// highest that this size has room for.
  ///
  /// Without the size zint might choose a lower level than was asked for. Trying the eight masks is most of the work of
  /// a QR Code, and does not change its size: here it is spared.
  private mutating func fixSize(for payload: BarcodePayload) throws(BarcodeError) {
    let anyMask: Int32 = 1 << 8
    symbol.pointee.option_3 = anyMask
    try encode(payload)
    symbol.pointee.option_1 = -1
    symbol.pointee.option_2 = (symbol.pointee.width - 17) / 4
    symbol.pointee.option_3 = 0
    ZBarcode_Clear(symbol)
  }

  private mutating func encode(_ payload: BarcodePayload) throws(BarcodeError) {
    let length = payload.bytes.count
    let status = payload.bytes.withUnsafeBufferPointer {
      ZBarcode_Encode(symbol, $0.baseAddress, Int32(length))
    }
    switch status {
    case 0: return
    case ZINT_ERROR_TOO_LONG: throw tooLong(payload)
    case ZINT_ERROR_INVALID_OPTION where symbology == .pdf417 && options.pdf417Columns != nil:
      throw .tooFewColumns(options.pdf417Columns ?? 0, byteCount: length)
    default: throw .encoder(symbology, status: Int(status))
    }
  }

  private func tooLong(_ payload: BarcodePayload) -> BarcodeError {
    let capacity = BarcodeCapacity(of: symbology, errorCorrection: options.errorCorrection, for: payload)
    return .tooLong(symbology, byteCount: payload.bytes.count, capacity: capacity)
  }

  private var encodedModules: BarcodeModules {
    let (columns, rows) = (Int(symbol.pointee.width), Int(symbol.pointee.rows))
    let stride = (columns + 7) / 8
    let bits = withUnsafeBytes(of: &symbol.pointee.encoded_data) { data in
      // The array is one of 200 rows.
      let rowBytes = data.count / 200
      return (0..<rows).flatMap { row in data[row * rowBytes..<row * rowBytes + stride] }
    }
    return BarcodeModules(columns: columns, rows: rows, bits: bits)
  }
}

extension Symbology {
  fileprivate var zintNumber: Int32 {
    switch self {
    case .qr: BARCODE_QRCODE
    case .microQR: BARCODE_MICROQR
    case .aztec: BARCODE_AZTEC
    case .pdf417: BARCODE_PDF417
    case .dataMatrix: BARCODE_DATAMATRIX
    case .code128: BARCODE_CODE128
    }
  }
}

extension BarcodeOptions {
  fileprivate func check(for symbology: Symbology) throws(BarcodeError) {
    if symbology == .microQR, errorCorrection == .high { throw .noSuchErrorCorrection(.microQR, .high) }
    guard symbology == .pdf417 else { return }
    if let pdf417Columns, !(1...30 ~= pdf417Columns) { throw .columnsOutOfRange(pdf417Columns) }
    guard 3...20 ~= pdf417RowHeight else { throw .rowHeightOutOfRange(pdf417RowHeight) }
  }

  /// zint's `option_1`, whose meaning is another one for each symbology; -1 leaves the choice to zint.
  fileprivate func zintErrorCorrection(for symbology: Symbology) -> Int32 {
    switch (symbology, errorCorrection) {
    case (.qr, nil): 2
    case (.pdf417, let level?): level.ordinal + 1
    case (.qr, let level?), (.microQR, let level?), (.aztec, let level?): level.ordinal
    case (.code128, _), (.dataMatrix, _), (.microQR, nil), (.aztec, nil), (.pdf417, nil): -1
    }
  }
}

extension ErrorCorrection {
  fileprivate var ordinal: Int32 {
    switch self {
    case .low: 1
    case .medium: 2
    case .quartile: 3
    case .high: 4
    }
  }
}
