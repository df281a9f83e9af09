/// A kind of code that a scanner reads.
public enum Symbology: String, Hashable, Sendable, CaseIterable {
  /// QR Code (ISO/IEC 18004).
  case qr
  /// Micro QR Code (ISO/IEC 18004).
  case microQR = "micro-qr"
  /// Aztec Code (ISO/IEC 24778).
  case aztec
  /// PDF417 (ISO/IEC 15438).
  case pdf417
  /// Data Matrix (ISO/IEC 16022).
  case dataMatrix = "data-matrix"
  /// Code 128 (ISO/IEC 15417).
  case code128 = "code-128"
}
