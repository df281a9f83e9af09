import Testing
import Tickets

struct SecretTextTests {
  @Test func `Secrets are the same byte for byte`() {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    #expect(composed == decomposed)
    #expect(SecretText(composed) != SecretText(decomposed))
    #expect(Set([composed, decomposed, composed].map { SecretText($0) }).count == 2)
    #expect(SecretText(composed).exposed.utf8.elementsEqual(composed.utf8))
  }

  @Test func `Only the length is shown`() {
    let secret = SecretText("SESAME é")
    var dumped = ""
    dump([secret], to: &dumped)
    #expect("\(secret)" == "a secret of 9 bytes")
    #expect(String(reflecting: secret) == "a secret of 9 bytes")
    #expect(!dumped.contains("SESAME"))
  }
}
