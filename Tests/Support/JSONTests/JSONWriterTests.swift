import JSON
import Testing

@Suite struct JSONWriterTests {
  static func write(_ layout: JSONWriter.Layout) -> String {
    var writer = JSONWriter(layout)
    writer.object { plan in
      plan.field("name", "Theatre")
      plan.field("note", nil as String?)
      plan.key("size")
      plan.object(.inline) { size in
        size.field("width", 1200.0)
        size.field("height", 800)
      }
      plan.key("rows")
      plan.array { rows in
        rows.array(.inline) { row in
          row.value(1)
          row.value(0.5)
        }
        rows.object { _ in }
        rows.null()
      }
      plan.key("empty")
      plan.array { _ in }
      plan.field("open", true)
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func indented() {
    #expect(
      Self.write(.indented) == """
        {
          "name": "Theatre",
          "size": { "width": 1200, "height": 800 },
          "rows": [
            [1, 0.5],
            {},
            null
          ],
          "empty": [],
          "open": true
        }

        """)
  }

  @Test func compact() {
    var writer = JSONWriter(.compact)
    writer.object { object in
      object.field("a", 1)
      object.key("b")
      object.array { array in
        array.value("x")
        array.object { $0.field("c", false) }
      }
    }
    #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"a":1,"b":["x",{"c":false}]}"#)
  }

  @Test func charactersAreEscaped() {
    var writer = JSONWriter(.compact)
    writer.value("\u{0}\u{1F}\n\r\t\"\\/\u{7F}\u{2028}\u{2029}é😀")
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == "\"\\u0000\\u001f\\n\\r\\t\\\"\\\\/\u{7F}\\u2028\\u2029é😀\"")
  }

  @Test(arguments: [
    (0.0, "0"), (12, "12"), (-3.5, "-3.5"), (0.1, "0.1"), (1e21, "1e+21"), (.leastNonzeroMagnitude, "5e-324"),
    (-0.0, "-0.0"),
  ])
  func numbersAreShortest(number: Double, text: String) {
    var writer = JSONWriter(.compact)
    writer.value(number)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
  }

  /// Bit patterns of every exponent, so that a digit too few anywhere would show.
  @Test func doublesReadBackAsTheyWere() throws {
    var numbers: [Double] = [-0.0, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, 1 / 3]
    for exponent in 0..<2047 {
      let mantissa = (UInt64(exponent) &* 0x9E37_79B9_7F4A_7C15) >> 12
      numbers.append(Double(bitPattern: UInt64(exponent) << 52 | mantissa))
    }
    var writer = JSONWriter(.inline)
    writer.array { array in for number in numbers { array.value(number) } }
    let document = try JSONDocument(bytes: writer.bytes)
    let read = try document.read { node throws(JSONFault) in
      try node.map { element throws(JSONFault) in try element.number() }
    }
    #expect(read.map(\.bitPattern) == numbers.map(\.bitPattern))
  }

  @Test func stringsReadBackAsTheyWere() throws {
    let strings = ["", "R&B", "\u{202E}abc", "a\u{0}b", "\u{10FFFF}", "e\u{301}", "\r\n", "</script>"]
    var writer = JSONWriter()
    writer.array { array in for string in strings { array.value(string) } }
    let document = try JSONDocument(bytes: writer.bytes)
    let read = try document.read { node throws(JSONFault) in
      try node.map { element throws(JSONFault) in try element.string() }
    }
    #expect(read.map { Array($0.unicodeScalars) } == strings.map { Array($0.unicodeScalars) })
  }

  @Test func misuseIsAProgrammersMistake() async {
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.object { $0.value(1) }
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.array { $0.field("key", 1) }
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.object { $0.key("key") }
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.value(Double.infinity)
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.value(1)
      writer.value(2)
    }
  }
}
