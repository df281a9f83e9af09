import Colors
import Testing

@Suite struct ColorVisionTests {
  /// Each row of the matrices adds up to 1, so greys stay as they are.
  @Test(arguments: ColorVision.allCases)
  func `Greys and opacity stay`(vision: ColorVision) {
    for step in 0...8 {
      let gray = Color(gray: Double(step) / 8, alpha: 0.5)
      #expect(gray.seen(with: vision).largestDifference(from: gray) < 1e-5)
    }
  }

  /// Red light alone reads the first column of each matrix: 0.152286 of red light, 0.114503 of green and so on.
  @Test(arguments: [
    (ColorVision.protanopia, 0.152286, 0.114503, 0), (.deuteranopia, 0.367322, 0.280085, 0),
    (.tritanopia, 1, 0, 0.004733),
  ])
  func `Red light reads the first column`(vision: ColorVision, red: Double, green: Double, blue: Double) {
    let seen = Color(1, 0, 0).seen(with: vision)
    #expect(abs(light(seen.red) - red) < 1e-9)
    #expect(abs(light(seen.green) - green) < 1e-9)
    #expect(abs(light(seen.blue) - blue) < 1e-9)
  }

  /// What each vision is named for: it confuses the pair that the others keep apart.
  @Test func `Each vision confuses its own pair`() {
    func distance(_ first: UInt32, _ second: UInt32, _ vision: ColorVision) -> Double {
      OKLab(Color(hex: first).seen(with: vision)).distance(to: OKLab(Color(hex: second).seen(with: vision)))
    }
    let (brick, moss) = (0xB05040 as UInt32, 0x7A7030 as UInt32)
    let (teal, blue) = (0x00A0A0 as UInt32, 0x3090D0 as UInt32)
    #expect(distance(brick, moss, .deuteranopia) < distance(brick, moss, .tritanopia) / 2)
    #expect(distance(brick, moss, .protanopia) < distance(brick, moss, .tritanopia))
    #expect(distance(teal, blue, .tritanopia) < distance(teal, blue, .deuteranopia) / 2)
  }

  /// The light of a gamma-encoded part: the luminance of the grey that it makes.
  private func light(_ part: Double) -> Double { Color(gray: part).relativeLuminance }
}
