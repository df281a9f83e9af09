import Foundation
import Testing

/// What is shipped does not carry the test libraries, which machines without a Swift toolchain do not have.
@Suite struct LinkageTests {
  private static let testLibraries = ["libTesting.so", "libXCTest.so"]

  /// A built program; the names of the libraries that it needs stand in it.
  private func program(_ name: String?) throws -> Data {
    let tests = URL(filePath: try #require(CommandLine.arguments.first))
    let file = name.map { tests.deletingLastPathComponent().appending(path: $0) } ?? tests
    return try Data(contentsOf: file, options: .alwaysMapped)
  }

  @Test(arguments: testLibraries) func `The command needs no test library`(library: String) throws {
    #expect(try program("seatmap").range(of: Data("\(library)\0".utf8)) == nil)
  }

  @Test(arguments: testLibraries) func `The program of tests does`(library: String) throws {
    #expect(try program(nil).range(of: Data("\(library)\0".utf8)) != nil)
  }
}
