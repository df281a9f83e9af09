import Support
import Testing

@Suite struct ClosestNameTests {
  @Test(arguments: [
    ("seets", "seats"), ("SEATS", "seats"), ("stageer", "stagger"), ("seatPtich", "seatPitch"), ("rosw", "rows"),
    ("seat", "seats"), ("catgory", "category"),
  ])
  func aMistypedWordIsUnderstood(word: String, meant: String) {
    let keys = ["rows", "seats", "seatPitch", "rowPitch", "stagger", "category"]
    #expect(likeliestMeaning(of: word, among: keys) == meant)
  }

  @Test(arguments: ["", "colour", "xyz", String(repeating: "seats", count: 100)])
  func anotherWordIsLeftAlone(word: String) {
    #expect(likeliestMeaning(of: word, among: ["rows", "seats", "category"]) == nil)
  }

  @Test func ofEquallyNearWordsTheFirstIsTaken() {
    #expect(likeliestMeaning(of: "bat", among: ["cat", "hat"]) == "cat")
  }
}
