import Colors
import Testing

@Suite struct NamesTests {
  @Test func `The table is sorted so that every name is found`() {
    #expect(Color.names.count == 148)
    for (name, next) in zip(Color.names, Color.names.dropFirst()) { #expect(name.name < next.name) }
    for (name, hex) in Color.names { #expect(Color(name: name) == Color(hex: hex)) }
  }

  /// The sixteen colours of HTML 4.01 are the corners, the middles and two greys of the cube, by their definition.
  @Test(arguments: [
    ("black", "#000"), ("silver", "#c0c0c0"), ("gray", "#808080"), ("white", "#fff"), ("maroon", "#800000"),
    ("red", "#f00"), ("purple", "#800080"), ("fuchsia", "#f0f"), ("green", "#008000"), ("lime", "#0f0"),
    ("olive", "#808000"), ("yellow", "#ff0"), ("navy", "#000080"), ("blue", "#00f"), ("teal", "#008080"),
    ("aqua", "#0ff"),
  ])
  func `Knows the basic colors`(name: String, hexText: String) throws {
    #expect(try #require(Color(name: name)).hexText == hexText)
  }

  @Test func `Case does not count for the letters of ASCII`() {
    #expect(Color(name: "RebeccaPurple") == Color(hex: 0x663399))
    #expect(Color(css: "NAVY") == Color(hex: 0x000080))
    #expect(Color(name: "blac\u{212A}") == nil, "the sign for kelvin is no letter K")
  }

  @Test func `Both spellings of grey are the same`() {
    for (name, hex) in Color.names where name.contains("gray") {
      let other = name.split(separator: "gray", omittingEmptySubsequences: false).joined(separator: "grey")
      #expect(Color(name: other) == Color(hex: hex))
    }
  }

  @Test func `Transparent is clear`() { #expect(Color(css: "transparent") == .clear) }

  @Test(arguments: ["", "reddish", "re", "blue ", "currentcolor", "zzz", "aaa"])
  func `Refuses other names`(name: String) { #expect(Color(name: name) == nil) }
}
