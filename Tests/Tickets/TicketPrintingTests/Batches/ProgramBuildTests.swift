import CairoRendering
import Cryptography
import Foundation
import Pictures
import Signing
import TestSupport
import Testing
import TicketFiles
import TicketPrinting
import Tickets

/// Which code made a ticket's file: files of other code are made again.
@Suite struct ProgramBuildTests {
  /// A note of an ELF file with its parts filled up to four bytes.
  private static func note(_ name: String, type: UInt32, _ content: [UInt8]) -> [UInt8] {
    func word(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    func filledUp(_ bytes: [UInt8]) -> [UInt8] { bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4) }
    return word(name.utf8.count) + word(content.count) + word(Int(type)) + filledUp(Array(name.utf8))
      + filledUp(content)
  }

  private static func buildID(_ notes: [UInt8]) -> [UInt8]? {
    notes.withUnsafeBytes { ProgramBuild.buildID(in: $0, alignment: 4) }
  }

  private static let id: [UInt8] = [1, 2, 3, 4, 5]

  @Test func `A build id is found behind other notes`() {
    let other = Self.note("GNU\0", type: 1, [9, 9, 9]) + Self.note("stapsdt\0", type: 3, [8])
    #expect(Self.buildID(other + Self.note("GNU\0", type: 3, Self.id)) == Self.id)
    #expect(Self.buildID(other) == nil)
    #expect(Self.buildID([]) == nil)
  }

  @Test func `Notes that are cut short have no build id`() {
    let note = Self.note("GNU\0", type: 3, Self.id)
    // What the content is filled up with may be missing.
    for count in 0..<(note.count - 3) { #expect(Self.buildID(Array(note.prefix(count))) == nil, "\(count)") }
    #expect(Self.buildID([UInt8](repeating: 0xFF, count: 64)) == nil)
  }

  /// The test program is linked with a build id; in its file the note stands as `elf.h` describes it.
  @Test func `The running code is told by the build id in the file of the program`() throws {
    let file = try Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped)
    let head = Data([4, 0, 0, 0, 20, 0, 0, 0, 3, 0, 0, 0] + Array("GNU\0".utf8))
    let found = try #require(file.range(of: head))
    let id = Array(file[found.upperBound..<found.upperBound + 20])
    let digest = String(SHA256Digest(of: id).description.prefix(32))
    #expect(ProgramBuild.running.parts.contains(digest))
    // cairo, Pango and the others are parts of their own.
    #expect(ProgramBuild.running.parts.count > 10)
  }

  @Test func `Every part counts and their order does not`() {
    let build = ProgramBuild(parts: ["program", "cairo", "Pango"])
    #expect(ProgramBuild(parts: ["Pango", "program", "cairo"]) == build)
    for parts in [["program", "cairo 2", "Pango"], ["program 2", "cairo", "Pango"], ["program", "cairo"]] {
      #expect(ProgramBuild(parts: parts).digest != build.digest)
    }
  }

  @Test func `A batch keeps what the same build made and makes all again by another`() throws {
    let folder = try TemporaryFolder()
    let noPicture: PictureStore.Reading = { name throws(PictureProblem) in
      throw PictureProblem(name: name, reason: .missing)
    }
    let printer = TicketPrinter(
      TicketEdition(BuiltInTicketDesign.flat.design), fonts: try FontSet.standard(),
      pictures: PictureStore(reading: noPicture))
    let tickets = (1...3).map { NamedTicket(Ticket(id: "T-\($0)", fields: [.title: "Low Tide"]), name: "\($0)") }
    func statuses(_ build: ProgramBuild) throws -> [TicketOutcome.Status] {
      let tickets = tickets
      let place = try TicketFolder(folder.path)
      var journal = place.journal(for: nil)
      var statuses: [TicketOutcome.Status] = []
      TicketBatch([printer], build: build, readPicture: noPicture).make(tickets, in: place, journal: &journal) {
        statuses.append($0.status)
      }
      return statuses
    }
    let build = ProgramBuild(parts: ["program", "cairo"])
    #expect(try statuses(build) == [.made, .made, .made])
    #expect(try statuses(build) == [.kept, .kept, .kept])
    #expect(try statuses(ProgramBuild(parts: ["program", "cairo 2"])) == [.made, .made, .made])
  }
}
