import BarcodeReading
import Barcodes
import ImageFiles
import Testing

@Suite struct BarcodeRoundTripTests {
  static let asciiTexts = [
    "7", "0123456789", "TICKET-2026-000123", "a b\tc~{}", "https://example.org/t/8Fk2?x=1&y=%41",
  ]
  static let otherTexts = ["Зал 3 – 映画館 é", "ñ", "مهرجان 🎉", "€", "Žofia Łukasz Ő"]

  @Test(arguments: Symbology.allCases, asciiTexts)
  func readsASCIIBackWithoutECI(symbology: Symbology, text: String) throws {
    // Micro QR Code M4 at level L ends at 15 bytes.
    let fits = symbology != .microQR || text.utf8.count <= 20 && text == text.uppercased()
    guard fits else { return }
    let payload = BarcodePayload(text: text)
    let picture = try CodePicture(of: Barcode(encoding: payload, as: symbology), moduleSize: 4)
    let read = try BarcodeReader.read(picture.image, isStrict: true)
    #expect(read.map(\.text) == [text])
    #expect(read.map(\.bytes) == [payload.bytes])
    #expect(read.map(\.symbology) == [symbology])
    #expect(read.map(\.eci) == [nil])
  }

  @Test(arguments: Symbology.allCases.filter(\.carriesUnicode), otherTexts)
  func readsOtherTextBackByECI26(symbology: Symbology, text: String) throws {
    let payload = BarcodePayload(text: text)
    let picture = try CodePicture(of: Barcode(encoding: payload, as: symbology), moduleSize: 4)
    let read = try BarcodeReader.read(picture.image, isStrict: true)
    #expect(read.map(\.text) == [text])
    #expect(read.map(\.bytes) == [payload.bytes])
    #expect(read.map(\.eci) == [26])
  }
}
