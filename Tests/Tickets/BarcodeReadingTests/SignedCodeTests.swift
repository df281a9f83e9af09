import BarcodeReading
import Barcodes
import Geometry
import ImageFiles
import Signing
import Testing

/// A ticket's way from the box office to the door.
@Suite struct SignedCodeTests {
  private let message = "2026-11-30 20:15|Зал 3|A-12"

  @Test(arguments: SigningAlgorithm.allCases, [Symbology.qr, .aztec, .pdf417, .dataMatrix])
  func `Is verified from a picture`(algorithm: SigningAlgorithm, symbology: Symbology) throws {
    let key = SigningKey.generate(algorithm)
    let signed = SignedPayload(signing: Array(message.utf8), with: key)
    let picture = try CodePicture(of: Barcode(encoding: BarcodePayload(text: signed.text), as: symbology))
    let read = try #require(BarcodeReader.read(picture.image, isStrict: true).first)
    let verified = try SignedPayload(text: read.text).message(verifiedBy: key.verifyingKey)
    #expect(String(decoding: verified, as: UTF8.self) == message)
    // Base45 is ASCII: no character set is marked.
    #expect(read.eci == nil)
  }

  /// A message of 28 bytes and 69 bytes around it are 97, 146 characters of base45, for which level M takes version 6.
  ///
  /// One that is signed by HMAC has 49 bytes, 74 characters: version 4 holds 90.
  @Test(arguments: [(SigningAlgorithm.ed25519, 41), (.hmacSHA256, 33)])
  func `Stays small`(algorithm: SigningAlgorithm, modules: Int) throws {
    let signed = SignedPayload(signing: Array(repeating: 0x5A, count: 28), with: .generate(algorithm))
    #expect(try Barcode(encoding: BarcodePayload(text: signed.text), as: .qr).columns == modules)
  }
}
