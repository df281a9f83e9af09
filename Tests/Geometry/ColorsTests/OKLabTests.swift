import Colors
import Testing

@Suite struct OKLabTests {
  /// The values of the sample tests of CSS Color Module Level 4 (web-platform-tests, css/css-color, oklch).
  @Test(arguments: [
    (0x7D2329 as UInt32, 0.40101, 0.12332, 21.555), (0xC65D06, 0.59686, 0.15619, 49.7694),
    (0x9D9318, 0.65125, 0.13138, 104.097), (0x68A639, 0.66016, 0.15546, 134.231),
    (0x62ACEF, 0.72322, 0.12403, 247.996),
  ])
  func `Agrees with the samples of CSS`(hex: UInt32, lightness: Double, chroma: Double, hue: Double) {
    let converted = OKLCH(Color(hex: hex))
    // The samples are rounded to 8 bits per part, worth about 0.004 of lightness and chroma and a degree of hue.
    #expect(abs(converted.lightness - lightness) < 0.004)
    #expect(abs(converted.chroma - chroma) < 0.004)
    #expect(abs(converted.hue - hue) < 1)
    let back = OKLCH(lightness: lightness, chroma: chroma, hue: hue).color()
    #expect(back.largestDifference(from: Color(hex: hex)) < 1.01 / 255)
  }

  @Test func `Greys have no chroma and the cube root of their light`() {
    for step in 0...10 {
      let gray = Color(gray: Double(step) / 10)
      let converted = OKLCH(gray)
      #expect(converted.chroma == 0)
      #expect(converted.hue == 0)
      // For light Y on all three primaries, L, M and S are Y, and so is the cube of the lightness.
      let lightness = converted.lightness
      #expect(abs(lightness * lightness * lightness - gray.relativeLuminance) < 1e-6)
    }
  }

  @Test func `Goes there and back`() {
    for color in Color.samples {
      #expect(OKLab(color).color().largestDifference(from: color) < 1e-4)
      #expect(OKLCH(color).color().largestDifference(from: color) < 1e-4)
      #expect(OKLab(OKLCH(color).lab.color()).distance(to: OKLab(color)) < 1e-4)
    }
  }

  @Test func `Fitting into sRGB keeps hue and lightness`() {
    for hue in stride(from: 0.0, to: 360, by: 30) {
      for lightness in [0.2, 0.5, 0.8] {
        let fitted = OKLCH(OKLCH(lightness: lightness, chroma: 0.5, hue: hue).color())
        #expect(abs(fitted.lightness - lightness) < 1e-3)
        #expect(abs((fitted.hue - hue + 540).truncatingRemainder(dividingBy: 360) - 180) < 0.5)
        #expect(fitted.chroma > 0.03, "no more chroma is given up than must be")
      }
    }
    #expect(OKLCH(lightness: 1.2, chroma: 0.1, hue: 40).color() == .white)
    #expect(OKLCH(lightness: -0.1, chroma: 0.1, hue: 40).color() == .black)
  }

  @Test func `Black and white are one apart`() {
    #expect(abs(OKLab(.black).distance(to: OKLab(.white)) - 1) < 1e-6)
  }
}

@Suite struct MixingTests {
  @Test func `Ends are the colors themselves`() {
    let (blue, yellow) = (Color(hex: 0x123456), Color(hex: 0xFEDC00))
    for fraction in [0, -1, .nan] { #expect(blue.mixed(with: yellow, by: fraction) == blue) }
    for fraction in [1.0, 7] { #expect(blue.mixed(with: yellow, by: fraction) == yellow) }
  }

  @Test func `The middle of black and white has half the lightness`() {
    let middle = Color.black.mixed(with: .white, by: 0.5)
    #expect(abs(OKLab(middle).lightness - 0.5) < 1e-6)
    // Half the lightness is an eighth of the light.
    #expect(abs(middle.relativeLuminance - 0.125) < 1e-6)
  }

  @Test func `Mixing with clear only fades`() {
    let faded = Color(hex: 0xFF8800).mixed(with: .clear, by: 0.25)
    #expect(faded.largestDifference(from: Color(hex: 0xFF8800).withAlpha(0.75)) < 1e-4)
    #expect(Color.clear.mixed(with: .clear, by: 0.5) == .clear)
  }

  @Test func `Mixing is the same from both ends`() {
    let (first, second) = (Color(0.9, 0.1, 0.3, alpha: 0.4), Color(0.2, 0.8, 0.1, alpha: 0.9))
    let difference = first.mixed(with: second, by: 0.3).largestDifference(from: second.mixed(with: first, by: 0.7))
    #expect(difference < 1e-9)
  }
}
