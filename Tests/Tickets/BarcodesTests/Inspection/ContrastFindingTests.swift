import Barcodes
import Colors
import Geometry
import Testing

@Suite struct ContrastFindingTests {
  @Test func `Accepts dark on light`() throws {
    #expect(try findings(.black, on: .white).isEmpty)
    #expect(try findings(Color(hex: 0x1A237E), on: Color(hex: 0xFFF8E1)).isEmpty)
  }

  /// By the curve of IEC 61966-2-1 0x77 is 0.1845 of the light and 0x99 is 0.3185: they differ by 0.1341.
  @Test func `Refuses grey on grey`() throws {
    let found = try findings(Color(hex: 0x777777), on: Color(hex: 0x999999))
    #expect(found.map(\.rule) == [.contrast, .redContrast])
    #expect(found.allSatisfy { $0.severity == .error && abs($0.measured - 0.1341) < 5e-5 && $0.required == 0.4 })
    #expect(found.first?.description == "the contrast of the code is 13 %, grade F; 40 % are the least")
  }

  /// White reflects all red light, and so does red; to the eye they differ by all but red's share of luminance.
  @Test func `Refuses red which scanners do not see`() throws {
    let found = try findings(Color(hex: 0xFF0000), on: .white)
    #expect(found.map(\.rule) == [.redContrast])
    #expect(found.map(\.measured) == [0] && found.map(\.severity) == [.error])
    // And the other way round: cyan takes all the red light, and little of the luminance.
    let cyan = try findings(Color(hex: 0x00FFFF), on: .white)
    #expect(cyan.map(\.rule) == [.contrast])
    #expect(abs((cyan.first?.measured ?? 0) - 0.2126) < 1e-9)
  }

  @Test func `Refuses light on dark`() throws {
    let found = try findings(.white, on: .black)
    #expect(found.map(\.rule) == [.polarity] && found.map(\.severity) == [.error])
    #expect(found.map(\.measured) == [-1])
  }

  @Test func `Refuses colors that let things shine through`() throws {
    let found = try findings(Color.black.withAlpha(0.9), on: .white)
    #expect(found.map(\.rule) == [.opacity] && found.map(\.measured) == [0.9])
    #expect(try findings(.black, on: Color.white.withAlpha(0)).map(\.rule) == [.opacity])
  }

  /// The limits of ISO/IEC 15415: 70, 55, 40 and 20 %.
  @Test(arguments: [
    (0.7, ContrastGrade.a), (0.699, .b), (0.55, .b), (0.549, .c), (0.4, .c), (0.399, .d), (0.2, .d), (0.199, .f),
    (0, .f), (-1, .f), (.nan, .f),
  ])
  func `Grades`(contrast: Double, grade: ContrastGrade) {
    #expect(ContrastGrade(contrast: contrast) == grade)
  }

  /// 0xB9 is 0.4851 of the light, 0.4851 of white's: grade C against black.
  @Test func `Warns of grade c`() throws {
    let found = try findings(.black, on: Color(hex: 0xB9B9B9))
    #expect(found.map(\.severity) == [.warning, .warning])
    #expect(found.allSatisfy { abs($0.measured - 0.4851) < 5e-5 && $0.required == 0.55 })
  }

  private func findings(_ dark: Color, on light: Color) throws -> [BarcodeFinding] {
    try qr(modules: 21).placed(in: Rect(x: 0, y: 0, width: 200, height: 200), pixelsPerUnit: 1)
      .findings(in: BarcodeSurroundings(medium: .screen, dark: dark, light: light))
  }
}
