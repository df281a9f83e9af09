import JSON
import PlanImports
import Reading
import SeatMaps
import Testing

/// What becomes of names and labels that nobody could print.
struct TextReadingTests {
  private func document(name: String, limits: DocumentLimits = DocumentLimits()) throws -> ImportedPlan {
    let text = """
      {
        "format": "seatmap-plan/1",
        "name": "\(name)",
        "blocks": [{ "rows": 1, "seats": 1 }]
      }
      """
    return try ImportedPlan(reading: Array(text.utf8), file: "plan.json", limits: limits)
  }

  @Test(arguments: ["R&B", "<b>&amp;</b>", "\u{202E}abc\u{202C}", "שלום", "座席", "👩‍🦽‍➡️", "it's – “quoted”", "Ünïcödé"])
  func namesAreTextWhateverTheyHold(name: String) throws {
    let document = try document(name: name)
    #expect(document.plan.name == name)
    #expect(document.notes.isEmpty)
  }

  @Test func controlCharactersAreDroppedWithANote() throws {
    let document = try document(name: #"A\u0000B\u0007C\u001bD\u007fE\u0085F\u009fG"#)
    #expect(document.plan.name == "ABCDE FG")
    #expect(document.notes.map(\.description) == ["plan.json:3:11: name: dropped control characters"])
  }

  @Test func tabsAndLineBreaksBecomeSpaces() throws {
    let document = try document(name: #"Row\tA\nleft\u2028end"#)
    #expect(document.plan.name == "Row A left end")
    #expect(document.notes.count == 1)
  }

  @Test func aMegabyteOfNameIsCutWithANote() throws {
    let document = try document(name: String(repeating: "äb", count: 500_000))
    #expect(document.plan.name == String(repeating: "äb", count: 500))
    #expect(document.notes.map(\.description) == ["plan.json:3:11: name: cut a text longer than 1000 characters"])
  }

  @Test func theLengthLimitCountsScalarsAndIsAnOption() throws {
    let limits = DocumentLimits(textLength: 3)
    #expect(try document(name: "äöü", limits: limits).notes.isEmpty)
    #expect(try document(name: "äöü", limits: limits).plan.name == "äöü")
    #expect(try document(name: "äöüß", limits: limits).plan.name == "äöü")
    #expect(try document(name: "äöüß", limits: limits).notes.count == 1)
  }

  @Test func alikeNotesAreCountedAndStandWhereTheFirstStood() throws {
    let text = #"""
      { "name": "X", "size": { "width": 10, "height": 10 }, "categories": [],
        "zones": [{ "name": "Z", "position": { "x": 0, "y": 0 }, "rows": [
          { "row_number": "A", "seats": [
            { "seat_guid": "1", "seat_number": "1\u0001", "position": { "x": 0, "y": 0 }, "category": "", "tags": [1] },
            { "seat_guid": "2", "seat_number": "2\u0001", "position": { "x": 0, "y": 0 }, "category": "", "tags": [2] }
          ] }] }], "$comment": "none" }
      """#
    let document = try ImportedPlan(reading: Array(text.utf8))
    #expect(
      document.notes.map(\.description) == [
        "4:42: zones[0].rows[0].seats[0].seat_number: dropped control characters (2 times)",
        "4:101: zones[0].rows[0].seats[0].tags: ignored key \"tags\" (2 times)",
        "6:14: [\"$comment\"]: ignored key \"$comment\"",
      ])
  }

  @Test func onlyTheFirstTwentyIgnoredKeysAreNamed() throws {
    let keys = (1...25).map { "\"k\($0)\": 0, " }.joined()
    let text =
      "{ \(keys)" + #"""
        "name": "X", "size": { "width": 10, "height": 10 }, "categories": [], "zones": [{
          "position": { "x": 0, "y": 0 }, "rows": [], "areas": [{ "text": "Bar" }] }] }
        """#
    let notes = try ImportedPlan(reading: Array(text.utf8)).notes
    #expect(notes.count == 21)
    #expect(notes.first?.message == "ignored key \"k1\"")
    #expect(notes.last?.message == "ignored other keys")
    #expect(notes.last?.count == 5)
  }
}
