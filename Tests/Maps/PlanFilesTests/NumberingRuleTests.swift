import DocumentTestSupport
import PlanFiles
import SeatMaps
import TestSupport
import Testing

/// The language in which numbering is written: what rules say, how they are written, and what is wrong with others.
@Suite struct NumberingRuleTests {
  // MARK: Reading

  @Test func rulesForSeatsSayWhatTheModelSays() throws {
    #expect(try SeatNumbering(rule: "numbers") == SeatNumbering())
    #expect(try SeatNumbering(rule: "numbers from right") == SeatNumbering(order: .rightToLeft))
    #expect(
      try SeatNumbering(rule: "letters from C skip I O counting cells")
        == SeatNumbering(LabelScheme(.letters, start: 3, skipped: ["I", "O"]), counting: .cells))
    #expect(
      try SeatNumbering(rule: "even numbers prefix R")
        == SeatNumbering(LabelScheme(.numbers, start: 2, step: 2, prefix: "R")))
    #expect(try SeatNumbering(rule: "A B D E") == SeatNumbering(LabelScheme(listed: ["A", "B", "D", "E"])))
    #expect(try SeatNumbering(rule: "A B D E from D").scheme.start == 3)
    #expect(
      try SeatNumbering(rule: "numbers by column serpentine")
        == SeatNumbering(course: .columnByColumn(.block), isSerpentine: true))
    #expect(
      try SeatNumbering(rule: "numbers through section by column back to front")
        == SeatNumbering(course: .columnByColumn(.section), rowOrder: .backToFront))
    #expect(try SeatNumbering(rule: "numbers across blocks") == SeatNumbering(course: .eachRowAcrossBlocks))
    #expect(
      try SeatNumbering(rule: "numbers shown as letters from right")
        == SeatNumbering(shown: SeatNumbering(LabelScheme(.letters), order: .rightToLeft)))
  }

  /// The side of odd numbers is said, whichever number comes first.
  @Test func oddAndEvenSides() throws {
    #expect(try SeatNumbering(rule: "odd left even right") == SeatNumbering(order: .centerOutLeftFirst))
    #expect(try SeatNumbering(rule: "even right odd left") == SeatNumbering(order: .centerOutLeftFirst))
    #expect(try SeatNumbering(rule: "odd right even left") == SeatNumbering(order: .centerOutRightFirst))
    // 100 is even and stands first, so on the right.
    #expect(
      try SeatNumbering(rule: "odd left even right from 100")
        == SeatNumbering(LabelScheme(.numbers, start: 100), order: .centerOutRightFirst))
  }

  @Test func rulesForRowsAndForLabels() throws {
    #expect(
      try RowNumbering(rule: "letters from C skip I O back to front")
        == RowNumbering(LabelScheme(.letters, start: 3, skipped: ["I", "O"]), order: .backToFront))
    #expect(
      try RowNumbering(rule: "numbers shown as roman")
        == RowNumbering(LabelScheme(.numbers), shown: RowNumbering(LabelScheme(.roman))))
    #expect(try LabelScheme(rule: "numbers from 10 prefix T") == LabelScheme(.numbers, start: 10, prefix: "T"))
  }

  @Test func quotesMakeAnyLabel() throws {
    #expect(try SeatNumbering(rule: "'left' \"right\"").scheme.listed == ["left", "right"])
    #expect(try RowNumbering(rule: "roman prefix 'Box ' suffix \" o'clock\"").scheme.prefix == "Box ")
    #expect(try SeatNumbering(rule: "labels 'it''s' ''").scheme.listed == ["it's", ""])
    // A mark that joins the quote before it to one character is still a label of its own.
    #expect(try SeatNumbering(rule: "labels '\u{301}'").scheme.listed == ["\u{301}"])
  }

  @Test func spacesBetweenWordsDoNotMatter() throws {
    #expect(try SeatNumbering(rule: "  numbers   from  right ") == SeatNumbering(order: .rightToLeft))
  }

  // MARK: Writing

  @Test func rulesAreWrittenAsShortAsTheyCanBe() throws {
    for rule in [
      "numbers", "odd numbers", "even numbers from 100", "numbers from 2", "odd left even right",
      "odd right even left from 100", "letters from center", "letters from center right first",
      "numbers from 20 step -1", "A B D E", "labels A", "'to' 'from' it's",
      "numbers from right across blocks", "numbers by column through section back to front serpentine",
      "numbers shown as odd left even right",
    ] {
      #expect(try SeatNumbering(rule: rule).rule == rule)
    }
    #expect(try SeatNumbering(rule: "even right odd left").rule == "odd left even right")
    #expect(try SeatNumbering(rule: "numbers step 2 from left through block by column").rule == "odd numbers by column")
    #expect(try RowNumbering(rule: "letters front to back").rule == "letters")
    #expect(try RowNumbering(rule: "letters back to front prefix R").rule == "letters prefix R back to front")
  }

  /// What is written reads as the same, for any values.
  @Test func whatIsWrittenReadsAsTheSame() throws {
    var random = SeededRandom(seed: 5)
    for _ in 0..<3000 {
      let seats = random.seatNumbering()
      #expect(try SeatNumbering(rule: seats.rule) == seats, "\(seats.rule)")
      let rows = random.rowNumbering()
      #expect(try RowNumbering(rule: rows.rule) == rows, "\(rows.rule)")
      let labels = random.scheme()
      #expect(try LabelScheme(rule: labels.rule) == labels, "\(labels.rule)")
    }
  }

  // MARK: Mistakes

  private func mistake(_ rule: String) -> String? {
    do throws(NumberingRuleError) {
      _ = try SeatNumbering(rule: rule)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    (
      "",
      "at character 1 the rule ends where \"numbers\", \"letters\", \"lowercase-letters\", \"roman\", \"odd\", "
        + "\"even\", \"labels\" or two labels or more is missing"
    ),
    (
      "leters from C",
      "at character 1 expected \"numbers\", \"letters\", \"lowercase-letters\", \"roman\", \"odd\", "
        + "\"even\", \"labels\" or two labels or more, found \"leters\"; did you mean \"letters\"?"
    ),
    (
      "numbers from rigth",
      "at character 14 expected \"left\", \"right\", \"center\" or a label, found \"rigth\"; "
        + "did you mean \"right\"?"
    ),
    ("numbers from", "at character 13 the rule ends where \"left\", \"right\", \"center\" or a label is missing"),
    ("numbers from left from right", "at character 19 \"from\" says what has already been said"),
    ("odd left even right from right", "at character 21 \"from\" says what has already been said"),
    ("odd left even left", "at character 15 expected \"right\", found \"left\""),
    ("odd", "at character 4 the rule ends where \"numbers\", \"left\" or \"right\" is missing"),
    ("odd numbers from 4", "at character 18 the numbers cannot begin with \"4\", which is not among them"),
    ("odd numbers step 4", "at character 13 \"step\" says what has already been said"),
    ("letters from 3", "at character 14 \"3\" is none of the letters A, B, C …"),
    ("A B from C", "at character 10 \"C\" is none of the labels that are listed"),
    ("A B A", "at character 5 \"A\" stands twice in the list"),
    ("A", "at character 2 the rule ends where a second label of the list is missing"),
    ("numbers step 0", "at character 14 a step is an integer from -1000000 to 1000000 other than 0, found \"0\""),
    ("numbers from 2000000", "at character 14 labels begin at most a million from the first, found \"2000000\""),
    ("numbers prefix 'Box", "at character 16 a quote begins that does not end"),
    ("numbers\nfrom right", "at character 8 there is a line end, or another character that cannot be seen"),
    ("numbers across blocks by column", "at character 23 \"by\" says what has already been said"),
    ("numbers through block across blocks", "at character 23 \"across\" says what has already been said"),
    ("numbers skip", "at character 13 the rule ends where a label is missing"),
    ("numbers by colum", "at character 12 expected \"column\", found \"colum\"; did you mean \"column\"?"),
  ])
  func mistakesAreNamedWithTheirPlace(rule: String, message: String) {
    #expect(mistake(rule) == message)
  }

  @Test func rulesForRowsKnowNothingOfSeats() {
    for rule in ["letters from right", "letters serpentine", "letters by column", "odd left even right"] {
      #expect(throws: NumberingRuleError.self) { try RowNumbering(rule: rule) }
    }
    #expect(throws: NumberingRuleError.self) { try LabelScheme(rule: "numbers back to front") }
    // What is drawn has no third name.
    #expect(throws: NumberingRuleError.self) { try RowNumbering(rule: "numbers shown as roman shown as letters") }
  }

  /// No text does anything but read or fail, and what reads is written and read again as the same.
  @Test func anyWordsReadOrFail() throws {
    var random = SeededRandom(seed: 6)
    let words = [
      "numbers", "letters", "roman", "odd", "even", "left", "right", "from", "center", "first", "step", "skip",
      "prefix",
      "suffix", "front", "back", "to", "by", "column", "through", "block", "section", "across", "blocks", "serpentine",
      "counting", "cells", "seats", "shown", "as", "A", "B", "7", "-2", "'x y'", "'", "labels", "",
    ]
    var readCount = 0
    for _ in 0..<20_000 {
      let rule = (0..<random.int(1...6)).map { _ in random.element(of: words) ?? "" }.joined(separator: " ")
      guard let numbering = try? SeatNumbering(rule: rule) else { continue }
      readCount += 1
      #expect(try SeatNumbering(rule: numbering.rule) == numbering, "\(rule)")
    }
    #expect(readCount > 100)
  }
}
