import Barcodes
import Testing

@Suite struct ErrorCorrectionTests {
  /// Version 1 holds 17, 14, 11 and 7 bytes at the levels L, M, Q and H (ISO/IEC 18004 table 7).
  @Test(arguments: [
    (7, ErrorCorrection.high), (8, .quartile), (11, .quartile), (12, .medium), (14, .medium),
  ])
  func `Is raised where the QR code does not grow`(byteCount: Int, level: ErrorCorrection) throws {
    let barcode = try Barcode(encoding: lowercase(byteCount), as: .qr)
    #expect(barcode.columns == 21)
    #expect(barcode.qrErrorCorrection == level)
  }

  @Test func `Is never lower than asked for`() throws {
    for byteCount in stride(from: 1, through: 200, by: 7) {
      for level in ErrorCorrection.allCases {
        let options = BarcodeOptions(errorCorrection: level)
        let barcode = try Barcode(encoding: lowercase(byteCount), as: .qr, options: options)
        #expect(try #require(barcode.qrErrorCorrection).strength >= level.strength)
      }
    }
  }

  /// 15 bytes end version 1 at level M: the next one is not skipped to keep a size.
  @Test func `Makes the QR code larger rather than weaker`() throws {
    let barcode = try Barcode(encoding: lowercase(15), as: .qr)
    #expect(barcode.columns == 25)
    let low = try Barcode(encoding: lowercase(15), as: .qr, options: BarcodeOptions(errorCorrection: .low))
    #expect(low.columns == 21 && low.qrErrorCorrection == .low)
  }

  @Test(arguments: [Symbology.aztec, .pdf417, .qr]) func `Takes room`(symbology: Symbology) throws {
    let areas = try ErrorCorrection.allCases.map { level in
      let options = BarcodeOptions(errorCorrection: level)
      let barcode = try Barcode(encoding: lowercase(120), as: symbology, options: options)
      return barcode.columns * barcode.rows
    }
    #expect(areas == areas.sorted())
    #expect(Set(areas).count == 4)
  }

  @Test(arguments: [Symbology.dataMatrix, .code128]) func `Does not count where there is one level`(
    symbology: Symbology
  ) throws {
    let usual = try Barcode(encoding: lowercase(9), as: symbology)
    for level in ErrorCorrection.allCases {
      let options = BarcodeOptions(errorCorrection: level)
      #expect(try Barcode(encoding: lowercase(9), as: symbology, options: options) == usual)
    }
  }

  /// By default a Micro QR Code is the smallest there is, with the strongest level that this size has room for.
  @Test(arguments: 1...15) func `Is what the smallest micro QR code has room for`(byteCount: Int) throws {
    let barcodes = try [ErrorCorrection.low, .medium, .quartile].compactMap { level -> Barcode? in
      do throws(BarcodeError) {
        return try Barcode(
          encoding: lowercase(byteCount), as: .microQR, options: BarcodeOptions(errorCorrection: level))
      } catch {
        guard case .tooLong = error else { throw error }
        return nil
      }
    }
    let smallest = try #require(barcodes.map(\.columns).min())
    #expect(try Barcode(encoding: lowercase(byteCount), as: .microQR) == barcodes.last { $0.columns == smallest })
  }

  @Test func `Ends at quartile in micro QR code`() {
    #expect(throws: BarcodeError.noSuchErrorCorrection(.microQR, .high)) {
      try Barcode(encoding: lowercase(3), as: .microQR, options: BarcodeOptions(errorCorrection: .high))
    }
  }
}

private func lowercase(_ byteCount: Int) -> BarcodePayload {
  BarcodePayload(text: String((0..<byteCount).map { Character(Unicode.Scalar(UInt8(97 + $0 * 7 % 26))) }))
}

extension Barcode {
  /// The level in the format information of a QR Code (ISO/IEC 18004 section 7.9): its two highest bits, in the first
  /// two modules of the ninth row, under the mask 10….
  fileprivate var qrErrorCorrection: ErrorCorrection? {
    switch (!modules[0, 8], modules[1, 8]) {
    case (false, true): .low
    case (false, false): .medium
    case (true, true): .quartile
    case (true, false): .high
    }
  }
}

extension ErrorCorrection {
  fileprivate var strength: Int { ErrorCorrection.allCases.firstIndex(of: self) ?? 0 }
}
