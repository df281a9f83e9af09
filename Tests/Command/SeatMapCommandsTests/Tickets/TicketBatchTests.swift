import Glibc
import SeatMapCommands
import TestSupport
import Testing

/// Many tickets: what is kept, what is made again, what is left when things go wrong.
@Suite struct TicketBatchTests {
  private let folder: TemporaryFolder
  private let lines = (1...5).map { SampleOrders.one($0) }

  init() throws { folder = try TemporaryFolder() }

  /// Runs a batch into `tickets` with `flat`, which is made quickly, and tells the status of each file.
  @discardableResult
  private func run(_ input: String, _ options: String...) -> (
    status: SeatMapCommands.ExitStatus, lines: [String], messages: String
  ) {
    let console = RecordingConsole(input: Array(input.utf8))
    let arguments = ["ticket", "-", "--design", "flat", "--json", "-o", folder.path("tickets")] + options
    let status = SeatMapCommand.run(arguments, console: console)
    let lines = String(decoding: console.output, as: UTF8.self).split(separator: "\n").map(String.init)
    return (status, lines, console.messages)
  }

  private func statuses(_ lines: [String]) -> [String] {
    lines.compactMap { $0.firstMatch(of: /"status":"([a-z]+)"/).map { String($0.output.1) } }
  }

  private var batch: String { lines.joined(separator: "\n") }

  @Test func aSecondRunKeepsAll() throws {
    let first = run(batch)
    #expect(first.status == .success, "\(first.messages)")
    #expect(statuses(first.lines) == Array(repeating: "made", count: 5))
    #expect(first.lines.first?.contains(#""ticket":"R-1/A/1","file":"\#(folder.path("tickets"))/R-1-A-1.png""#) == true)
    let names = try TemporaryFolder.names(in: folder.path("tickets"))
    let bytes = names.map { folder.bytes("tickets/\($0)") }
    let second = run(batch)
    #expect(second.status == .success)
    #expect(statuses(second.lines) == Array(repeating: "kept", count: 5))
    #expect(try TemporaryFolder.names(in: folder.path("tickets")) == names)
    #expect(names.map { folder.bytes("tickets/\($0)") } == bytes)
    #expect(statuses(run(batch, "--remake").lines) == Array(repeating: "made", count: 5))
  }

