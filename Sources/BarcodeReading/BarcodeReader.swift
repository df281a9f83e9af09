public import Barcodes
internal import CZXing
internal import Geometry
public import ImageFiles

/// Reads codes back from a finished picture.
public enum BarcodeReader {
  /// The codes in a picture, in the order in which the decoder comes upon them.
  ///
  /// A picture that is not opaque is read as if it lay on white. That a code is read here does not say that it is a
  /// good one: the decoder also reads faint codes without a quiet zone. ``PlacedBarcode/findings(in:)`` is for that.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - symbologies: What to look for.
  ///   - isStrict: Whether to read as a plain scanner would: only upright codes, dark on light, at the scale given.
  public static func read(
    _ image: RGBAImage, symbologies: [Symbology] = Symbology.allCases, isStrict: Bool = false
  ) throws(BarcodeReadingError) -> [ReadBarcode] {
    let mask = symbologies.reduce(0) { $0 | $1.mask }
    // The decoder takes an empty mask for all kinds.
    guard mask != 0 else { return [] }
    var status = czxing_searched
    let found = image.samples.withUnsafeBufferPointer { samples in
      let picture = czxing_picture(
        rgba: samples.baseAddress, width: Int32(clamping: image.width), height: Int32(clamping: image.height))
      return czxing_search(picture, mask, isStrict, &status)
    }
    guard let found else { throw status == czxing_out_of_memory ? .outOfMemory : .decoder }
    defer { czxing_free(found) }
    return (0..<czxing_count(found)).compactMap { ReadBarcode(czxing_code_at(found, $0)) }
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
  fileprivate init?(_ code: czxing_code) {
    guard let symbology = Symbology.allCases.first(where: { $0.mask == code.symbology.rawValue }) else { return nil }
    let corners = [
      code.corners.0, code.corners.1, code.corners.2, code.corners.3, code.corners.4, code.corners.5, code.corners.6,
      code.corners.7,
    ].map(Double.init)
    self.symbology = symbology
    self.text = String(decoding: UnsafeRawBufferPointer(start: code.text, count: code.text_length), as: UTF8.self)
    self.bytes = Array(UnsafeBufferPointer(start: code.bytes, count: code.byte_count))
    self.eci = code.eci < 0 ? nil : Int(code.eci)
    self.corners = stride(from: 0, to: corners.count, by: 2).map { Point(corners[$0], corners[$0 + 1]) }
  }
}
