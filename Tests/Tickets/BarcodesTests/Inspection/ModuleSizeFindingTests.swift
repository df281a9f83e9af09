import Barcodes
import Geometry
import TestSupport
import Testing

@Suite struct ModuleSizeFindingTests {
  @Test(arguments: [
    (1, BarcodeFinding.Severity.error, 2.0), (2, .warning, 4), (3, .warning, 4), (4, nil, 0), (9, nil, 0),
  ])
  func `Counts pixels on a screen`(moduleSize: Int, severity: BarcodeFinding.Severity?, required: Double) throws {
    let findings = try qrCode(moduleSize: moduleSize).findings(in: BarcodeSurroundings(medium: .screen))
    #expect(findings.map(\.severity) == [severity].compactMap(\.self))
    #expect(findings.allSatisfy { $0.rule == .moduleSize && $0.measured == Double(moduleSize) })
    #expect(findings.allSatisfy { $0.required == required })
  }

  /// A dot at 203 dpi is 25.4 / 203 = 0.1251 mm, at 300 dpi 0.0847 mm.
  @Test(arguments: [
    (203.0, 4, BarcodeFinding.Severity?.none, 0.5005), (203, 3, .warning, 0.3754), (203, 1, .error, 0.1251),
    (300, 5, nil, 0.4233), (300, 4, .warning, 0.3387), (300, 2, .error, 0.1693), (600, 10, nil, 0.4233),
  ])
  func `Measures millimeters on paper`(
    dotsPerInch: Double, moduleSize: Int, severity: BarcodeFinding.Severity?, millimeters: Double
  ) throws {
    let placed = try qrCode(moduleSize: moduleSize)
    #expect(abs(placed.moduleMillimeters(dotsPerInch: dotsPerInch) - millimeters) < 5e-5)
    let findings = placed.findings(in: BarcodeSurroundings(medium: .paper(dotsPerInch: dotsPerInch)))
    #expect(findings.map(\.severity) == [severity].compactMap(\.self))
    #expect(findings.allSatisfy { $0.rule == .moduleSize && abs($0.measured - millimeters) < 5e-5 })
    #expect(findings.allSatisfy { $0.required == ($0.severity == .error ? 0.25 : 0.396) })
  }

  @Test func `Says both values in a sentence`() throws {
    let placed = try qrCode(moduleSize: 3)
    #expect(
      placed.findings(in: BarcodeSurroundings(medium: .paper(dotsPerInch: 203))).map(\.description) == [
        "a module is 0.375 mm wide (3 dots at 203 dpi), QR Code needs 0.396 mm to be read by every scanner: use a shorter payload "
          + "or a larger box"
      ])
    #expect(
      placed.findings(in: BarcodeSurroundings(medium: .screen)).map(\.description) == [
        "a module is 3 px wide, 4 px are safe on every screen: use a larger scale or a shorter payload"
      ])
  }

  @Test(arguments: [0, -203, Double.nan, .infinity]) func `Takes odd resolutions for unreadable`(dotsPerInch: Double)
    throws
  {
    let findings = try qrCode(moduleSize: 4)
      .findings(in: BarcodeSurroundings(medium: .paper(dotsPerInch: dotsPerInch)))
    let isInfinitelyLarge = dotsPerInch == 0
    #expect(findings.contains { $0.severity == .error && $0.rule == .moduleSize } != isInfinitelyLarge)
  }

  /// What the guide promises of quiet zones and widths is what codes get.
  @Test(arguments: Symbology.allCases) func `Is as the guide says`(symbology: Symbology) throws {
    let rows = try RepositoryFiles.text("Guides/codes.md").split(separator: "\n")
    let row = try #require(rows.first { $0.hasPrefix("| `\(symbology.rawValue)` | \(symbology.name), ") })
    let cells = row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
    let zones = [symbology.standardQuietZone, symbology.quietZone].map { Int($0.left) }
    #expect(cells[2].hasPrefix(symbology == .code128 ? "10 at the ends" : "\(zones[0]), \(zones[1])"))
    #expect(cells[3].hasPrefix("\(symbology.leastModuleWidth), \(symbology.advisedModuleWidth)"))
  }

  private func qrCode(moduleSize: Int) throws -> PlacedBarcode {
    let side = Double(29 * moduleSize)
    return try qr(modules: 21).placed(in: Rect(x: 0, y: 0, width: side, height: side), pixelsPerUnit: 1)
  }
}
