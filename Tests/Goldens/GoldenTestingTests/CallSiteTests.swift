import Foundation
import TestSupport
import Testing

@testable import GoldenTesting

@Suite struct CallSiteTests {
  private func suite(_ path: StaticString) -> String {
    CallSite(fileID: "M/F.swift", filePath: path, line: 1, column: 1).suite
  }

  @Test func `The suite is the file without tests`() {
    #expect(suite("/p/Tests/MapTests/TheatreTests.swift") == "Theatre")
    #expect(suite("/p/Tests/MapTests/SeatMapGoldenTests.swift") == "SeatMap")
    #expect(suite("/p/Tests/MapTests/TicketTest.swift") == "Ticket")
    #expect(suite("/p/Tests/MapTests/Posters.swift") == "Posters")
    // Nothing would be left.
    #expect(suite("/p/Tests/MapTests/Tests.swift") == "Tests")
    #expect(suite("/p/Tests/MapTests/GoldenTests.swift") == "Golden")
  }

  @Test func `A name with a suite stays as it is`() {
    let site = CallSite(fileID: "M/F.swift", filePath: "/p/TheatreTests.swift", line: 1, column: 1)
    #expect(site.fullName("dark") == "Theatre/dark")
    #expect(site.fullName("Cinema/dark") == "Cinema/dark")
  }

  @Test func `Goldens are beside the nearest manifest above`() throws {
    let folder = try TemporaryFolder()
    try folder.file("Package.swift", [])
    try folder.file("Nested/Package.swift", [])
    #expect(
      GoldensFolder.path(forTestsIn: folder.path("Tests/MapTests/TheatreTests.swift")) == folder.path("Goldens"))
    #expect(GoldensFolder.path(forTestsIn: folder.path("Nested/Tests/A.swift")) == folder.path("Nested/Goldens"))
  }

  @Test func `A folder is one however its path is written`() throws {
    let folder = try TemporaryFolder()
    try folder.file("real/Package.swift", [])
    try folder.link("link", to: folder.path("real"))
    let ways = ["real/Goldens", "real/Goldens/", "real/./Goldens", "link/../real/Goldens", "link/Goldens"]
    func identities() -> Set<String> { Set(ways.map { GoldensFolder.identity(of: folder.path($0)) }) }
    #expect(identities().count == 1)
    try folder.file("real/Goldens/A/b.txt", [])
    #expect(identities().count == 1)
    #expect(GoldensFolder.identity(of: folder.path("Goldens")) != identities().first)
  }

  @Test func `Without a manifest goldens are beside the file`() throws {
    let folder = try TemporaryFolder()
    #expect(GoldensFolder.path(forTestsIn: folder.path("A/B.swift")) == folder.path("A/Goldens"))
  }
}