  @Test func eachLineIsAsItsSchemaSays() throws {
    let long = SampleOrders.one(6).replacing("Low Tide", with: String(repeating: "Low Tide ", count: 30))
    let answers = run(([long, "{"] + lines).joined(separator: "\n"), "--verify").lines
    #expect(statuses(answers) == ["made", "failed", "made", "made", "made", "made", "made"])
    #expect(answers.contains { $0.contains(#""code":"text-ellipsized""#) })
    #expect(answers.filter { $0.contains(#""verified":true"#) }.count == 6)
    let wrong = [#"{"status":"made"}"#, #"{"status":"failed"}"#, answers[0].replacing("made", with: "done")]
    let names = (answers + wrong).indices.map { "line-\($0).json" }
    var files = Dictionary(uniqueKeysWithValues: zip(names, (answers + wrong).map { Array($0.utf8) }))
    let console = RecordingConsole()
    #expect(SeatMapCommand.run(["schema", "ticket"], console: console) == .success)
    files["schema.json"] = console.output
    let outcome = try ExternalProgram("python3").run(
      [RepositoryFiles.path("Tools/check-schema"), "schema.json"] + names, files: files)
    // The status by which the tool says that Debian's package is not there.
    if outcome.status == 3 { try Test.cancel("python3-jsonschema is not installed") }
    let verdicts = outcome.text.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(verdicts == Array(repeating: "valid", count: 7) + Array(repeating: "invalid", count: 3), "\(outcome.text)")
  }

  /// Two people would come with the same ticket.
  @Test func anOrderThatComesTwiceIsAFailure() throws {
    let outcome = run(([lines[0], lines[1], lines[0]]).joined(separator: "\n"))
    #expect(outcome.status == .problemsFound)
    #expect(statuses(outcome.lines) == ["made", "made", "failed"])
    let message =
      #"standard input:3: the ticket \"R-1/A/1\" was ordered in standard input:1 already: "#
      + "give each order an id of its own"
    #expect(outcome.lines.last == #"{"status":"failed","error":"\#(message)"}"#)
    #expect(folder.bytes("tickets/R-1-A-1~2.png") == nil)
  }

  @Test func whatIsDamagedMissingOrOtherIsMadeAgain() throws {
    run(batch)
    let right = try #require(folder.bytes("tickets/R-2-A-1.png"))
    var damaged = right
    damaged[right.count / 2] ^= 1
    try folder.file("tickets/R-2-A-1.png", damaged)
    try folder.remove("tickets/R-4-A-1.png")
    let changed = batch.replacing("PAYLOAD-5", with: "PAYLOAD-6")
    let again = run(changed)
    #expect(statuses(again.lines) == ["kept", "made", "kept", "made", "made"])
    #expect(folder.bytes("tickets/R-2-A-1.png") == right)
    #expect(statuses(run(changed).lines) == Array(repeating: "kept", count: 5))
    #expect(statuses(run(changed, "--scheme", "dark").lines) == Array(repeating: "made", count: 5))
  }

  /// A killed run leaves lines of the journal, of which the last may be cut.
  @Test func aDamagedJournalCostsNoMoreThanItsLines() throws {
    run(batch)
    let name = "tickets/.seatmap-tickets.ndjson"
    let journal = try #require(folder.bytes(name))
    try folder.file(name, Array(journal.dropLast(20)))
    #expect(statuses(run(batch).lines) == ["kept", "kept", "kept", "kept", "made"])
    #expect(statuses(run(batch).lines) == Array(repeating: "kept", count: 5))
    try folder.file(name, "garbage\n{\"file\":3}\n")
    #expect(statuses(run(batch).lines) == Array(repeating: "made", count: 5))
    try folder.remove(name)
    #expect(statuses(run(batch).lines) == Array(repeating: "made", count: 5))
  }

  @Test func aBadLineIsReportedAndTheOthersAreMade() throws {
    var lines = lines
    lines[1] = #"{ "format": "seatmap-order/1", "id": "R-2" }"#
    lines.insert("", at: 3)
    lines[4] = "nonsense"
    let outcome = run(lines.joined(separator: "\r\n"))
    #expect(outcome.status == .problemsFound)
    #expect(statuses(outcome.lines) == ["made", "failed", "made", "failed", "made"])
    #expect(outcome.lines[1].contains("standard input:2:"))
    #expect(outcome.lines[3].contains("standard input:5:1"))
    #expect(outcome.messages.isEmpty)
  }

  /// A message about another file says which of many orders named it.
  @Test func whatAnOrderRefersToIsToldWithTheOrder() throws {
    let seat = [#"{ "row": "A", "seat": "1" }"#]
    func order(_ text: String, _ other: String) -> String {
      SampleOrders.order(seats: seat).replacing(text, with: other)
    }
    let outcome = run(
      [
        SampleOrders.one(1),
        order(#""hall": "Screen 3""#, #""plan": "none.json""#),
        order(#""title": "Low Tide""#, #""movie": "none.movie.json""#),
        SampleOrders.order(seats: seat, more: #", "code": { "key": "none.key.json" }"#),
      ].joined(separator: "\n"))
    #expect(outcome.status == .problemsFound)
    #expect(statuses(outcome.lines) == ["made", "failed", "failed", "failed"])
    #expect(outcome.lines[1].contains("standard input:2: venue.plan: none.json: no such file or directory"))
    #expect(outcome.lines[2].contains("standard input:3: event.movie: none.movie.json: no such file or directory"))
    #expect(outcome.lines[3].contains("standard input:4: code.key: none.key.json: no such file or directory"))
  }

  /// No line of the answer is about them, so that they are said in words, all of them.
  @Test func whatIsChangedInAnOrderIsSaidBesideTheAnswer() {
    let batch = (1...12).map { number in
      SampleOrders.order(
        id: "R-\(number)", seats: [#"{ "row": "A", "seat": "1", "holder": "A\u0007nn" }"#])
    }
    let outcome = run(batch.joined(separator: "\n"))
    #expect(outcome.status == .success)
    #expect(statuses(outcome.lines) == Array(repeating: "made", count: 12))
    let warnings = outcome.messages.split(separator: "\n")
    #expect(warnings.count == 12)
    #expect(warnings.allSatisfy { $0.contains("seats[0].holder: dropped control characters") })
  }

  @Test func designsThatAreCalledAlikeDoNotOverwriteEachOther() throws {
    let outcome = run(SampleOrders.one(1), "--design", "flat")
    #expect(statuses(outcome.lines) == ["made", "made"])
    let names = try TemporaryFolder.names(in: folder.path("tickets")).filter { $0.hasSuffix(".png") }
    #expect(names == ["R-1-A-1-flat.png", "R-1-A-1-flat~2.png"])
  }

  @Test func partsTogetherAreTheWhole() throws {
    run(batch)
    let names = try TemporaryFolder.names(in: folder.path("tickets")).filter { $0.hasSuffix(".png") }
    let whole = names.map { folder.bytes("tickets/\($0)") }
    try folder.remove("tickets")
    var made = 0
    for part in 1...3 { made += run(batch, "--shard", "\(part)/3").lines.count }
    #expect(made == 5)
    #expect(names.map { folder.bytes("tickets/\($0)") } == whole)
    #expect(statuses(run(batch).lines) == Array(repeating: "kept", count: 5))
  }

  @Test func hostileNamesStayInTheFolder() throws {
    let holders = [
      "../../x", "/etc/passwd", "CON", "a/b", "Ann", "ANN", "..", "-o", String(repeating: "é", count: 300),
    ]
    let seats = holders.enumerated().map { number, holder in
      #"{ "row": "A", "seat": "\#(number)", "holder": "\#(holder)", "payload": "p\#(number)" }"#
    }
    let outcome = run(SampleOrders.order(seats: seats), "--name", "{holder}")
    #expect(outcome.status == .success, "\(outcome.messages)")
    #expect(folder.names == ["tickets"])
    let names = Set(try TemporaryFolder.names(in: folder.path("tickets")))
    #expect(names.count == holders.count + 1)
    #expect(
      names.isSuperset(of: ["_.._x.png", "_etc_passwd.png", "_CON.png", "a_b.png", "Ann.png", "ANN~2.png", "o.png"]))
    #expect(run(SampleOrders.order(seats: seats), "--name", "../{holder}").status == .success)
    #expect(folder.names == ["tickets"])
  }

  @Test func linksAreReplacedAndNotFollowed() throws {
    let outside = try folder.file("outside.txt", "mine")
    try folder.file("tickets/other.txt", "")
    try folder.link("tickets/R-1-A-1.png", to: outside)
    try folder.link("tickets/.seatmap-tickets.ndjson", to: outside)
    let outcome = run(batch)
    #expect(outcome.status == .success)
    #expect(folder.text("outside.txt") == "mine")
    #expect(folder.bytes("tickets/R-1-A-1.png")?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
  }

  /// By the name of a file, by that of an order, and as the one output.
  @Test func whatIsReadIsNotOverwritten() throws {
    let photograph = Array("a photograph".utf8)
    try folder.file("R-1-A-1.png", photograph)
    let text = SampleOrders.one(1).replacing(#""title": "Low Tide""#, with: #""title": "T", "poster": "R-1-A-1.png""#)
    let order = try folder.file("order.json", text)
    let batch = seatmap("ticket", order, "-o", folder.path(""))
    #expect(batch.status == .problemsFound)
    #expect(batch.messages.contains("R-1/A/1: would overwrite the picture that is read"))
    let one = seatmap("ticket", order, "-o", folder.path("R-1-A-1.png"))
    #expect(one.status == .usage)
    #expect(one.messages.contains("would overwrite the picture that is read"))
    #expect(folder.bytes("R-1-A-1.png") == photograph)
  }

  @Test func oneMissingPictureIsToldOnce() throws {
    let seats = (1...20).map { #"{ "row": "A", "seat": "\#($0)", "payload": "P\#($0)" }"# }
    let text = SampleOrders.order(seats: seats)
      .replacing(#""title": "Low Tide""#, with: #""title": "Low Tide", "backdrop": "none.jpg""#)
    let order = try folder.file("order.json", text)
    let outcome = seatmap("ticket", order, "-o", folder.path("tickets"))
    #expect(outcome.status == .success)
    let warnings = outcome.messages.split(separator: "\n").filter { $0.contains("none.jpg") }
    #expect(warnings.count == 2, "\(outcome.messages)")
    #expect(warnings.first?.contains("R-412/A/1: ") == true)
    #expect(warnings.last?.hasPrefix("seatmap: warning: 19 more: ") == true)
  }

  @Test func aFileThatCannotBeWrittenIsReportedAndTheOthersAreMade() throws {
    try folder.file("tickets/R-3-A-1.png/inside.txt", "")
    let outcome = run(batch)
    #expect(outcome.status == .problemsFound)
    #expect(statuses(outcome.lines) == ["made", "made", "failed", "made", "made"])
    #expect(outcome.lines[2].contains("cannot write"))
  }

  @Test func neitherPayloadNorKeyIsEverShown() throws {
    let key = folder.path("key.json")
    #expect(seatmap("key", "new", "-o", key).status == .success)
    let secret = try #require(folder.text("key.json")?.firstMatch(of: /"secret": "([0-9a-f]+)"/)).output.1
    let good = try folder.file("order.json", SampleOrders.three)
    let bad = try folder.file(
      "bad.json",
      SampleOrders.three.replacing("\"\(SampleOrders.payloads[1])\"", with: "[\"\(SampleOrders.payloads[1])\"]"))
    var said = ""
    for arguments in [
      ["--verify"], ["--verify", "--json"], ["--verify", "--key", key], ["--verify", "--json", "--public-key", key],
      ["--key", key, "--verify", "--public-key", key, "--format", "pdf"],
      ["--design", "flat", "--format", "svg", "--json"],
    ] {
      for order in [good, bad] {
        let console = RecordingConsole()
        _ = SeatMapCommand.run(
          ["ticket", order, "-o", folder.path("secret-\(arguments.count)")] + arguments, console: console)
        said += console.messages + String(decoding: console.output, as: UTF8.self)
      }
    }
    for name in folder.names where name.hasPrefix("secret-") {
      said += folder.text("\(name)/.seatmap-tickets.ndjson") ?? ""
    }
    #expect(said.contains("R-412"))
    #expect(!said.contains(secret))
    for payload in SampleOrders.payloads { #expect(!said.contains(payload)) }
  }

  @Test func codesAreReadBackAndSignaturesChecked() throws {
    for name in ["a", "b"] { #expect(seatmap("key", "new", "-o", folder.path(name)).status == .success) }
    let verified = run(batch, "--verify")
    #expect(verified.status == .success)
    #expect(verified.lines.allSatisfy { $0.contains(#""verified":true"#) })
    #expect(run(batch, "--verify", "--key", folder.path("a"), "--public-key", folder.path("a")).status == .success)
    // What is kept is read back too.
    let other = run(batch, "--verify", "--key", folder.path("a"), "--public-key", folder.path("b"))
    #expect(other.status == .problemsFound)
    #expect(statuses(other.lines) == Array(repeating: "failed", count: 5))
    #expect(other.lines[0].contains("which is not at hand"))
    let unsigned = run(batch, "--verify", "--public-key", folder.path("a"))
    #expect(unsigned.status == .problemsFound)
    #expect(unsigned.lines[0].contains("the code is no signed payload"))
  }

  /// The pictures for wallets have none: the wallet draws the code itself.
  @Test func aDesignWithoutACodeHasNothingToVerify() throws {
    let outcome = run(lines[0], "--design", "wallet-footer", "--verify")
    #expect(outcome.status == .success, "\(outcome.lines)")
    #expect(outcome.lines.filter { $0.contains(#""verified":true"#) }.count == 1)
    #expect(outcome.lines.count == 2)
  }

  @Test func aTicketWithoutACodeIsToldWhereCodesAreReadBack() throws {
    let seats = [#"{ "row": "A", "seat": "1" }"#, #"{ "row": "A", "seat": "2", "payload": "P" }"#]
    let outcome = run(SampleOrders.order(seats: seats), "--verify")
    #expect(outcome.status == .success)
    #expect(outcome.lines[0].contains(#""severity":"warning","code":"no-code","subject":"code""#))
    #expect(!outcome.lines[0].contains("verified"))
    #expect(outcome.lines[1].hasSuffix(#""status":"made","verified":true}"#))
    let order = try folder.file("order.json", SampleOrders.order(seats: seats))
    let words = seatmap("ticket", order, "--verify", "--remake", "-o", folder.path("tickets"))
    #expect(words.messages == "seatmap: warning: R-412/A/1: there is no code to scan: the seat has no payload\n")
  }

  @Test func ordersSignWithTheirOwnKey() throws {
    #expect(seatmap("key", "new", "--algorithm", "hmac-sha256", "-o", folder.path("house.key.json")).status == .success)
    let seats = [#"{ "row": "A", "seat": "1" }"#]
    let text = SampleOrders.order(seats: seats, more: #", "code": { "key": "house.key.json" }"#)
    let order = try folder.file("order.json", text)
    let arguments = ["ticket", order, "--verify", "--public-key", folder.path("house.key.json"), "-q", "-o"]
    let console = RecordingConsole()
    #expect(
      SeatMapCommand.run(arguments + [folder.path("one.png")], console: console) == .success, "\(console.messages)")
    try folder.remove("house.key.json")
    let without = seatmap("ticket", order, "-o", folder.path("two.png"))
    #expect(without.status == .noInput)
    #expect(without.messages.contains("order.json: code.key: "))
    #expect(without.messages.contains("house.key.json: no such file or directory"))
  }
}

/// Orders that tests make tickets of.
enum SampleOrders {
  /// What no output may show.
  static let payloads = ["PAYLOAD-H34-x7Q", "PAYLOAD-H35-k2W", "PAYLOAD-H36-z9R"]

  /// Three seats with a code each.
  static let three = order(
    seats: zip(34...36, payloads).map { seat, payload in
      #"{ "row": "H", "seat": "\#(seat)", "price": 9.5, "payload": "\#(payload)" }"#
    })

  /// Seats of one row, without codes.
  static func many(_ count: Int) -> String {
    order(seats: (1...count).map { #"{ "row": "H", "seat": "\#($0)" }"# })
  }

  /// An order of seats, each the text of a JSON object, on one line.
  static func order(id: String = "R-412", seats: [String], more: String = "") -> String {
    #"{ "format": "seatmap-order/1", "id": "\#(id)", "locale": "en-GB", "currency": "GBP", "#
      + #""event": { "title": "Low Tide", "subtitle": "Studio Nord" }, "#
      + #""showing": { "start": "2026-05-13T18:15", "zone": "Europe/London" }, "#
      + #""venue": { "name": "Lighthouse", "hall": "Screen 3" }, "#
      + #""seats": [\#(seats.joined(separator: ", "))]\#(more) }"#
  }

  /// An order of one seat.
  static func one(_ number: Int, payload: String? = nil) -> String {
    order(id: "R-\(number)", seats: [#"{ "row": "A", "seat": "1", "payload": "\#(payload ?? "PAYLOAD-\(number)")" }"#])
  }
}
