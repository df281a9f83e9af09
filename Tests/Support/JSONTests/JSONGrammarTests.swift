import JSON
import Support
import TestSupport
import Testing

@Suite struct JSONGrammarTests {
  @Test(arguments: [
    ("", "1:1: the file is empty: expected a JSON value"),
    (" \n ", "2:2: the file is empty: expected a JSON value"),
    ("{", "1:2: expected a key in double quotes or \"}\", found the end of the file"),
    ("[1", "1:3: expected \",\" or \"]\", found the end of the file"),
    ("[1 2]", "1:3: a comma is missing after the value before"),
    ("[[1]\n [2]]", "1:5: a comma is missing after the value before"),
    ("{\"a\": 1\n  \"b\": 2}", "1:8: a comma is missing after the value before"),
    ("{\"a\": \"x\" \"b\": 2}", "1:10: a comma is missing after the value before"),
    ("{\"a\": \"x\"y\"}", "1:10: expected \",\" or \"}\", found \"y\""),
    ("{\"a\": 9 50}", "1:9: expected \",\" or \"}\", found \"50\""),
    ("[1,]", "1:3: a comma stands before \"]\": JSON has none after the last one"),
    ("{\"a\": 1,\n}", "1:8: a comma stands before \"}\": JSON has none after the last one"),
    ("[,1]", "1:2: expected a value, found \",\""),
    ("{a: 1}", "1:2: expected a key in double quotes or \"}\", found \"a\""),
    ("{\"a\": 1, 'b': 2}", "1:10: expected a key in double quotes, found \"'\""),
    ("{\"a\" 1}", "1:6: expected \":\" after the key, found \"1\""),
    ("{\"a\":}", "1:6: expected a value, found \"}\""),
    ("[1}", "1:3: expected \",\" or \"]\", found \"}\""),
    ("[]]", "1:3: expected the end of the file after the value, found \"]\""),
    ("{} x", "1:4: expected the end of the file after the value, found \"x\""),
    ("[// no", "1:2: expected a value, found \"/\""),
    ("[NaN]", "1:2: expected a value, found \"NaN\""),
    ("[-Infinity]", "1:3: expected a digit after -, found \"Infinity\""),
    ("[True]", "1:2: expected a value, found \"True\""),
    ("[nulll]", "1:2: expected a value, found \"nulll\""),
    ("[01]", "1:2: a number must not begin with 0 and another digit"),
    ("[+1]", "1:2: expected a value, found \"+\""),
    ("[.5]", "1:2: expected a value, found \".\""),
    ("[5.]", "1:4: expected a digit after the decimal point, found \"]\""),
    ("[5e]", "1:4: expected a digit after the exponent sign, found \"]\""),
    ("[1e999]", "1:2: a number beyond the range of doubles, which ends at 1.8e308"),
    ("[-1e999]", "1:2: a number beyond the range of doubles, which ends at 1.8e308"),
    ("[123456789012345678901]", "1:2: an integer beyond 64 bits: write it with an exponent"),
    ("[\"abc]", "1:2: the string that begins here has no closing quote"),
    ("[\"a\tb\"]", "1:4: a string holds a tab, which must be written as an escape such as \"\\n\""),
    ("[\"a\nb\"]", "1:4: a string holds a line break, which must be written as an escape such as \"\\n\""),
    ("[\"\\x\"]", "1:3: no escape begins with a backslash and \"x\""),
    ("[\"\\u12g4\"]", "1:3: \\u must be followed by four hexadecimal digits"),
    ("[\"\\ud800\"]", "1:3: half a surrogate pair: another \\u escape must follow"),
    ("[\"\\ud800\\u0041\"]", "1:3: half a surrogate pair: an escape from \\uDC00 to \\uDFFF must follow"),
    ("[\u{A0}1]", "1:2: expected a value, found \"\u{A0}\""),
    ("[\u{0}]", "1:2: expected a value, found a control character (code 0)"),
  ])
  func violationsAreFoundAndNamed(text: String, message: String) {
    #expect(errorOfReadingJSON(text) == message)
  }

  /// Prefixes of sequences, overlong forms, surrogates, beyond U+10FFFF, stray continuation (Unicode standard, table 3-7).
  @Test(arguments: [
    [0xFF], [0x80], [0xC3], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    [0xF0, 0x9F, 0x98],
  ])
  func invalidUTF8IsFound(bytes: [UInt8]) {
    let text = Array("[\n\"ä".utf8) + bytes + Array("\"]".utf8)
    let error = #expect(throws: DocumentError.self) { _ = try JSONDocument(bytes: text) }
    #expect(error?.description == "2:3: the text is not UTF-8 here")
  }

  @Test func otherEncodingsAreNamed() {
    let error = #expect(throws: DocumentError.self) { _ = try JSONDocument(bytes: [0xFF, 0xFE, 0x5B, 0, 0x5D, 0]) }
    #expect(error?.reason == "the file is in UTF-16: save it in UTF-8")
  }

  @Test func nestingIsLimited() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    let limit = JSONDocument.depthLimit
    _ = try JSONDocument(bytes: nested(limit))
    for depth in [limit + 1, 1_000_000] {
      let error = #expect(throws: DocumentError.self) { _ = try JSONDocument(bytes: nested(depth)) }
      #expect(error?.description == "1:\(limit + 1): objects and arrays are nested deeper than 1024 levels")
      #expect(error?.kind == .limit)
    }
  }

  /// simdjson decides whether a text is JSON and the grammar says where it is not: they must agree on every text.
  @Test func parserAndGrammarAgreeOnMutatedTexts() {
    let seeds = [
      #"{"name": "Hall \"1\" \u00e9\ud83d\ude00", "rows": [{"x": -1.5e+3, "ok": true}, [], {}, null, false, 0, 12]}"#,
      #"[18446744073709551615, -9223372036854775808, 1e308, 0.001, "", "\\\/\b", [[[{"a": [1]}]]]]"#,
    ].map { Array($0.utf8) }
    let alphabet =
      Array("{}[]\",:\\/ue0123459+-.Ednltrafs \n\t".utf8) + [0, 0x1F, 0x7F, 0x80, 0xC3, 0xA9, 0xED, 0xF0, 0xFF]
    var random = SeededRandom(seed: 8259)
    for round in 0..<20_000 {
      var text = seeds[round % 2]
      for _ in 0...(round % 3) {
        let index = random.int(0...text.count - 1)
        let byte = alphabet[random.int(0...alphabet.count - 1)]
        switch random.int(0...2) {
        case 0: text[index] = byte
        case 1: text.insert(byte, at: index)
        default: text.remove(at: index)
        }
      }
      let isParsed = (try? JSONDocument(bytes: text)) != nil
      let violation = JSONGrammar.firstViolation(in: text)
      #expect(
        isParsed == (violation == nil), "\(String(decoding: text, as: UTF8.self)): \(violation?.reason ?? "valid")")
    }
  }
}
