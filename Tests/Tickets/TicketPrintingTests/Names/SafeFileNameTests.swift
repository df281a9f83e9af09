import TestSupport
import Testing
import TicketPrinting

/// Names that every file system takes.
@Suite struct SafeFileNameTests {
  @Test(arguments: [
    ("4711-H-12", "4711-H-12"), ("Žofia Łukasz Ő", "Žofia Łukasz Ő"), ("東京国際映画祭", "東京国際映画祭"), ("a.b", "a.b"),
  ]) func `What is safe stays`(text: String, name: String) {
    #expect(SafeFileName.name(for: text) == name)
  }

  @Test(arguments: [
    ("../../x", "_.._x"), ("/etc/passwd", "_etc_passwd"), ("..\\..\\x", "_.._x"), ("C:\\x", "C__x"),
    (".hidden", "hidden"), ("-rf", "rf"), ("~root", "root"), ("a\u{0}b\nc", "a_b_c"), ("a\u{202E}gnp", "a_gnp"),
    ("name. . ", "name"), ("", "ticket"), ("...", "ticket"), ("a<b>c:d\"e|f?g*h", "a_b_c_d_e_f_g_h"),
    ("$(reboot)`x`'y'", "_(reboot)_x__y_"), ("zero\u{200B}width", "zero_width"), ("line\u{2028}break", "line_break"),
    // An accent makes one character of it and the dot, the hyphen or the space, but no other byte.
    (".\u{308}bashrc", "bashrc"), ("-\u{301}rf", "rf"), ("\u{301}.x", "x"), (" \u{20DD}x", "x"),
  ]) func `What does harm goes`(text: String, name: String) {
    #expect(SafeFileName.name(for: text) == name)
  }

  /// Microsoft's list; the end of the name does not help.
  @Test(arguments: ["CON", "prn", "Aux", "NUL", "COM1", "lpt9", "COM¹", "con.x", "nul .y", "CON.\u{301}x"])
  func `Devices of windows are no names`(text: String) {
    let name = SafeFileName.name(for: text)
    #expect(name.hasPrefix("_"))
  }

  @Test(arguments: ["CONSOLE", "COM", "COM10", "LPTX", "NULL"]) func `Like names are no devices`(text: String) {
    #expect(SafeFileName.name(for: text) == text)
  }

  @Test func `Long names are cut between characters`() {
    // An e with an acute accent of its own has three bytes.
    let name = SafeFileName.name(for: String(repeating: "e\u{301}", count: 100), limit: 30)
    #expect(name.utf8.count <= 30)
    #expect(name.allSatisfy { $0 == "é" })
    #expect(name.count == 9)
  }

  @Test func `A character that is longer than a name is cut too`() {
    let name = SafeFileName.name(for: "z" + String(repeating: "\u{301}", count: 500), limit: 30)
    #expect(name.utf8.count <= 30)
    #expect(name.unicodeScalars.first == "z")
  }

  /// The laws hold for any text.
  @Test func `Any text becomes a safe name`() throws {
    var random = SeededRandom(seed: 7)
    let scalars = Array("ab./\\:*?\"<>|~- \u{0}\u{7}\u{85}\u{202E}\u{FEFF}\u{E000}é漢🎉\u{301}CON1".unicodeScalars)
    for _ in 0..<2000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...80, using: &random) { text.append(scalars.randomElement(using: &random) ?? "a") }
      let name = SafeFileName.name(for: String(text), limit: 40)
      #expect(!name.isEmpty)
      #expect(name.utf8.count <= 40)
      #expect(!name.contains { "/\\:*?\"<>|\u{0}".contains($0) })
      let (first, last) = (try #require(name.unicodeScalars.first), try #require(name.unicodeScalars.last))
      #expect(first != "." && first != "-" && last != "." && last != " ")
      #expect(SafeFileName.name(for: name, limit: 40) == name, "a safe name stays as it is")
    }
  }
}
