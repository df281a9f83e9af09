public import Geometry

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

/// How much the largest symbol of a kind holds.
public struct BarcodeCapacity: Hashable, Sendable {
  /// What a symbology packs more tightly than bytes.
  public enum Unit: String, Hashable, Sendable {
    /// The digits 0 to 9 alone.
    case digits
    /// The 45 characters of QR Code's alphanumeric mode, which other symbologies pack tightly when they are upper-case
    /// letters.
    case characters
    /// Anything.
    case bytes
  }

  /// How many.
  public let count: Int
  /// Of what.
  public let unit: Unit

  /// Creates a capacity.
  public init(count: Int, unit: Unit) {
    self.count = count
    self.unit = unit
  }

  /// What the largest symbol takes of a payload's kind.
  ///
  /// A payload that mixes kinds may be held where the number of its bytes alone says it is not.
  init(of symbology: Symbology, errorCorrection: ErrorCorrection?, for payload: BarcodePayload) {
    let unit = Unit(of: payload)
    let capacities = symbology.capacities(errorCorrection)
    switch unit {
    case .digits: self.init(count: capacities.digits, unit: unit)
    case .characters: self.init(count: capacities.characters, unit: unit)
    case .bytes: self.init(count: capacities.bytes, unit: unit)
    }
  }
}

extension Symbology {
  /// What the largest symbol holds.
  ///
  /// By ISO/IEC 18004 table 7 for QR and Micro QR Code and by 16022 table 7 for Data Matrix; for Aztec Code, PDF417 and
  /// Code 128, where the room depends on the order of kinds or on the encoder, what zint 2.11 makes symbols of.
  fileprivate func capacities(
    _ errorCorrection: ErrorCorrection?
  ) -> (digits: Int, characters: Int, bytes: Int) {
    switch (self, errorCorrection) {
    case (.qr, .low): (7089, 4296, 2953)
    case (.qr, .medium), (.qr, nil): (5596, 3391, 2331)
    case (.qr, .quartile): (3993, 2420, 1663)
    case (.qr, .high): (3057, 1852, 1273)
    case (.microQR, .low), (.microQR, nil): (35, 21, 15)
    case (.microQR, .medium): (30, 18, 13)
    case (.microQR, .quartile), (.microQR, .high): (21, 13, 9)
    case (.aztec, .low): (4483, 3587, 2079)
    case (.aztec, .medium), (.aztec, nil): (3835, 3069, 1915)
    case (.aztec, .quartile): (3184, 2548, 1590)
    case (.aztec, .high): (2485, 1989, 1240)
    case (.pdf417, .low): (2692, 1838, 1101)
    case (.pdf417, .medium): (2669, 1822, 1092)
    case (.pdf417, .quartile): (2622, 1790, 1072)
    case (.pdf417, .high), (.pdf417, nil): (2528, 1726, 1034)
    case (.dataMatrix, _): (3116, 2335, 1556)
    case (.code128, _): (118, 60, 60)
    }
  }
}

extension BarcodeCapacity: CustomStringConvertible {
  /// The capacity as in `2331 bytes`.
  public var description: String { "\(count) \(unit.rawValue)" }
}

extension BarcodeCapacity.Unit {
  fileprivate init(of payload: BarcodePayload) {
    if payload.bytes.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      self = .digits
    } else if payload.bytes.allSatisfy(alphanumeric.contains) {
      self = .characters
    } else {
      self = .bytes
    }
  }
}

/// The characters of QR Code's alphanumeric mode (ISO/IEC 18004 table 5), which are base45's as well.
private let alphanumeric = Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)
