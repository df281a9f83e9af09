import Glibc
import SeatMapCommands
import TestSupport
import Testing

/// Keys that sign codes.
@Suite struct KeyCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func permissions(_ name: String) -> mode_t? {
    var status = stat()
    return stat(folder.path(name), &status) == 0 ? status.st_mode & 0o777 : nil
  }

  @Test(arguments: ["ed25519", "hmac-sha256"]) func aNewKeyIsItsOwnersAlone(algorithm: String) throws {
    let path = folder.path("club.key.json")
    let outcome = seatmap("key", "new", "--algorithm", algorithm, "-o", path)
    #expect(outcome.status == .success)
    #expect(permissions("club.key.json") == 0o600)
    let identifier = try #require(folder.text("club.key.json")?.firstMatch(of: /"id": "([0-9a-f]{8})"/)).output.1
    #expect(outcome.output == "\(path): \(algorithm) key \(identifier)\n")
    let check = seatmap("key", "check", path)
    #expect(check.status == .success)
    #expect(check.output == "\(path): \(algorithm) key \(identifier), signs and verifies\n")
  }

  @Test func aKeyIsNotReplacedByAccident() throws {
    let path = folder.path("key.json")
    #expect(seatmap("key", "new", "-o", path).status == .success)
    let first = folder.bytes("key.json")
    let again = seatmap("key", "new", "-o", path)
    #expect(again.status == .cannotWrite)
    #expect(again.messages.contains("--force replaces it"))
    #expect(folder.bytes("key.json") == first)
    #expect(chmod(path, 0o644) == 0)
    #expect(seatmap("key", "new", "--force", "-o", path).status == .success)
    #expect(folder.bytes("key.json") != first)
    #expect(permissions("key.json") == 0o600)
    #expect(seatmap("key", "new", "-o", "-").status == .usage)
  }

  @Test func thePublicHalfVerifiesAndHoldsNoSecret() throws {
    let path = folder.path("key.json")
    #expect(seatmap("key", "new", "-o", path).status == .success)
    let secret = try #require(folder.text("key.json")?.firstMatch(of: /"secret": "([0-9a-f]+)"/)).output.1
    let outcome = seatmap("key", "public", path)
    #expect(outcome.status == .success)
    #expect(!outcome.output.contains(secret))
    let check = seatmap("key", "check", "-", input: outcome.output)
    #expect(check.status == .success)
    #expect(check.output.hasSuffix(", verifies\n"))
    let shared = folder.path("hmac.json")
    #expect(seatmap("key", "new", "--algorithm", "hmac-sha256", "-o", shared).status == .success)
    let none = seatmap("key", "public", shared)
    #expect(none.status == .badData)
    #expect(none.messages.contains("has no public half"))
    #expect(seatmap("key", "public", path, "-o", path).status == .usage)
  }

  @Test func aKeyThatOthersCanReadIsAProblem() throws {
    let path = folder.path("key.json")
    #expect(seatmap("key", "new", "-o", path).status == .success)
    #expect(chmod(path, 0o640) == 0)
    let outcome = seatmap("key", "check", path, "--json")
    #expect(outcome.status == .problemsFound)
    #expect(outcome.output.contains(#""isReadableByOthers": true"#))
    #expect(outcome.messages.contains("chmod 600"))
  }

  @Test func whatIsNoKeyIsToldWithoutShowingIt() {
    let outcome = seatmap(
      "key", "check", "-", input: #"{ "format": "seatmap-key/1", "algorithm": "ed25519", "secret": "c0ffee" }"#)
    #expect(outcome.status == .badData)
    #expect(!outcome.messages.contains("c0ffee"))
  }
}

/// Designs that come with the program.
@Suite struct DesignCommandTests {
  @Test func allAreListed() {
    let outcome = seatmap("design")
    #expect(outcome.status == .success)
    for name in ["app", "cinema", "flat", "print-a4", "thermal", "wallet-strip"] {
      #expect(outcome.output.contains("\n\(name) ") || outcome.output.hasPrefix("\(name) "), "\(name)")
    }
    #expect(outcome.output.contains("5.5 × 2 in"))
    #expect(outcome.output.contains("375 × 98 px at @1x, @2x, @3x"))
  }

  @Test func aDesignWrittenOutMakesTheSameTickets() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("mine.json")
    #expect(seatmap("design", "cinema", "-o", path).status == .success)
    func bytes(_ design: String) -> [UInt8] {
      let outcome = seatmap(
        "ticket", "-", "-q", "--design", design, "--format", "svg", "-o", "-", input: SampleOrders.one(1))
      #expect(outcome.status == .success, "\(outcome.messages)")
      return outcome.bytes
    }
    #expect(bytes(path) == bytes("cinema"))
  }

  @Test func aFileThatIsThereIsReplacedOnlyOnDemand() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("mine.json", "hours of work")
    let outcome = seatmap("design", "cinema", "-o", path)
    #expect(outcome.status == .cannotWrite)
    #expect(
      outcome.messages == "seatmap: \(path): cannot write: there is such a file already; --force replaces it\n")
    #expect(folder.text("mine.json") == "hours of work")
    #expect(seatmap("design", "cinema", "-o", path, "--force").status == .success)
    #expect(folder.text("mine.json") == seatmap("design", "cinema").output)
  }

  @Test func aWrongDesignIsToldWithItsPlace() throws {
    let folder = try TemporaryFolder()
    let text = seatmap("design", "cinema").output.replacing("\"canvas\":", with: "\"canvass\": 1, \"canvas\":")
    let path = try folder.file("mine.json", text)
    let outcome = seatmap("ticket", "-", "--design", path, "-o", folder.path("x"), input: SampleOrders.one(1))
    #expect(outcome.status == .badData)
    #expect(outcome.messages.hasPrefix("seatmap: \(path):"))
    #expect(outcome.messages.contains("canvass"))
  }

  @Test func whatThereIsNotIsSuggested() {
    let outcome = seatmap("design", "cinemo")
    #expect(outcome.status == .usage)
    #expect(outcome.messages.contains(#"did you mean "cinema"?"#))
    #expect(seatmap("design", "-o", "x").messages.contains("name it"))
  }
}
