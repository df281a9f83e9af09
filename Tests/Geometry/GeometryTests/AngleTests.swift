import Geometry
import TestSupport
import Testing

@Suite struct AngleTests {
  @Test(arguments: [
    (0.0, 1.0, 0.0), (90, 0, 1), (180, -1, 0), (270, 0, -1), (-90, 0, -1), (450, 0, 1), (36_000_270, 0, -1),
  ])
  func `Quarter turns are exact`(degrees: Double, cosine: Double, sine: Double) {
    #expect(Angle.degrees(degrees).cosine == cosine)
    #expect(Angle.degrees(degrees).sine == sine)
  }

  @Test func `Sine and cosine lie on the unit circle`() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<1000 {
      let angle = Angle.degrees(random.double(-1000...1000))
      #expect(abs(angle.sine * angle.sine + angle.cosine * angle.cosine - 1) < 1e-15)
    }
  }

  /// 1e17 is 10 · 10¹⁶, and 10¹⁶ leaves 280 when divided by 360 (10³ leaves 280, and 280 · 10 leaves 280 again).
  @Test func `Whole turns are taken off exactly`() {
    #expect(Angle.degrees(1e17).sine == Angle.degrees(280).sine)
    #expect(Angle.degrees(1e17).cosine == Angle.degrees(280).cosine)
    #expect(Angle.degrees(360_000_030).sine == Angle.degrees(30).sine)
  }

  @Test func `Known values`() {
    #expect(abs(Angle.degrees(30).sine - 0.5) < 1e-15)
    #expect(abs(Angle.degrees(60).cosine - 0.5) < 1e-15)
    #expect(abs(Angle.degrees(45).tangent - 1) < 1e-15)
    #expect(Angle.radians(.pi).degrees == 180)
    #expect(Angle.degrees(180).radians == .pi)
  }

  @Test(arguments: [(0.0, 0.0), (360, 0), (-1, 359), (725, 5), (-720, 0), (-1e-20, 0)])
  func `Normalized is within one turn`(degrees: Double, expected: Double) {
    #expect(Angle.degrees(degrees).normalized.degrees == expected)
  }

  @Test(arguments: [(0.0, 0.0), (180, -180), (-180, -180), (190, -170), (359, -1), (-541, 179)])
  func `Normalized around zero is the short way`(degrees: Double, expected: Double) {
    #expect(Angle.degrees(degrees).normalizedAroundZero.degrees == expected)
  }

  @Test func `Directions of the page turn clockwise`() {
    #expect(Angle(x: 1, y: 0).degrees == 0)
    #expect(Angle(x: 0, y: 1).degrees == 90)
    #expect(Angle(x: -1, y: 0).degrees == 180)
    #expect(Angle(x: 0, y: -1).degrees == -90)
    #expect(Angle(x: 0, y: 0).degrees == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude])
  func `Extreme amounts do not trap`(degrees: Double) {
    let angle = Angle.degrees(degrees)
    #expect(angle.sine.isNaN || abs(angle.sine) <= 1)
    #expect(angle.cosine.isNaN || abs(angle.cosine) <= 1)
    #expect(angle.normalized.degrees.isNaN || (0..<360).contains(angle.normalized.degrees))
  }
}
