public import Geometry

extension Symbology {
  /// What people call it.
  public var name: String {
    switch self {
    case .qr: "QR Code"
    case .microQR: "Micro QR Code"
    case .aztec: "Aztec Code"
    case .pdf417: "PDF417"
    case .dataMatrix: "Data Matrix"
    case .code128: "Code 128"
    }
  }

  /// What people call one of them: its name with "a" or "an".
  var nameWithArticle: String { self == .aztec ? "an \(name)" : "a \(name)" }

  /// Whether modules carry data in both directions; what does not is bars, which may be of any height.
  public var isTwoDimensional: Bool { self != .code128 }

  /// Whether the symbol can say how its bytes are to be read as text, by an Extended Channel Interpretation.
  ///
  /// One that cannot holds ASCII text alone.
  public var carriesUnicode: Bool { self != .microQR && self != .code128 }

  /// The empty margin that the standard asks for, in modules.
  ///
  /// ISO/IEC 18004 (QR Code 4, Micro QR Code 2), 15438 (PDF417 2), 16022 (Data Matrix 1) and 15417 (Code 128 10 at
  /// both ends). Aztec Code needs none (ISO/IEC 24778).
  public var standardQuietZone: Insets {
    switch self {
    case .qr: Insets(4)
    case .microQR, .pdf417: Insets(2)
    case .dataMatrix: Insets(1)
    case .aztec: .zero
    case .code128: Insets(top: 0, left: 10, bottom: 0, right: 10)
    }
  }

  /// The empty margin that a code gets here, in modules: at least the standard's.
  ///
  /// Two modules where the standard asks for less, because a code on a coloured ticket meets its surroundings where the
  /// plate ends, and bars must not run into artwork above or below them.
  public var quietZone: Insets {
    switch self {
    case .qr: Insets(4)
    case .microQR, .pdf417, .dataMatrix, .aztec: Insets(2)
    case .code128: Insets(top: 2, left: 10, bottom: 2, right: 10)
    }
  }
}
