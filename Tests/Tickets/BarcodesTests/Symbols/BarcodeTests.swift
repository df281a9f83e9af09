import Barcodes
import Testing

@Suite struct BarcodeTests {
  /// Lower-case letters stand in code set B alone, so that there is one way to write them.
  ///
  /// By ISO/IEC 15417 table 1: start B 211214, a (65) 121124, b (66) 121421, check character
  /// (104 + 65 + 2 · 66) mod 103 = 95: 114113, stop 2331112.
  @Test func `Makes the bars of Code 128`() throws {
    let barcode = try Barcode(encoding: BarcodePayload(text: "ab"), as: .code128)
    let widths = "2112141211241214211141132331112".compactMap(\.wholeNumberValue)
    let bars = widths.enumerated().map { String(repeating: $0.offset.isMultiple(of: 2) ? "#" : " ", count: $0.element) }
    #expect(barcode.picture == [bars.joined()])
    // 57 modules, 15 % of which are 8.55.
    #expect(barcode.rowHeight == 9)
  }

  /// Where ISO/IEC 18004 has finder patterns, timing patterns and the module that is always dark.
  @Test func `Makes a QR code of its parts`() throws {
    let barcode = try Barcode(encoding: BarcodePayload(text: "TICKET-2026-000123"), as: .qr)
    // 18 alphanumeric characters: version 1 holds 20 at level M.
    #expect(barcode.columns == 21 && barcode.rows == 21 && barcode.rowHeight == 1)
    let finder = ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"]
    for (column, row) in [(0, 0), (14, 0), (0, 14)] {
      let found = barcode.picture[row..<row + 7].map { String($0.dropFirst(column).prefix(7)) }
      #expect(found == finder)
    }
    #expect(barcode.picture[6] == "####### # # # #######")
    #expect(barcode.modules[8, 13])
  }

  /// ISO/IEC 16022: a solid border at the left and the bottom, every second module at the top and the right.
  @Test(arguments: ["TICKET-2026", "A1B2C3D4E5F6", String(repeating: "seat ", count: 40)])
  func `Makes data matrix square`(text: String) throws {
    let barcode = try Barcode(encoding: BarcodePayload(text: text), as: .dataMatrix)
    #expect(barcode.columns == barcode.rows)
    let sides = 0..<barcode.rows
    #expect(sides.allSatisfy { barcode.modules[0, $0] && barcode.modules[$0, barcode.rows - 1] })
    #expect(sides.allSatisfy { barcode.modules[$0, 0] == $0.isMultiple(of: 2) })
    #expect(sides.allSatisfy { barcode.modules[barcode.columns - 1, $0] != $0.isMultiple(of: 2) })
  }

  /// ISO/IEC 15438: 17 modules each for start, both row indicators and the columns, 18 for stop.
  @Test(arguments: 1...12) func `Makes PDF417 of as many columns as asked`(columns: Int) throws {
    let options = BarcodeOptions(errorCorrection: .low, pdf417Columns: columns, pdf417RowHeight: 4)
    let barcode = try Barcode(encoding: BarcodePayload(text: "TICKET-2026-000123"), as: .pdf417, options: options)
    #expect(barcode.columns == 17 * (columns + 3) + 18)
    #expect(barcode.rowHeight == 4)
    // The start pattern 81111113 and the stop pattern 711311121.
    let (start, stop) = ("######## # # #   ", "####### #   # #  #")
    #expect(barcode.picture.allSatisfy { $0.hasPrefix(start) && String($0.suffix(18)) == stop })
  }

  @Test(arguments: Symbology.allCases) func `Is the same each time`(symbology: Symbology) throws {
    let payload = BarcodePayload(text: "0123456789")
    let first = try Barcode(encoding: payload, as: symbology)
    for _ in 0..<3 { #expect(try Barcode(encoding: payload, as: symbology) == first) }
  }

  /// zint is used by many threads at once, each with a symbol of its own.
  @Test func `Is the same on any number of threads`() async throws {
    let texts = (0..<24).map { "TICKET-\($0)" }
    let alone = try texts.map { try Barcode(encoding: BarcodePayload(text: $0), as: .qr) }
    let together = try await withThrowingTaskGroup(of: (Int, Barcode).self) { group in
      for (index, text) in texts.enumerated() {
        group.addTask { (index, try Barcode(encoding: BarcodePayload(text: text), as: .qr)) }
      }
      return try await group.reduce(into: [Int: Barcode]()) { $0[$1.0] = $1.1 }
    }
    #expect(texts.indices.allSatisfy { together[$0] == alone[$0] })
    #expect(Set(alone).count == texts.count)
  }

  @Test func `Knows which modules there are`() async {
    await #expect(processExitsWith: .failure) {
      let barcode = try Barcode(encoding: BarcodePayload(text: "7"), as: .qr)
      _ = barcode.modules[21, 0]
    }
    await #expect(processExitsWith: .failure) {
      let barcode = try Barcode(encoding: BarcodePayload(text: "7"), as: .qr)
      _ = barcode.modules[0, -1]
    }
  }

  /// What scanners at the door already know must not change because a newer program marks its character set.
  @Test(arguments: Symbology.allCases, ["0123456789", "TICKET-1"])
  func `Marks no character set in ASCII`(symbology: Symbology, text: String) throws {
    let asText = try Barcode(encoding: BarcodePayload(text: text), as: symbology)
    let asBytes = try Barcode(encoding: BarcodePayload(bytes: Array(text.utf8)), as: symbology)
    #expect(asText.eci == nil)
    #expect(asText == asBytes)
  }

  @Test(arguments: Symbology.allCases, ["Зал 3 – 映画館 é", "é", "\u{80}"])
  func `Marks other text as UTF-8 or refuses it`(symbology: Symbology, text: String) throws {
    let payload = BarcodePayload(text: text)
    switch symbology {
    case .microQR, .code128:
      #expect(throws: BarcodeError.needsASCII(symbology)) { try Barcode(encoding: payload, as: symbology) }
    case .qr, .aztec, .pdf417, .dataMatrix:
      #expect(try Barcode(encoding: payload, as: symbology).eci == 26)
    }
  }

  @Test func `Marks no character set in bytes`() throws {
    let payload = BarcodePayload(bytes: [0x00, 0xFF, 0x80, 0x0A])
    for symbology in Symbology.allCases where symbology != .code128 {
      #expect(try Barcode(encoding: payload, as: symbology).eci == nil)
    }
    #expect(throws: BarcodeError.needsASCII(.code128)) { try Barcode(encoding: payload, as: .code128) }
  }

  /// 97 bytes are 146 characters of base45, which version 6 holds in alphanumeric mode at level M (154); in byte mode it
  /// ends at 106, and 132 characters of base64 would take version 8.
  @Test func `Packs base45 in alphanumeric mode`() throws {
    let alphanumeric = String(repeating: "%69 VD82EI2B.KESTC", count: 9).prefix(146)
    #expect(try Barcode(encoding: BarcodePayload(text: String(alphanumeric)), as: .qr).columns == 17 + 4 * 6)
    let base64 = String(repeating: "q83vASNFZ4mr", count: 11)
    #expect(try Barcode(encoding: BarcodePayload(text: base64), as: .qr).columns == 17 + 4 * 8)
  }
}

extension Barcode {
  /// The modules as text, a line for each row.
  var picture: [String] {
    (0..<rows).map { row in String((0..<columns).map { modules[$0, row] ? "#" : " " }) }
  }
}
