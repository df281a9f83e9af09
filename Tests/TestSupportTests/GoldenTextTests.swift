import TestSupport
import Testing

@Suite struct GoldenTextTests {
  @Test func theSameTextHasNoDifference() {
    #expect(firstDifference(actual: "a\nb\n", expected: "a\nb\n") == nil)
    #expect(firstDifference(actual: "", expected: "") == nil)
  }

  @Test(arguments: [
    ("a\nx\nc", "a\nb\nc", "line 2: expected \"b\", found \"x\""),
    ("a\nb", "a\nb\nc", "line 3: expected \"c\", found the end of the text"),
    ("a\nb\nc", "a\nb", "line 3: expected the end of the text, found \"c\""),
    ("a\n", "a", "line 2: expected the end of the text, found \"\""),
    // The same letter to a reader, in other bytes.
    ("\u{E9}", "e\u{301}", "line 1: expected \"e\u{301}\", found \"\u{E9}\""),
  ])
  func theFirstDifferenceIsNamed(actual: String, expected: String, difference: String) {
    #expect(firstDifference(actual: actual, expected: expected) == difference)
  }
}
