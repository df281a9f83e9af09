import Foundation
import TestSupport
import Testing

@testable import GoldenTesting

@Suite struct CallSiteTests {
  private func suite(_ path: StaticString) -> String {
    CallSite(fileID: "M/F.swift", filePath: path, line: 1, column: 1).suite
  }

  @Test func theSuiteIsTheFileWithoutTests() {
    #expect(suite("/p/Tests/MapTests/TheatreTests.swift") == "Theatre")
    #expect(suite("/p/Tests/MapTests/SeatMapGoldenTests.swift") == "SeatMap")
    #expect(suite("/p/Tests/MapTests/TicketTest.swift") == "Ticket")
    #expect(suite("/p/Tests/MapTests/Posters.swift") == "Posters")
    // Nothing would be left.
    #expect(suite("/p/Tests/MapTests/Tests.swift") == "Tests")
    #expect(suite("/p/Tests/MapTests/GoldenTests.swift") == "Golden")
  }

  @Test func aNameWithASuiteStaysAsItIs() {
    let site = CallSite(fileID: "M/F.swift", filePath: "/p/TheatreTests.swift", line: 1, column: 1)
    #expect(site.fullName("dark") == "Theatre/dark")
    #expect(site.fullName("Cinema/dark") == "Cinema/dark")
  }

  @Test func goldensAreBesideTheNearestManifestAbove() throws {
    let folder = try TemporaryFolder()
    try folder.file("Package.swift", [])
    try folder.file("Nested/Package.swift", [])
    #expect(
      GoldensFolder.path(forTestsIn: folder.path("Tests/MapTests/TheatreTests.swift")) == folder.path("Goldens"))
    #expect(GoldensFolder.path(forTestsIn: folder.path("Nested/Tests/A.swift")) == folder.path("Nested/Goldens"))
  }

  @Test func aFolderIsOneHoweverItsPathIsWritten() throws {
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

  @Test func withoutAManifestGoldensAreBesideTheFile() throws {
    let folder = try TemporaryFolder()
    #expect(GoldensFolder.path(forTestsIn: folder.path("A/B.swift")) == folder.path("A/Goldens"))
  }
}
