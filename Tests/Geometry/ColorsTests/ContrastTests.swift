import Colors
import Testing

@Suite struct ContrastTests {
  /// The weights of the three lights add up to 1, so that white has luminance 1 and each primary its own weight.
  @Test func `Luminance of the primaries is their weight`() {
    #expect(Color.black.relativeLuminance == 0)
    #expect(abs(Color.white.relativeLuminance - 1) < 1e-12)
    #expect(abs(Color(1, 0, 0).relativeLuminance - 0.2126) < 1e-12)
    #expect(abs(Color(0, 1, 0).relativeLuminance - 0.7152) < 1e-12)
    #expect(abs(Color(0, 0, 1).relativeLuminance - 0.0722) < 1e-12)
  }

  @Test func `Black on white is 21`() {
    #expect(abs(Color.black.contrast(on: .white) - 21) < 1e-9)
    #expect(abs(Color.white.contrast(on: .black) - 21) < 1e-9)
    #expect(Color.white.contrast(on: .white) == 1)
  }

  /// #767676 is well known as the lightest grey that text on white may have, #777777 as just too light.
  @Test func `The greys around four and a half`() {
    #expect(Color(hex: 0x767676).contrast(on: .white) >= 4.5)
    #expect(Color(hex: 0x777777).contrast(on: .white) < 4.5)
  }

  @Test func `A color that is not opaque is laid over the background`() {
    let half = Color.black.withAlpha(0.5)
    #expect(half.contrast(on: .white) == Color(gray: 0.5).contrast(on: .white))
    #expect(Color.clear.contrast(on: .white) == 1)
  }

  @Test func `Black or white always reaches the square root of 21`() {
    for fill in Color.samples {
      #expect(fill.blackOrWhiteText.contrast(on: fill) >= 21.0.squareRoot() - 1e-9)
    }
    #expect(Color(hex: 0xFFFF00).blackOrWhiteText == .black)
    #expect(Color(hex: 0x0000FF).blackOrWhiteText == .white)
  }
}

@Suite struct ContrastAdjustmentTests {
  @Test func `Reaches the ratio and keeps the hue`() throws {
    for color in Color.samples {
      for background in [Color.white, .black, Color(hex: 0x1C1C2E), Color(hex: 0x808080)] {
        for ratio in [3, 4.5] {
          let adjusted = try #require(color.adjusted(toContrast: ratio, on: background))
          #expect(adjusted.contrast(on: background) >= ratio)
          #expect(try #require(Color(hexText: adjusted.hexText)).contrast(on: background) >= ratio)
          let (before, after) = (OKLCH(color), OKLCH(adjusted))
          // Near grey one step of 8 bits turns the hue a lot; the chord, chroma × angle, stays within two steps.
          let turn = abs((after.hue - before.hue + 540).truncatingRemainder(dividingBy: 360) - 180)
          #expect(after.chroma * turn * .pi / 180 < 0.01, "\(color.hexText) became \(adjusted.hexText)")
          #expect(after.chroma < before.chroma + 0.01)
        }
      }
    }
  }

  @Test func `Leaves what suffices alone`() {
    let color = Color(0.1234567, 0.2, 0.3, alpha: 0.95)
    #expect(color.adjusted(toContrast: 4.5, on: .white) == color)
  }

  /// On white the only way is darker, and no lighter grey suffices: #767676, as everyone who checks pages knows.
  @Test func `Moves no further than needed`() {
    #expect(Color(hex: 0xAAAAAA).adjusted(toContrast: 4.5, on: .white) == Color(hex: 0x767676))
    #expect(Color(hex: 0xAAAAAA).adjusted(toContrast: 3, on: .white) == Color(hex: 0x949494))
  }

  @Test func `Goes the shorter way`() throws {
    let background = Color(gray: 0.5)
    let lighter = try #require(Color(gray: 0.8).adjusted(toContrast: 3, on: background))
    #expect(lighter.relativeLuminance > background.relativeLuminance)
    let darker = try #require(Color(gray: 0.2).adjusted(toContrast: 3, on: background))
    #expect(darker.relativeLuminance < background.relativeLuminance)
  }

  /// Between black and white, 3 : 1 on both leaves luminances from 0.1 to 0.3: (0.1 + 0.05) / 0.05 and 1.05 / 0.35.
  @Test func `Several backgrounds are all respected`() throws {
    for color in Color.samples {
      let adjusted = try #require(color.adjusted(toContrast: 3, on: .white, .black))
      #expect((0.1 - 1e-9...0.3 + 1e-9).contains(adjusted.relativeLuminance))
    }
  }

  @Test func `Is nil where nothing reaches the ratio`() {
    #expect(Color(hex: 0x2A66FF).adjusted(toContrast: 4.6, on: .white, .black) == nil)
    #expect(Color(hex: 0x2A66FF).adjusted(toContrast: 21.1, on: .white) == nil)
    #expect(Color(gray: 0.5, alpha: 0.1).adjusted(toContrast: 3, on: .white) == nil)
  }

  @Test func `Keeps the opacity`() throws {
    let color = Color(0.5, 0.6, 0.7, alpha: 0.8)
    let adjusted = try #require(color.adjusted(toContrast: 3, on: .white))
    #expect(adjusted.alpha == 0.8)
    #expect(adjusted.contrast(on: .white) >= 3)
  }
}
