import Barcodes
import Testing

@Suite struct BarcodeErrorTests {
  /// The tables of ISO/IEC 18004 (7) and 16022 (7) where there are some; that a symbol holds as much as the error says
  /// and no more is tried for all.
  @Test(arguments: [
    (Symbology.qr, ErrorCorrection.low, 7089, 4296, 2953), (.qr, .medium, 5596, 3391, 2331),
    (.qr, .quartile, 3993, 2420, 1663), (.qr, .high, 3057, 1852, 1273), (.microQR, .low, 35, 21, 15),
    (.microQR, .medium, 30, 18, 13), (.microQR, .quartile, 21, 13, 9), (.dataMatrix, .medium, 3116, 2335, 1556),
  ])
  func `Ends at the capacities of the standards`(
    symbology: Symbology, level: ErrorCorrection, digits: Int, characters: Int, bytes: Int
  ) throws {
    let options = BarcodeOptions(errorCorrection: level)
    #expect(try capacity(of: symbology, options, for: "7") == BarcodeCapacity(count: digits, unit: .digits))
    #expect(try capacity(of: symbology, options, for: "Q") == BarcodeCapacity(count: characters, unit: .characters))
    #expect(try capacity(of: symbology, options, for: "\u{7F}").unit == .bytes)
    #expect(try capacity(of: symbology, options, for: "\u{7F}").count == bytes)
  }

  @Test(arguments: Symbology.allCases, [nil] + ErrorCorrection.allCases.map(Optional.some))
  func `Holds as much as the error says and no more`(symbology: Symbology, level: ErrorCorrection?) throws {
    guard symbology != .microQR || level != .high else { return }
    let options = BarcodeOptions(errorCorrection: level)
    for byte in [UInt8(ascii: "7"), UInt8(ascii: "Q"), symbology == .code128 ? UInt8(ascii: "a") : 0xE9] {
      func make(_ count: Int) throws(BarcodeError) {
        let payload = BarcodePayload(bytes: Array(repeating: byte, count: count))
        _ = try Barcode(encoding: payload, as: symbology, options: options)
      }
      let error = #expect(throws: BarcodeError.self) { try make(20_000) }
      guard case .tooLong(symbology, 20_000, let capacity) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      try make(capacity.count)
      #expect(throws: BarcodeError.tooLong(symbology, byteCount: capacity.count + 1, capacity: capacity)) {
        try make(capacity.count + 1)
      }
    }
  }

  @Test func `Says how long a payload is and how long it may be`() throws {
    let error = #expect(throws: BarcodeError.self) {
      try Barcode(encoding: letters(2332), as: .qr)
    }
    #expect(
      error?.description
        == "a payload of 2332 bytes does not fit: a QR Code symbol with these options holds at most 2331 bytes")
  }

  @Test(arguments: Symbology.allCases) func `Is typed whatever the length`(symbology: Symbology) {
    for byteCount in [4000, 20_000, 1_000_000] {
      let error = #expect(throws: BarcodeError.self) { try Barcode(encoding: letters(byteCount), as: symbology) }
      guard case .tooLong(symbology, byteCount, _) = error else {
        Issue.record("\(byteCount) bytes: \(String(describing: error))")
        continue
      }
    }
  }

  @Test(arguments: Symbology.allCases) func `Asks for a payload`(symbology: Symbology) {
    #expect(throws: BarcodeError.emptyPayload(symbology)) {
      try Barcode(encoding: BarcodePayload(text: ""), as: symbology)
    }
  }

  @Test func `Checks the shape of PDF417`() {
    func make(_ options: BarcodeOptions, _ payload: BarcodePayload = letters(10)) throws(BarcodeError) {
      _ = try Barcode(encoding: payload, as: .pdf417, options: options)
    }
    for columns in [0, -1, 31] {
      #expect(throws: BarcodeError.columnsOutOfRange(columns)) { try make(BarcodeOptions(pdf417Columns: columns)) }
    }
    for height in [0, 2, 21] {
      #expect(throws: BarcodeError.rowHeightOutOfRange(height)) { try make(BarcodeOptions(pdf417RowHeight: height)) }
    }
    // One column has at most 90 codewords, with those of error correction.
    #expect(throws: BarcodeError.tooFewColumns(1, byteCount: 300)) {
      try make(BarcodeOptions(pdf417Columns: 1), letters(300))
    }
    // The shape of PDF417 is no matter of other symbologies.
    #expect(throws: Never.self) {
      _ = try Barcode(encoding: letters(3), as: .qr, options: BarcodeOptions(pdf417Columns: 99))
    }
  }

  @Test(arguments: Symbology.allCases) func `Shows no payload`(symbology: Symbology) throws {
    let secret = "SEKRIT"
    let payload = BarcodePayload(text: secret)
    let barcode = try Barcode(encoding: payload, as: symbology)
    var dumped = ""
    dump(payload, to: &dumped)
    dump(barcode, to: &dumped)
    let errors: [any Error] = [secret + "é", String(repeating: secret, count: 3000)].compactMap { text in
      do {
        _ = try Barcode(encoding: BarcodePayload(text: text), as: symbology)
        return nil
      } catch { return error }
    }
    try #require(!errors.isEmpty)
    for error in errors { dump(error, to: &dumped) }
    let words = dumped + "\(payload) \(barcode) \(errors) \(String(reflecting: payload)) \(String(reflecting: barcode))"
    #expect(!words.contains(secret) && !words.contains("83, 69, 75"), "\(words)")
    #expect(words.contains("6 bytes"))
  }
}

private func letters(_ byteCount: Int) -> BarcodePayload {
  BarcodePayload(text: String(repeating: "a", count: byteCount))
}

/// What an error says that a symbol holds of one character, and that it does.
private func capacity(of symbology: Symbology, _ options: BarcodeOptions, for unit: String) throws -> BarcodeCapacity {
  let error = #expect(throws: BarcodeError.self) {
    try Barcode(encoding: BarcodePayload(text: String(repeating: unit, count: 10_000)), as: symbology, options: options)
  }
  guard case .tooLong(_, _, let capacity) = try #require(error) else {
    throw try #require(error)
  }
  return capacity
}
