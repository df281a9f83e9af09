import BarcodeReading
import Barcodes
import Geometry
import ImageFiles
import TestSupport
import Testing

/// Whatever is encoded is read back, by the plainest of readers: no turns, no other scales, dark on light.
@Suite struct BarcodeRoundTripTests {
  static let asciiTexts = ["7", "0123456789", "SEAT A-12", "a b\tc~{}", "https://example.org/t/8Fk2?x=1&y=%41"]
  static let otherTexts = ["Зал 3 – 映画館 é", "ñ", "مهرجان 🎉", "€", "Žofia Łukasz Ő"]

  @Test(arguments: Symbology.allCases, asciiTexts)
  func `Reads ASCII back without ECI`(symbology: Symbology, text: String) throws {
    // The last one is too long for Micro QR Code.
    guard symbology != .microQR || text.utf8.count <= 15 else { return }
    try expect(BarcodePayload(text: text), as: symbology, readsAs: text, eci: nil)
  }

  @Test(arguments: Symbology.allCases.filter(\.carriesUnicode), otherTexts)
  func `Reads other text back by ECI 26`(symbology: Symbology, text: String) throws {
    try expect(BarcodePayload(text: text), as: symbology, readsAs: text, eci: 26)
  }

  @Test(arguments: [Symbology.qr, .microQR, .aztec, .pdf417, .dataMatrix])
  func `Reads bytes back without ECI`(symbology: Symbology) throws {
    let payload = BarcodePayload(bytes: [0x00, 0xFF, 0x80, 0x0A, 0x00, 0xC3, 0x28])
    try expect(payload, as: symbology, readsAs: nil, eci: nil)
  }

  @Test(arguments: Symbology.allCases) func `Reads random payloads back`(symbology: Symbology) throws {
    var random = SeededRandom(seed: 4)
    for _ in 0..<6 {
      let text = String((0..<random.int(1...14)).map { _ in Character(Unicode.Scalar(UInt8(random.int(32...126)))) })
      try expect(BarcodePayload(text: text), as: symbology, readsAs: text, eci: nil)
    }
    guard symbology.carriesUnicode else { return }
    for _ in 0..<6 {
      let text = String(String.UnicodeScalarView((0..<random.int(1...60)).compactMap { _ in random.scalar() }))
      let payload = BarcodePayload(text: text)
      try expect(payload, as: symbology, readsAs: text, eci: payload.isASCII ? nil : 26)
    }
  }

  @Test(arguments: Symbology.allCases, ErrorCorrection.allCases)
  func `Reads every error correction`(symbology: Symbology, level: ErrorCorrection) throws {
    guard symbology != .microQR || level != .high else { return }
    let options = BarcodeOptions(errorCorrection: level)
    try expect(BarcodePayload(text: "SEAT A-12"), as: symbology, options: options, readsAs: "SEAT A-12", eci: nil)
  }

  /// Lengths around the largest compact Aztec Code, which zint makes unreadable when it has little error correction.
  @Test(arguments: 40...62) func `Reads Aztec codes of little error correction`(length: Int) throws {
    let text = String("$LwRfF\\J=m`J-)OhAd.>tb~G[fx`[^ <w3\\_08;EX!#0xKP7M2H+kkdd|XG".prefix(length))
    let options = BarcodeOptions(errorCorrection: .low)
    try expect(BarcodePayload(text: text), as: .aztec, options: options, readsAs: text, eci: nil)
  }

  @Test(arguments: [1, 2, 7], [3, 5]) func `Reads PDF417 of every shape`(columns: Int, rowHeight: Int) throws {
    let options = BarcodeOptions(errorCorrection: .low, pdf417Columns: columns, pdf417RowHeight: rowHeight)
    try expect(BarcodePayload(text: "M1ROSSI/A"), as: .pdf417, options: options, readsAs: "M1ROSSI/A", eci: nil)
  }

  private func expect(
    _ payload: BarcodePayload, as symbology: Symbology, options: BarcodeOptions = BarcodeOptions(),
    readsAs text: String?, eci: Int?, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let barcode = try Barcode(encoding: payload, as: symbology, options: options)
    let picture = try CodePicture(of: barcode)
    #expect(picture.colors == [CodePicture.black, CodePicture.white], sourceLocation: sourceLocation)
    let navyOnCream = try CodePicture(of: barcode, dark: [26, 35, 126, 255], light: [255, 248, 225, 255])
    for image in [picture.image, navyOnCream.image, navyOnCream.thresholded.image] {
      let read = try BarcodeReader.read(image, isStrict: true)
      #expect(read.map(\.symbology) == [symbology], sourceLocation: sourceLocation)
      #expect(read.map(\.bytes) == [payload.bytes], sourceLocation: sourceLocation)
      #expect(read.map(\.eci) == [eci], sourceLocation: sourceLocation)
      if let text { #expect(read.map(\.text) == [text], sourceLocation: sourceLocation) }
      #expect(read.allSatisfy { $0.matches(payload) }, sourceLocation: sourceLocation)
    }
  }
}

extension SeededRandom {
  /// A character of any script that people write in, or an emoji.
  fileprivate mutating func scalar() -> Unicode.Scalar? {
    let ranges = [32...126, 0xA1...0x17F, 0x391...0x3C9, 0x410...0x44F, 0x5D0...0x5EA, 0x621...0x64A]
    let more = [0x905...0x939, 0xE01...0xE3A, 0x3041...0x3096, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x1F600...0x1F64F]
    return element(of: ranges + more).flatMap { Unicode.Scalar(UInt32(int($0))) }
  }
}
