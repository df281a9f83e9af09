import JSON
import PlanFiles
import Reading
import SeatMaps
import Support
import TestSupport
import Testing

struct AvailabilityDocumentTests {
  @Test func jsonIsRead() throws {
    let bytes = try RepositoryFiles.bytes("Tests/Fixtures/availability/valid/statuses.json")
    let document = try AvailabilityDocument(reading: bytes)
    #expect(document.format == .json)
    #expect(document.notes.isEmpty)
    #expect(
      document.availability
        == Availability(
          defaultStatus: .blocked,
          entries: [
            .init(seat: "A/1", status: .available),
            .init(seat: "A/2", status: .sold),
            .init(seat: "A/3", status: .held, price: Price("12.50")),
            .init(seat: "A/4", status: .reserved, price: Price("1234567890123.25")),
            .init(seat: "", status: .selected),
          ], selection: ["A/1"]))
  }

  @Test func peopleAreCountedInBothFormatsAndWrittenAsTheyWereRead() throws {
    let entries = [
      Availability.Entry(seat: "Parterre/T4", status: .sold),
      .init(seat: "Parterre/Pit", status: .available, taken: 280),
      .init(seat: "Parterre/Bar", status: .held, price: Price("5"), taken: 3),
    ]
    for name in ["areas.json", "areas.csv"] {
      let document = try AvailabilityDocument(
        reading: RepositoryFiles.bytes("Tests/Fixtures/availability/valid/" + name))
      #expect(document.availability == Availability(entries: entries) && document.notes.isEmpty)
      let written = document.format.write(document.availability)
      #expect(try AvailabilityDocument(reading: written).availability == document.availability)
    }
  }

  @Test func whoCountsPeopleInATableNeedNotSayAStatus() throws {
    let pit = Availability.Entry(seat: "Floor/Pit", status: .available, taken: 120)
    let mixed = "seat;status;price;taken\nFloor/T2/1;Sold;12,50;\nFloor/Pit; ;;120\nFloor/Bar;held;;3\n"
    #expect(
      try AvailabilityDocument(reading: Array(mixed.utf8)).availability.entries == [
        .init(seat: "Floor/T2/1", status: .sold, price: Price("12.5")), pit,
        .init(seat: "Floor/Bar", status: .held, taken: 3),
      ])
    let countsAlone = "seat,taken\nFloor/Pit,120\n"
    #expect(try AvailabilityDocument(reading: Array(countsAlone.utf8)).availability.entries == [pit])
  }

  // Neither a status nor a count says nothing at all.
  @Test(arguments: [
    ("seat,status,taken\nA/1,,\n", "2:5: expected \"available\""),
    ("seat,taken\nA/1,\n", "2:5: expected a number of people such as 120, found \"\""),
    ("seat,price\nA/1,5\n", "1:1: this is no availability"),
  ])
  func aLineWithoutStatusAndCountIsRefused(text: String, start: String) throws {
    let error = try #require(throws: DocumentError.self) { try AvailabilityDocument(reading: Array(text.utf8)) }
    #expect(error.description.hasPrefix(start))
  }

  @Test func tablesAreReadWithQuotesLineEndsAndAByteOrderMark() throws {
    let bytes = try RepositoryFiles.bytes("Tests/Fixtures/availability/valid/statuses.csv")
    let document = try AvailabilityDocument(reading: bytes, file: "sold.csv")
    #expect(document.format == .csv)
    #expect(document.notes.map(\.description) == ["sold.csv:1:19: ignored column \"note\""])
    #expect(
      document.availability
        == Availability(entries: [
          .init(seat: "A/1", status: .available),
          .init(seat: "A/2", status: .sold, price: Price("12.5")),
          .init(seat: "Box, left/1", status: .held, price: Price("0")),
        ]))
  }

  @Test func theHeaderTellsTheSeparatorAndCaseDoesNotCount() throws {
    let semicolons = try RepositoryFiles.bytes("Tests/Fixtures/availability/valid/semicolons.csv")
    #expect(
      try AvailabilityDocument(reading: semicolons).availability.entries == [
        .init(seat: "A/1", status: .sold),
        .init(seat: "A;2", status: .held, price: Price("9.5")),
        .init(seat: "A/3", status: .available, price: Price("8.5")),
      ])
    let tabs = try RepositoryFiles.bytes("Tests/Fixtures/availability/valid/tabs.tsv")
    #expect(try AvailabilityDocument(reading: tabs).availability.entries == [.init(seat: "A, left/1", status: .sold)])
  }

  @Test func aSeparatorWithinQuotesOfTheHeaderSeparatesNothing() throws {
    let document = try AvailabilityDocument(reading: Array("\n\"seen; by\",seat,status\nme,A;1,sold".utf8))
    #expect(document.availability.entries == [.init(seat: "A;1", status: .sold)])
  }

  @Test func aMistypedColumnThatIsNotNeededIsIgnoredWithASuggestion() throws {
    let document = try AvailabilityDocument(reading: Array("seat,status,prices\nA/1,sold,9.50".utf8))
    #expect(document.notes.map(\.description) == ["1:13: ignored column \"prices\"; did you mean \"price\"?"])
  }

  @Test func aDecimalCommaIsReadInQuotesAndBetweenSemicolons() throws {
    let texts = ["seat,status,price\nA/1,sold,\"9,5\"", "seat;status;price\nA/1;sold;9,50"]
    for text in texts {
      #expect(try AvailabilityDocument(reading: Array(text.utf8)).availability.entries.map(\.price) == [Price("9.5")])
    }
  }

  @Test func aTableMayEndWithoutALineBreakAndUseLineFeeds() throws {
    let document = try AvailabilityDocument(reading: Array("status,seat\nsold,A/1\n\nheld,A/2".utf8))
    #expect(document.availability.entries.map(\.seat) == ["A/1", "A/2"])
    #expect(document.availability.entries.map(\.status) == [.sold, .held])
  }

  @Test func aPriceThatIsNoneIsNamedOnOneLine() throws {
    let entry = #"{ "status": "sold", "price": "1\u0000\n5" }"#
    let text = #"{ "format": "seatmap-availability/1", "seats": { "A/1": \#(entry) } }"#
    let error = try #require(throws: DocumentError.self) { try AvailabilityDocument(reading: Array(text.utf8)) }
    #expect(error.reason.contains(#"found "1\u0000\u000a5""#))
  }

  @Test func aSeatThatStandsTwiceKeepsBothEntriesInOrder() throws {
    let text = #"{ "format": "seatmap-availability/1", "seats": { "A/1": "sold", "A/1": "held" } }"#
    #expect(try AvailabilityDocument(reading: Array(text.utf8)).availability.entries.map(\.status) == [.sold, .held])
  }

  @Test func aQuoteWithAnAccentIsReadBackFromATable() throws {
    let availability = Availability(entries: [.init(seat: "\"\u{301}", status: .sold)])
    #expect(AvailabilityFormat.csv.write(availability) == Array("seat,status\n\"\"\"\u{301}\",sold\n".utf8))
    #expect(try AvailabilityDocument(reading: AvailabilityFormat.csv.write(availability)).availability == availability)
  }

  // 0xFF begins no scalar; E2 82 is the beginning of one of three bytes.
  @Test(arguments: [([0xFF], 6), ([0x61, 0xE2, 0x82], 7)] as [([UInt8], Int)])
  func aTableThatIsNotUTF8SaysWhere(bytes: [UInt8], column: Int) throws {
    let text = Array("seat,status\nÄ/1,s".utf8) + bytes
    let error = try #require(throws: DocumentError.self) { try AvailabilityDocument(reading: text, file: "a.csv") }
    #expect(error.place == DocumentPlace(file: "a.csv", line: 2, column: column))
  }

  @Test(arguments: ["\r", "\n", "\r\n"]) func linesEndWithinQuotesAsTheyDoElsewhere(end: String) throws {
    let text = "seat,status\(end)\"A\(end)1\"x,sold\(end)"
    let error = try #require(throws: DocumentError.self) { try AvailabilityDocument(reading: Array(text.utf8)) }
    #expect(error.place == DocumentPlace(line: 3, column: 3))
  }

  @Test(arguments: ["", "\n\r\n"]) func aFileWithoutLinesSaysWhatItShouldHold(text: String) throws {
    let error = try #require(throws: DocumentError.self) { try AvailabilityDocument(reading: Array(text.utf8)) }
    #expect(
      error.description
        == "1:1: the file is empty: expected JSON, or a table with the header seat,status,price")
  }

  @Test func aLineOfCommasAloneIsRefused() throws {
    let header = Array(("seat,status" + String(repeating: ",", count: 999)).utf8)
    let error = try #require(throws: DocumentError.self) { try AvailabilityDocument(reading: header) }
    #expect(error.description == "1:1011: a line has more values than the limit of 1000")
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let availability = Availability(
      defaultStatus: .sold,
      entries: [
        .init(seat: "Stalls/A/1", status: .available),
        .init(seat: "say \"hi\", you", status: .held, price: Price("7.25")),
        .init(seat: "座席", status: .blocked), .init(seat: " spaced ", status: .reserved, price: Price("0")),
      ], selection: ["Stalls/A/1"])
    let json = try AvailabilityDocument(reading: AvailabilityFormat.json.write(availability))
    #expect(json.availability == availability)
    let table = try AvailabilityDocument(reading: AvailabilityFormat.csv.write(availability))
    #expect(
      table.availability.entries
        == availability.entries + [Availability.Entry(seat: "Stalls/A/1", status: .selected)])
  }

  @Test func ofSeveralEntriesForASeatJSONHasTheLast() throws {
    let availability = Availability(entries: [
      .init(seat: "A/1", status: .sold), .init(seat: "A/2", status: .held), .init(seat: "A/1", status: .available),
    ])
    let read = try AvailabilityDocument(reading: AvailabilityFormat.json.write(availability)).availability
    #expect(read.entries == Array(availability.entries.dropFirst()))
  }

  @Test func theLimitOfEntriesHoldsForBothFormats() {
    let limits = DocumentLimits(seats: 1)
    for text in [
      #"{ "format": "seatmap-availability/1", "seats": { "A/1": "sold", "A/2": "sold" } }"#,
      "seat,status\nA/1,sold\nA/2,sold\n",
    ] {
      #expect(throws: DocumentError.self) { try AvailabilityDocument(reading: Array(text.utf8), limits: limits) }
    }
  }
}
