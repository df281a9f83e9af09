import Barcodes
import TestSupport
import Testing

/// What another decoder, of another version and language, reads from the same pictures.
@Suite struct SecondOpinionTests {
  /// Reads PGM files and prints for each the symbology identifier (ISO/IEC 15424) and the text of all codes, as UTF-8 in
  /// hexadecimal digits.
  private static let script = """
    import sys
    try:
        import zxingcpp
    except ImportError:
        sys.exit(3)
    for name in sys.argv[1:]:
        data = open(name, "rb").read()
        _, size, _, pixels = data.split(b"\\n", 3)
        width, height = map(int, size.split())
        image = memoryview(pixels).cast("B", (height, width))
        found = zxingcpp.read_barcodes(image, try_rotate=False, try_downscale=False, try_invert=False)
        print(" ".join(f"{code.symbology_identifier} {code.text.encode().hex()}" for code in found))
    """

  @Test func `Another decoder reads the same`() throws {
    let identifiers: [Symbology: String] = [
      .qr: "]Q1", .microQR: "]Q1", .aztec: "]z0", .pdf417: "]L2", .dataMatrix: "]d1", .code128: "]C0",
    ]
    let codes = Symbology.allCases.flatMap { symbology in
      (symbology.carriesUnicode ? ["SEAT A-12", "Зал 3 – 映画館 é"] : ["SEAT A-12"]).map { (symbology, $0) }
    }
    var files: [String: [UInt8]] = [:]
    for (index, (symbology, text)) in codes.enumerated() {
      let barcode = try Barcode(encoding: BarcodePayload(text: text), as: symbology)
      files["\(index).pgm"] = try CodePicture(of: barcode).portableGraymap
    }
    // As `env` finds it, because the package comes from PyPI and not with the system's own Python.
    let outcome = try ExternalProgram("env").run(
      ["python3", "-c", SecondOpinionTests.script] + codes.indices.map { "\($0).pgm" }, files: files)
    if outcome.status == 3 { try Test.cancel("zxing-cpp is not installed for python3") }
    try #require(outcome.status == 0, "\(outcome.messages)")
    let read = outcome.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    try #require(read.count == codes.count)
    for ((symbology, text), line) in zip(codes, read) {
      let digits = text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      #expect(line == "\(identifiers[symbology] ?? "") \(digits)")
    }
  }
}
