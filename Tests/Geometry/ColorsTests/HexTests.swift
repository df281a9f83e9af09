import Colors
import Testing

@Suite struct HexTests {
  @Test(arguments: [
    ("#fff", 0xFF, 0xFF, 0xFF, 0xFF), ("#2a66ff", 0x2A, 0x66, 0xFF, 0xFF), ("#2A66Ff", 0x2A, 0x66, 0xFF, 0xFF),
    ("#1234", 0x11, 0x22, 0x33, 0x44), ("#01020380", 1, 2, 3, 0x80), ("#0000", 0, 0, 0, 0),
  ])
  func `Reads every length that CSS knows`(text: String, red: Int, green: Int, blue: Int, alpha: Int) throws {
    let color = try #require(Color(hexText: text))
    func part(_ byte: Int) -> Double { Double(byte) / 255 }
    #expect(color == Color(part(red), part(green), part(blue), alpha: part(alpha)))
    #expect(Color(css: text) == color)
  }

  @Test(arguments: [
    "", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "fff", "#ggg", "#ff ", " #fff", "#ﬀf", "##ff",
  ])
  func `Refuses what is not hexadecimal`(text: String) {
    #expect(Color(hexText: text) == nil)
    #expect(Color(css: text) == nil)
  }

  @Test(arguments: [
    ("#FFFFFF", "#fff"), ("#2A66FF", "#2a66ff"), ("#112233ff", "#123"), ("#11223344", "#1234"),
    ("#11223345", "#11223345"), ("#11223444", "#11223444"), ("#00000000", "#0000"),
  ])
  func `Writes the shortest text`(text: String, shortest: String) throws {
    #expect(try #require(Color(hexText: text)).hexText == shortest)
  }

  @Test func `Writes no opacity that rounds to one`() {
    #expect(Color(1, 0, 0, alpha: 0.999).hexText == "#f00")
    #expect(Color(1, 0, 0, alpha: 0.997).hexText == "#ff0000fe")
  }

  @Test func `Every step of every part survives text and back`() throws {
    for byte in 0...255 {
      let part = Double(byte) / 255
      for color in [
        Color(part, 0.2, 0.4, alpha: 0.6), Color(0, part, 1), Color(0, 1, part), Color(1, 1, 1, alpha: part),
      ] {
        #expect(try #require(Color(hexText: color.hexText)) == color)
        #expect(color.roundedToEightBit == color)
      }
    }
  }

  @Test func `Parts are rounded to the nearest step`() {
    let color = Color(0.4999 / 255, 0.5001 / 255, 254.4999 / 255, alpha: 254.5001 / 255)
    #expect(color.eightBit == (0, 1, 254, 255))
    #expect(color.roundedToEightBit == Color(0, 1.0 / 255, 254.0 / 255))
  }
}
