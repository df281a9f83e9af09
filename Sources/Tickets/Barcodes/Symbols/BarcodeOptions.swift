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
