import Foundation
import ImageFiles
import SeatMapCommands
import TestSupport
import Testing

/// `seatmap diff`.
@Suite struct DiffTests {
  private let folder: TemporaryFolder
  /// A grey picture, the same with a dark dot of 9 pixels, and one with a row more.
  private let plain: String
  private let dotted: String
  private let taller: String

  init() throws {
    folder = try TemporaryFolder()
    plain = try folder.file("plain.png", PendingSuite.card(230, dot: nil).png(.fast))
    dotted = try folder.file("dotted.png", PendingSuite.card(230, dot: 60).png(.fast))
    let grey = RGBAImage(
      width: 24, height: 17, samples: (0..<24 * 17).flatMap { _ -> [UInt8] in [230, 230, 230, 255] })
    taller = try folder.file("taller.png", grey.png(.fast))
  }

  private func json(_ outcome: Outcome) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(outcome.bytes)) as? [String: Any])
  }

  @Test func theSamePictureIsAYes() {
    let outcome = seatmap("diff", plain, plain)
    #expect(outcome.status == .success)
    #expect(outcome.lines.first.map(String.init) == "\(plain) and \(plain): the same")
    #expect(outcome.messages.isEmpty)
  }

  @Test func aDifferentOneIsANoThatSaysWhere() {
    let outcome = seatmap("diff", plain, dotted)
    #expect(outcome.status == .problemsFound)
    #expect(outcome.lines.first.map(String.init) == "\(plain) and \(dotted): different")
    // 230 - 60, in columns 10 to 12 and rows 5 to 7.
    for fact in ["9 pixels differ", "columns 10…12, rows 5…7", "at most 170 of 255"] {
      #expect(outcome.output.contains(fact))
    }
    #expect(outcome.messages.isEmpty)
  }

  @Test func programsGetEveryFigure() throws {
    let outcome = seatmap("diff", plain, dotted, "--json")
    #expect(outcome.status == .problemsFound)
    let answer = try json(outcome)
    #expect(answer["format"] as? String == "seatmap-diff/1")
    #expect(answer["verdict"] as? String == "failed")
    #expect(answer["expectedFile"] as? String == plain)
    #expect((answer["reasons"] as? [[String: Any]])?.compactMap { $0["kind"] as? String } == ["pixels"])
    let counts = ["comparedPixels", "differingPixels", "excusedPixels", "unmatchedPixels", "maskedPixels"]
    #expect(counts.map { answer[$0] as? Int } == [24 * 16, 9, 0, 0, 0])
    #expect(answer["largestDelta"] as? Int == 170)
    #expect(answer["bounds"] as? [String: Int] == ["x": 10, "y": 5, "width": 3, "height": 3])
    #expect(answer["clusterCount"] as? Int == 1)
    #expect((answer["histogram"] as? [[String: Int]]) == [["from": 129, "to": 255, "pixels": 9]])
  }

  @Test func aTighterOrLooserToleranceDecides() throws {
    #expect(seatmap("diff", plain, dotted, "--tolerance", "near:170").status == .success)
    #expect(seatmap("diff", plain, dotted, "--tolerance", "near:169").status == .problemsFound)
    #expect(seatmap("diff", plain, dotted, "--tolerance", "fuzzy:delta=0-255,pixels=0-9").status == .success)
    #expect(seatmap("diff", plain, dotted, "--tolerance", "fuzzy:delta=0-255,pixels=0-8").status == .problemsFound)
    let passed = seatmap("diff", plain, dotted, "--tolerance", "near:170")
    #expect(passed.lines.first?.hasSuffix(": the same within the tolerance") == true)
    #expect(passed.output.contains("\ntolerance: near:170, by --tolerance\n"))
    let wrong = seatmap("diff", plain, dotted, "--tolerance", "neer")
    #expect(wrong.status == .usage)
    #expect(wrong.messages.contains("did you mean \"near\"?"))
  }

  @Test func masksLeavePixelsOut() throws {
    let opaque = RGBAImage(
      width: 24, height: 16,
      samples: (0..<16).flatMap { y in
        (0..<24).flatMap { x in [UInt8(0), 0, 0, (10..<13).contains(x) && (5..<8).contains(y) ? 255 : 0] }
      })
    let picture = try folder.file("mask.png", opaque.png(.fast))
    for mask in ["10,5,3,3", "M10 5h3v3h-3z", picture] {
      let outcome = seatmap("diff", plain, dotted, "--mask", mask, "--json")
      #expect(outcome.status == .success, "\(mask)")
      #expect(try json(outcome)["maskedPixels"] as? Int == 9, "\(mask)")
    }
    // A column short: three pixels are left.
    let short = seatmap("diff", plain, dotted, "--mask=10,5,2,3", "--json")
    #expect(try json(short)["differingPixels"] as? Int == 3)
    let both = seatmap("diff", plain, dotted, "--mask=10,5,2,3", "--mask=12,5,1,3")
    #expect(both.status == .success)
  }

  @Test func masksThatAreNoneAreRefused() {
    #expect(seatmap("diff", plain, plain, "--mask", "1,2,0,4").status == .usage)
    #expect(seatmap("diff", plain, plain, "--mask", "M 1 2 Q").status == .usage)
    #expect(seatmap("diff", plain, plain, "--mask", folder.path("none.png")).status == .noInput)
    let outside = seatmap("diff", plain, plain, "--mask", "100,100,5,5")
    #expect(outside.status == .success)
    #expect(outside.messages == "seatmap: warning: the mask covers no pixel of the picture\n")
  }

  @Test func differentSizesNeverPass() throws {
    for tolerance in ["exact", "near:255", "pixelmatch7:1"] {
      let outcome = seatmap("diff", plain, taller, "--tolerance", tolerance, "--json")
      #expect(outcome.status == .problemsFound)
      let answer = try json(outcome)
      #expect((answer["reasons"] as? [[String: Any]])?.first?["kind"] as? String == "size")
      #expect(answer["unmatchedPixels"] as? Int == 24)
    }
    let text = seatmap("diff", plain, taller).output
    #expect(text.contains("24 × 16") && text.contains("24 × 17"))
  }

  @Test func theDifferenceIsAPicture() throws {
    let path = folder.path("difference.png")
    for (second, height) in [(plain, 16), (dotted, 16), (taller, 17)] {
      let outcome = seatmap("diff", plain, second, "-o", path, "--view", "heat")
      #expect(outcome.output.hasSuffix("difference: \(path)\n"))
      let picture = try RGBAImage(reading: try #require(folder.bytes("difference.png")))
      #expect(picture.width == 24)
      #expect(picture.height == height)
    }
    let panels = seatmap("diff", plain, dotted, "-o", "-")
    #expect(panels.status == .problemsFound)
    #expect(try RGBAImage(reading: panels.bytes).width > 3 * 24)
  }

  @Test func outputsThatWouldDoHarmAreRefused() {
    #expect(seatmap("diff", plain, dotted, "-o", plain).status == .usage)
    #expect(seatmap("diff", plain, dotted, "-o", "-", "--json").status == .usage)
    #expect(seatmap("diff", plain, dotted, "-o", "-", isOutputTerminal: true).status == .usage)
    #expect(seatmap("diff", plain, dotted, "-o", "/none/difference.png").status == .cannotWrite)
  }

  @Test func filesThatAreNoPicturesAreNamed() throws {
    let pointer = try folder.file(
      "pointer.png", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12\n")
    let empty = try folder.file("empty.png", "")
    for (path, reason) in [(pointer, "Git LFS"), (empty, "empty"), (try folder.file("a.png", "text"), "not a picture")]
    {
      for arguments in [[path, plain], [plain, path], [path, path]] {
        let console = RecordingConsole()
        #expect(SeatMapCommand.run(["diff"] + arguments, console: console) == .badData)
        #expect(console.messages.hasPrefix("seatmap: \(path): "))
        #expect(console.messages.contains(reason))
        #expect(console.output.isEmpty)
      }
    }
    #expect(seatmap("diff", plain, folder.path("none.png")).status == .noInput)
    // What is wrong with the first comes first.
    #expect(seatmap("diff", empty, folder.path("none.png")).status == .badData)
  }

  @Test func limitsAreNamed() {
    let outcome = seatmap("diff", plain, dotted, "--max-pixels", "100")
    #expect(outcome.status == .badData)
    #expect(outcome.messages.hasSuffix("; --max-pixels raises it\n"))
    #expect(seatmap("diff", plain, dotted, "--max-bytes", "10").messages.hasSuffix("; --max-bytes raises it\n"))
  }

  @Test func standardInputIsOneOfThem() throws {
    let bytes = try #require(folder.bytes("dotted.png"))
    for arguments in [["-", dotted], [dotted, "-"]] {
      let console = RecordingConsole(input: bytes)
      #expect(SeatMapCommand.run(["diff"] + arguments, console: console) == .success)
      #expect(String(decoding: console.output, as: UTF8.self).contains("standard input"))
    }
  }

  @Test func theAnswerFitsItsSchema() throws {
    let schema = seatmap("schema", "diff").bytes
    for second in [plain, dotted, taller] {
      let answer = seatmap("diff", plain, second, "--json", "-o", folder.path("d.png")).bytes
      let script = """
        import json, jsonschema
        schema = json.load(open("schema.json"))
        jsonschema.Draft202012Validator.check_schema(schema)
        jsonschema.Draft202012Validator(schema).validate(json.load(open("answer.json")))
        """
      let outcome = try ExternalProgram("python3").run(
        ["-c", script], files: ["schema.json": schema, "answer.json": answer])
      #expect(outcome.status == 0, "\(outcome.messages)")
    }
  }
}
