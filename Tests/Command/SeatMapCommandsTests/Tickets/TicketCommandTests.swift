import ImageFiles
import SeatMapCommands
import TestSupport
import Testing

/// Tickets that `seatmap ticket` makes.
@Suite struct TicketCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func order(_ text: String = SampleOrders.three) throws -> String { try folder.file("order.json", text) }

  @Test func aFolderGetsAFileForEachSeat() throws {
    let outcome = seatmap("ticket", try order(), "-o", folder.path("tickets"))
    #expect(outcome.status == .success, "\(outcome.messages)")
    #expect(outcome.bytes.isEmpty)
    #expect(outcome.messages.isEmpty)
    let names = try TemporaryFolder.names(in: folder.path("tickets"))
    #expect(names == [".seatmap-tickets.ndjson", "R-412-H-34.png", "R-412-H-35.png", "R-412-H-36.png"])
    for name in names.dropFirst() {
      let image = try RGBAImage(reading: try #require(folder.bytes("tickets/\(name)")))
      #expect(image.width > 100)
    }
  }

  @Test func oneFileHoldsOneTicketOrPages() throws {
    let one = try folder.file("one.json", SampleOrders.one(1))
    #expect(seatmap("ticket", one, "-q", "-o", folder.path("one.png")).status == .success)
    #expect(seatmap("ticket", one, "-q", "-o", folder.path("one.svg")).status == .success)
    #expect(seatmap("ticket", try order(), "-q", "-o", folder.path("all.pdf")).status == .success)
    #expect(folder.bytes("one.png")?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #expect(folder.text("one.svg")?.contains("<svg ") == true)
    #expect(folder.bytes("all.pdf")?.starts(with: Array("%PDF-".utf8)) == true)
    let refused = seatmap("ticket", try order(), "-o", folder.path("three.png"))
    #expect(refused.status == .usage)
    #expect(refused.messages.contains("3 tickets do not go into"))
    #expect(refused.messages.contains("--contact-sheet"))
    #expect(folder.bytes("three.png") == nil)
  }

  @Test func aDocumentHasAPageForEachTicketOrSeveral() throws {
    let order = try order()
    func pages(_ options: String...) throws -> String {
      let console = RecordingConsole()
      let path = folder.path("pages.pdf")
      let status = SeatMapCommand.run(["ticket", order, "-q", "-o", path] + options, console: console)
      #expect(status == .success, "\(console.messages)")
      let output = try ExternalProgram("pdfinfo").output(
        ["file.pdf"], files: ["file.pdf": folder.bytes("pages.pdf") ?? []])
      return String(decoding: output, as: UTF8.self)
    }
    let all = try pages()
    #expect(all.contains(/Pages: +3\n/))
    #expect(all.contains(/Title: +Low Tide\n/))
    #expect(!all.contains("Subject:") || all.contains(/Subject: *\n/), "nothing of one ticket alone")
    #expect(try pages("--design", "thermal", "--paper", "a4").contains(/Pages: +1\n/))
    let two = try pages("--design", "thermal", "--per-sheet", "2")
    #expect(two.contains(/Pages: +2\n/))
    #expect(two.contains(/Page size: +595\.\d+ x 841\.\d+ pts \(A4\)/))
  }

  /// The slot of `cinema` is 343 px wide, of which 96 make an inch: 343 / 96 × 300 = 1,072 pixels for a printer.
  @Test func aPageHasAsMuchOfAPhotographAsPrintersShow() throws {
    let width = 1100
    let photograph = try RGBAImage(
      width: width, height: 650,
      samples: Array(repeating: 120, count: width * 650 * 4).enumerated().map {
        $0.offset % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: $0.offset / 400)
      }
    ).jpeg(quality: 80)
    try folder.file("photograph.jpg", photograph)
    let seat = #"{ "row": "A", "seat": "1" }"#
    let text = SampleOrders.order(seats: [seat]).replacing(
      #""title": "Low Tide","#, with: #""title": "Low Tide", "backdrop": { "file": "photograph.jpg" },"#)
    #expect(seatmap("ticket", try order(text), "-q", "-o", folder.path("page.pdf")).status == .success)
    let page = String(decoding: folder.bytes("page.pdf") ?? [], as: UTF8.self)
    #expect(page.contains("/Width 1072"))
    #expect(page.matches(of: /DCTDecode/).count == 1, "one photograph")
  }

  @Test(arguments: ["--contact-sheet", "--contact-sheet=flat", "--contact-sheet=turned"])
  func aContactSheetHoldsAllTickets(option: String) throws {
    let path = folder.path("basket.png")
    let outcome = seatmap("ticket", try order(), "-q", option, "-o", path)
    #expect(outcome.status == .success, "\(outcome.messages)")
    let one = try folder.file("one.json", SampleOrders.one(1))
    #expect(seatmap("ticket", one, "-q", "-o", folder.path("one.png")).status == .success)
    let basket = try RGBAImage(reading: try #require(folder.bytes("basket.png")))
    let ticket = try RGBAImage(reading: try #require(folder.bytes("one.png")))
    #expect(basket.width > 2 * ticket.width)
    #expect(basket.height >= ticket.height)
  }

  @Test func aContactSheetThatIsTooLargeIsRefusedBeforeAnythingIsDrawn() throws {
    let order = try folder.file("many.json", SampleOrders.many(400))
    let path = folder.path("basket.png")
    // The standard design is 375 × 848 units: 30 columns of them and 14 rows, with 24 between and around them, are
    // 375·30 + 24·31 by 848·14 + 24·15.
    let flat = seatmap("ticket", order, "--contact-sheet", "--scale", "2", "-o", path)
    #expect(flat.status == .badData)
    #expect(
      flat.messages
        == "seatmap: \(path): a picture of 400 tickets would have 23988 × 24464 pixels, which is too large: "
        + "take fewer tickets, a smaller --scale or --dpi, or a .pdf with --per-sheet\n")
    let turned = seatmap("ticket", order, "--contact-sheet=turned", "--scale", "2", "-o", path)
    #expect(turned.status == .badData)
    #expect(turned.messages.contains("a picture of 400 tickets would have"))
    let limited = seatmap("ticket", try self.order(), "--contact-sheet", "--max-pixels", "1000", "-o", path)
    #expect(limited.messages.contains("a picture of 3 tickets would have 1221 × 896 pixels"))
    #expect(folder.bytes("basket.png") == nil)
  }

  @Test func aPictureThatIsTooLargeNamesTheOptionsOfTheCommand() throws {
    let one = try folder.file("one.json", SampleOrders.one(1))
    // 375 × 848 units.
    let limited = seatmap("ticket", one, "--max-pixels", "317999", "-o", folder.path("one.png"))
    #expect(limited.messages.contains("a picture of 375 × 848 pixels has more than the limit of 317999: "))
    #expect(limited.messages.contains("a smaller --scale or --dpi, or raise --max-pixels"))
    #expect(seatmap("ticket", one, "-q", "--max-pixels", "318000", "-o", folder.path("one.png")).status == .success)
    let long = seatmap("ticket", one, "--scale", "100", "-o", folder.path("long.png"))
    #expect(long.messages.contains("a side of 84800 pixels is longer than the 32767 that a PNG can have here"))
  }

  @Test func aDeviceIsWrittenToInTheFormatThatIsGiven() throws {
    let one = try folder.file("one.json", SampleOrders.one(1))
    let full = seatmap("ticket", one, "-o", "/dev/full", "--format", "png")
    #expect(full.status == .cannotWrite)
    #expect(full.messages == "seatmap: /dev/full: cannot write: no space left on device\n")
    let unknown = seatmap("ticket", one, "-o", "/dev/full")
    #expect(unknown.status == .usage)
    #expect(unknown.messages.contains("/dev/full is a device: give --format png, pdf or svg"))
  }

  @Test func theStyleOfAContactSheetIsWrittenWithAnEqualsSign() throws {
    let outcome = seatmap("ticket", try order(), "--contact-sheet", "turned", "-o", folder.path("basket.png"))
    #expect(outcome.status == .usage)
    #expect(outcome.messages.contains("write --contact-sheet=turned; a file of that name is ./turned"))
  }

  @Test func theCountAtTheEndNamesTheOneFile() throws {
    let path = folder.path("all.pdf")
    // The count is shown where something failed: here the order in the middle.
    let lines = [SampleOrders.one(1), "{ }", SampleOrders.one(2)].joined(separator: "\n")
    let order = try folder.file("three.ndjson", lines)
    let outcome = seatmap("ticket", order, "-o", path)
    #expect(outcome.status == .problemsFound)
    #expect(outcome.messages.hasSuffix("seatmap: 2 tickets in \(path), 1 failed\n"), "\(outcome.messages)")
  }

  @Test func anOrderOverSeveralLinesOfNDJSONFailsOnce() throws {
    let pretty = SampleOrders.one(1).replacingCommasByLines
    let outcome = seatmap("ticket", try folder.file("pretty.ndjson", pretty), "-o", folder.path("tickets"))
    #expect(outcome.status == .badData)
    #expect(outcome.messages.split(separator: "\n").count == 1, "\(outcome.messages)")
    #expect(outcome.messages.contains("pretty.ndjson:1:"))
    #expect(outcome.messages.contains("in NDJSON an order stands on one line"))
    // The same is one order under another name, and a bad line among good ones leaves those.
    let one = seatmap("ticket", try folder.file("pretty.json", pretty), "-q", "-o", folder.path("tickets"))
    #expect(one.status == .success, "\(one.messages)")
    let mixed = "{ \"format\": \n" + SampleOrders.one(2) + "\n"
    let batch = seatmap("ticket", try folder.file("mixed.ndjson", mixed), "-o", folder.path("tickets"))
    #expect(batch.status == .problemsFound)
    #expect(batch.messages.contains("1 file made, 1 failed"))
  }

  @Test(arguments: ["", "\n \n"]) func aBatchWithoutOrdersIsToldOf(text: String) throws {
    let path = try folder.file("none.ndjson", text)
    let outcome = seatmap("ticket", path, "-o", folder.path("tickets"))
    #expect(outcome.status == .success)
    #expect(outcome.messages == "seatmap: warning: \(path): there is no order in it\n")
  }

  @Test func tooManySeatsOfAnOrderNameNoOption() throws {
    let order = try folder.file("many.json", SampleOrders.many(100_001))
    let outcome = seatmap("ticket", order, "-o", folder.path("tickets"))
    #expect(outcome.status == .badData)
    #expect(outcome.messages.contains("limit of 100000; share the seats out to several orders"))
    #expect(!outcome.messages.contains("--max-seats"))
  }

  @Test(arguments: ["png", "pdf", "svg"]) func bytesDependOnNothingElse(format: String) throws {
    let order = try order()
    func files(_ jobs: String) throws -> [[UInt8]] {
      let path = "tickets-\(jobs)-\(UInt32.random(in: 0 ... .max))"
      let outcome = seatmap("ticket", order, "-q", "--format", format, "--jobs", jobs, "-o", folder.path(path))
      #expect(outcome.status == .success, "\(outcome.messages)")
      return try TemporaryFolder.names(in: folder.path(path)).compactMap { folder.bytes("\(path)/\($0)") }
    }
    let first = try files("1")
    #expect(first.count == 4)
    for jobs in ["1", "2", "4"] { #expect(try files(jobs) == first) }
  }

  @Test func schemesAndScalesAreObeyed() throws {
    let order = try folder.file("one.json", SampleOrders.one(1))
    func picture(_ options: String...) throws -> RGBAImage {
      let console = RecordingConsole()
      let arguments = ["ticket", order, "-q", "--format", "png", "-o", "-"] + options
      #expect(SeatMapCommand.run(arguments, console: console) == .success, "\(console.messages)")
      return try RGBAImage(reading: console.output)
    }
    let light = try picture("--scale", "1")
    let dark = try picture("--scale", "1", "--scheme", "dark")
    let double = try picture("--scale", "2")
    #expect(light != dark)
    #expect((double.width, double.height) == (2 * light.width, 2 * light.height))
    // 5.5 × 2 inches at 203 dots to the inch, to the nearest dot.
    let thermal = try picture("--design", "thermal", "--dpi", "203")
    #expect((thermal.width, thermal.height) == (1117, 406))
  }

  @Test func whatDoesNotGoTogetherIsSaid() throws {
    let order = try order()
    func message(_ options: String...) -> String {
      let console = RecordingConsole()
      #expect(SeatMapCommand.run(["ticket", order] + options, console: console) == .usage, "\(options)")
      #expect(console.messages.split(separator: "\n").count == 1)
      return console.messages
    }
    #expect(message().contains("--output is missing"))
    #expect(message("-o", "-").contains("give --format"))
    #expect(message("-o", "x.png", "--format", "pdf").contains("--format pdf is not that of x.png"))
    #expect(message("-o", "x", "--contact-sheet").contains("name a file"))
    #expect(message("-o", "x.pdf", "--contact-sheet").contains("png or svg, not pdf"))
    #expect(message("-o", "x.svg", "--contact-sheet=turned").contains("name a .png"))
    #expect(message("-o", "x.png", "--contact-sheet=round").contains("expected flat or turned"))
    #expect(message("-o", "x", "--per-sheet", "4").contains("name a file"))
    #expect(message("-o", "x.png", "--paper", "a4").contains("name a .pdf"))
    #expect(message("-o", "x.pdf", "--name", "{seat}").contains("--name is for files in a folder"))
    #expect(message("-o", "x", "--name", "{sead}").contains(#"there is no field "sead""#))
    #expect(message("-o", "x", "--public-key", "k").contains("give --verify too"))
    #expect(message("-o", "x", "--shard", "3/2").contains("such as 2/8"))
    #expect(message("-o", "x", "--design", "cinemo").contains(#"did you mean "cinema"?"#))
    #expect(message("-o", "x", "--dpi", "300").contains("--dpi is for designs in points"))
    #expect(message("-o", "x", "--design", "thermal", "--scale", "2").contains("--scale is for designs in pixels"))
    #expect(message("-o", order).contains("is a file"))
    #expect(
      message("-o", folder.path("ticket.jpg")).contains("end its name in .png, .pdf or .svg, or that of a folder"))
    #expect(folder.names == ["order.json"])
  }

  @Test func picturesAreKeptFromTerminals() throws {
    let outcome = seatmap(
      "ticket", "-", "-o", "-", "--format", "png", input: SampleOrders.one(1), isOutputTerminal: true)
    #expect(outcome.status == .usage)
    #expect(outcome.messages.contains("is a terminal"))
  }

  @Test func aWrongOrderIsToldWithItsPlace() throws {
    let path = try order(SampleOrders.three.replacing(#""seat": "35""#, with: #""seet": "35""#))
    let outcome = seatmap("ticket", path, "-o", folder.path("tickets"))
    #expect(outcome.status == .badData)
    #expect(outcome.messages.hasPrefix("seatmap: \(path):1:"))
    #expect(outcome.messages.contains("seats[1].seet: "))
    #expect(outcome.messages.contains(#"did you mean "seat"?"#))
    #expect(outcome.messages.split(separator: "\n").count == 1)
    #expect(seatmap("ticket", folder.path("none.json"), "-o", folder.path("tickets")).status == .noInput)
    #expect(seatmap("ticket", "-", "-o", folder.path("tickets"), input: "").status == .badData)
  }

  @Test func aSeatThatThePlanLacksIsReportedAndTheOthersAreMade() throws {
    try folder.file("plan.json", SamplePlans.small)
    let seats = ["A/1", "Z/9", "B/3"].map { #"{ "id": "\#($0)", "payload": "P-\#($0)" }"# }
    let text = SampleOrders.order(seats: seats)
      .replacing(#""hall": "Screen 3""#, with: #""hall": "Screen 3", "plan": "plan.json""#)
    let outcome = seatmap("ticket", try order(text), "-o", folder.path("tickets"))
    #expect(outcome.status == .problemsFound)
    #expect(outcome.messages.contains(#"order.json: seats[1].id: the plan has no seat "Z/9""#))
    #expect(outcome.messages.hasSuffix("seatmap: 2 files made, 1 failed\n"))
    // Row and seat are those of the plan.
    let names = try TemporaryFolder.names(in: folder.path("tickets")).filter { $0.hasSuffix(".png") }
    #expect(names == ["R-412-A-1.png", "R-412-B-3.png"])
  }

  /// Status 65 for what is wrong in it, 66 for a file that it names and that is not there.
  @Test(arguments: [
    ("Europe/London", "Europe/Londn", "showing.zone: ", SeatMapCommands.ExitStatus.badData),
    ("GBP", "XXQ", "seats[0].price: ", .badData), ("en-GB", "xx-QQ", "locale: ", .badData),
    (#""hall": "Screen 3""#, #""plan": "none.json""#, "venue.plan: ", .noInput),
  ])
  func anOnlyOrderThatGivesNoTicketsIsAFailure(
    text: String, other: String, place: String, status: SeatMapCommands.ExitStatus
  ) throws {
    let path = try order(SampleOrders.three.replacing(text, with: other))
    let outcome = seatmap("ticket", path, "-o", folder.path("tickets"))
    #expect(outcome.status == status)
    #expect(outcome.messages.hasPrefix("seatmap: \(path): \(place)"), "\(outcome.messages)")
  }

  @Test func twoTicketsWithOneCodeAreWarnedOf() throws {
    let seats = (1...2).map { #"{ "row": "A", "seat": "\#($0)", "payload": "PAYLOAD-ONE" }"# }
    let path = try order(SampleOrders.order(seats: seats))
    let outcome = seatmap("ticket", path, "-o", folder.path("tickets"))
    #expect(outcome.status == .success)
    #expect(
      outcome.messages
        == #"seatmap: warning: \#(path): the code of "R-412/A/2" holds the same as that of "R-412/A/1": "#
        + "a door takes one for a copy\n")
  }

  @Test func aSeatNamedTwiceIsAnError() throws {
    let seats = ["34", "35", "34"].map { #"{ "row": "H", "seat": "\#($0)" }"# }
    let outcome = seatmap("ticket", try order(SampleOrders.order(seats: seats)), "-o", folder.path("tickets"))
    #expect(outcome.status == .badData)
    #expect(outcome.messages.contains("seats[2]: row H, seat 34 is named twice"))
  }

  @Test func aFolderThatCannotBeMadeIsSaid() throws {
    let outcome = seatmap("ticket", try order(), "-o", "/proc/none/tickets")
    #expect(outcome.status == .cannotWrite)
    #expect(outcome.messages.contains("/proc/none/tickets: cannot write"))
  }
}

extension String {
  /// JSON with a line break after each comma.
  fileprivate var replacingCommasByLines: String {
    split(separator: ", ", omittingEmptySubsequences: false).joined(separator: ",\n  ")
  }
}
