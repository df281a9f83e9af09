import TestSupport
import Testing

@testable import SVGRendering

@Suite struct ElementIdentifiersTests {
  @Test(
    arguments: [
      ("Stalls/C/12", "Stalls.C.12"), ("b3e1-44", "b3e1-44"), ("Box 1", "Box__1"), (" 1", "___1"), ("A_1", "A_5F_1"),
      ("A+1", "A_2B_1"),
      ("v1.2", "v1_2E_2"), ("12", "_12"), ("/a", "_.a"), ("-", "_-"), ("_", "__5F_"), ("Größe/座", "Größe.座"),
      ("a\"<&>", "a_22__3C__26__3E_"), ("s-chair", "__73_-chair"), ("sc-1", "sc-1"), ("", "_"),
    ])
  func idsAreWrittenAsNames(id: String, name: String) {
    #expect(ElementIdentifiers.escaped(id) == name)
  }

  /// Undoes the escaping by the rules that its documentation states.
  private func unescaped(_ name: String) throws -> String {
    // By scalars: an underscore and a mark that joins it are one character.
    var rest = Substring(name).unicodeScalars
    if rest.count(where: { $0 == "_" }) % 2 == 1 { rest = rest.dropFirst() }
    var id = String.UnicodeScalarView()
    for (index, part) in rest.split(separator: "_", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 1 {
        guard !part.isEmpty else {
          id.append(" ")
          continue
        }
        let value = try #require(UInt32(String(part), radix: 16))
        id.append(try #require(Unicode.Scalar(value)))
      } else {
        id.append(contentsOf: part.map { $0 == "." ? "/" : $0 })
      }
    }
    return String(id)
  }

  @Test func escapingCanBeUndone() throws {
    let alphabet = Array("ab9sgc/._-~: <&\"é\u{301}座\u{200D}\u{FFFE}\u{1F600}".unicodeScalars)
    var random = SeededRandom(seed: 7)
    for _ in 0..<3000 {
      var id = String.UnicodeScalarView()
      for _ in 0..<random.int(0...6) { id.append(alphabet[random.int(0...(alphabet.count - 1))]) }
      let (text, name) = (String(id), ElementIdentifiers.escaped(String(id)))
      #expect(try unescaped(name).unicodeScalars.elementsEqual(text.unicodeScalars), "\(text) was written \(name)")
      // What XML's production 4 keeps from the beginning, of the characters in use here.
      let first = try #require(name.unicodeScalars.first)
      #expect(!"9-.\u{301}".unicodeScalars.contains(first))
      #expect(!name.unicodeScalars.contains { " <&\":~/".unicodeScalars.contains($0) })
    }
  }

  @Test func repeatedIdsAreNumbered() {
    var identifiers = ElementIdentifiers()
    #expect(["A", "A", "A~2", "A"].map { identifiers.claim($0) } == ["A", "A_7E_2", "A_7E_2_7E_2", "A_7E_3"])
  }

  @Test func idsOfTheDocumentNeverMeetThoseOfTheScene() {
    var identifiers = ElementIdentifiers()
    let own = [identifiers.claimSymbol("chair"), identifiers.claimClip(), identifiers.claimGradient()]
    #expect(own == ["s-chair", "c-1", "g-1"])
    #expect(Set(own.map { identifiers.claim($0) }).isDisjoint(with: own))
  }
}
