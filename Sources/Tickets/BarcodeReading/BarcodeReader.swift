public import Barcodes
internal import CZXing
public import Geometry
public import ImageFiles

/// Reads codes back from a finished picture.
public enum BarcodeReader {
  /// The codes in a picture, in the order in which the decoder comes upon them.
  ///
  /// A picture that is not opaque is read as if it lay on white. That a code is read here does not say that it is a
  /// good one: the decoder also reads faint codes without a quiet zone. ``PlacedBarcode/findings(in:)`` is for that.
  ///
  /// libzxing 1.4 has limits of its own: of an Aztec Code it drops a group separator (0x1D) at the start, and it does not
  /// find all of those with more than 110 modules on a side.
  ///
  /// O(number of pixels), and much faster in an area that holds the code and little else.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - area: The part of the picture to search, in pixels, rounded outwards; all of it where nil.
  ///   - symbologies: What to look for.
  ///   - isStrict: Whether to read as a plain scanner would: only upright codes at the scale given. Codes that are
  ///     light on dark are never read.
  public static func read(
    _ image: RGBAImage, in area: Rect? = nil, symbologies: [Symbology] = Symbology.allCases, isStrict: Bool = false
  ) throws(BarcodeReadingError) -> [ReadBarcode] {
    let mask = symbologies.reduce(0) { $0 | $1.mask }
    // The decoder takes an empty mask for all kinds.
    guard mask != 0, let (columns, rows) = image.pixels(in: area) else { return [] }
    var status = czxing_searched
    let found = image.samples.withUnsafeBufferPointer { samples in
      let picture = czxing_picture(
        rgba: samples.baseAddress.map { $0 + (rows.lowerBound * image.width + columns.lowerBound) * 4 },
        width: Int32(clamping: columns.count), height: Int32(clamping: rows.count), row_stride: image.width * 4)
      return czxing_search(picture, mask, isStrict, &status)
    }
    guard let found else { throw status == czxing_out_of_memory ? .outOfMemory : .decoder }
    defer { czxing_free(found) }
    let offset = Vector(Double(columns.lowerBound), Double(rows.lowerBound))
    return (0..<czxing_count(found)).compactMap { ReadBarcode(czxing_code_at(found, $0), movedBy: offset) }
  }
}

extension RGBAImage {
  /// The columns and rows that an area touches, nil where there are none.
  fileprivate func pixels(in area: Rect?) -> (columns: Range<Int>, rows: Range<Int>)? {
    let whole = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    guard let part = area.map({ whole.intersection($0) }) ?? whole, !part.isEmpty else { return nil }
    return (
      Int(part.minX.rounded(.down))..<Int(part.maxX.rounded(.up)),
      Int(part.minY.rounded(.down))..<Int(part.maxY.rounded(.up))
    )
  }
}

extension Symbology {
  fileprivate var mask: UInt32 {
    switch self {
    case .qr: czxing_qr.rawValue
    case .microQR: czxing_micro_qr.rawValue
    case .aztec: czxing_aztec.rawValue
    case .pdf417: czxing_pdf417.rawValue
    case .dataMatrix: czxing_data_matrix.rawValue
    case .code128: czxing_code128.rawValue
    }
  }
}

extension ReadBarcode {
  fileprivate init?(_ code: czxing_code, movedBy offset: Vector) {
    guard let symbology = Symbology.allCases.first(where: { $0.mask == code.symbology.rawValue }) else { return nil }
    let corners = [
      code.corners.0, code.corners.1, code.corners.2, code.corners.3, code.corners.4, code.corners.5, code.corners.6,
      code.corners.7,
    ].map(Double.init)
    self.symbology = symbology
    self.text = String(decoding: UnsafeRawBufferPointer(start: code.text, count: code.text_length), as: UTF8.self)
    self.bytes = Array(UnsafeBufferPointer(start: code.bytes, count: code.byte_count))
    self.eci = code.eci < 0 ? nil : Int(code.eci)
    self.corners = stride(from: 0, to: corners.count, by: 2).map { Point(corners[$0], corners[$0 + 1]) + offset }
  }
}

/// A code that was found in a picture, and what it says.
///
/// Neither its description nor its mirror shows what it says.
public struct ReadBarcode: Hashable, Sendable {
  /// The kind of code.
  public let symbology: Symbology
  /// What it says as text: by its ECI where it has one, by the reader's guess of the character set where it has not.
  public let text: String
  /// What it says, byte by byte.
  public let bytes: [UInt8]
  /// The Extended Channel Interpretation that it names first, 26 for UTF-8; nil where it names none.
  public let eci: Int?
  /// The corners in pixels of the picture, clockwise from the one that is the top left when the code is upright.
  public let corners: [Point]

  /// Whether the code says what a payload says.
  public func matches(_ payload: BarcodePayload) -> Bool { bytes == payload.bytes }
}

extension ReadBarcode: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The kind and the length alone.
  public var description: String { "\(symbology.name) with \(bytes.count) bytes" }
  /// The kind and the length alone.
  public var debugDescription: String { description }
  /// The kind, the length and the place.
  public var customMirror: Mirror {
    Mirror(self, children: ["symbology": symbology, "byteCount": bytes.count, "corners": corners])
  }
}

/// Why a picture could not be searched for codes; a picture without any is no error.
public enum BarcodeReadingError: Error, Hashable, Sendable {
  /// There is not enough memory.
  case outOfMemory
  /// The decoder failed for a reason of its own.
  case decoder
}

extension BarcodeReadingError: CustomStringConvertible {
  /// What is wrong, in one sentence.
  public var description: String {
    switch self {
    case .outOfMemory: "there is not enough memory to search the picture for codes"
    case .decoder: "the picture could not be searched for codes: the decoder failed"
    }
  }
}
