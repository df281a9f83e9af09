/// How much the largest symbol of a kind holds.
public struct BarcodeCapacity: Hashable, Sendable {
  /// What a symbology packs more tightly than bytes.
  public enum Unit: String, Hashable, Sendable {
    /// The digits 0 to 9 alone.
    case digits
    /// What a compact mode for letters takes: see ``BarcodeCapacity/init(of:errorCorrection:for:)``.
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
  /// By ISO/IEC 18004 table 7 (QR and Micro QR Code: digits, the 45 characters of the alphanumeric mode, bytes), 24778
  /// (Aztec Code at its default of error correction: digits, upper-case letters, bytes), 15438 (PDF417 at level 0:
  /// digits, text, bytes) and 16022 (Data Matrix 144 × 144: digits, upper-case letters and digits, bytes). Code 128
  /// has no limit of its own; zint's is 160 characters and 1152 modules. A payload that mixes kinds may be held where
  /// the number of bytes alone says it is not.
  init(of symbology: Symbology, errorCorrection: ErrorCorrection?, for payload: BarcodePayload) {
    let unit = Unit(of: payload, in: symbology)
    let column = unit == .digits ? 0 : unit == .characters ? 1 : 2
    let row: [Int] =
      switch symbology {
      case .qr:
        switch errorCorrection ?? .medium {
        case .low: [7089, 4296, 2953]
        case .medium: [5596, 3391, 2331]
        case .quartile: [3993, 2420, 1663]
        case .high: [3057, 1852, 1273]
        }
      case .microQR:
        switch errorCorrection ?? .low {
        case .low: [35, 21, 15]
        case .medium: [30, 18, 13]
        case .quartile, .high: [21, 13, 9]
        }
      case .aztec: [3832, 3067, 1914]
      case .pdf417: [2710, 1850, 1108]
      case .dataMatrix: [3116, 2335, 1555]
      case .code128: [160, 99, 99]
      }
    self.init(count: row[column], unit: unit)
  }
}

extension BarcodeCapacity: CustomStringConvertible {
  /// The capacity as in `2331 bytes`.
  public var description: String { "\(count) \(unit.rawValue)" }
}

extension BarcodeCapacity.Unit {
  init(of payload: BarcodePayload, in symbology: Symbology) {
    if payload.bytes.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      self = .digits
    } else if payload.bytes.allSatisfy({ alphanumeric.contains($0) }) {
      self = .characters
    } else {
      self = .bytes
    }
  }
}

/// The characters of QR Code's alphanumeric mode (ISO/IEC 18004 table 5), which are base45's as well.
private let alphanumeric = Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)
