import Foundation
import Testing

@testable import GoldenTesting

/// What the arguments of a test process tell, as SwiftPM 6.3 was seen to pass them on Linux.
@Suite struct TestProcessTests {
  private static let program = "/p/.build/debug/pPackageTests.xctest"

  @Test(arguments: [
    ([], TestLibrary.xctest, false),
    (["PTests.X/testOne,PTests.X/testTwo"], .xctest, true),
    (["PTests.X/testOne"], .xctest, true),
    (["--testing-library", "swift-testing"], .swiftTesting, false),
    (["--skip-build", "--parallel", "--num-workers", "2", "--testing-library", "swift-testing"], .swiftTesting, false),
    (["--filter", "one", "--testing-library", "swift-testing"], .swiftTesting, true),
    (["--skip", "two", "--testing-library", "swift-testing"], .swiftTesting, true),
    (["--filter=one", "--testing-library", "swift-testing"], .swiftTesting, true),
    (["--xunit-output", "/p/x-swift-testing.xml", "--testing-library", "swift-testing"], .swiftTesting, false),
  ])
  func `Arguments tell the library and whether all tests run`(
    arguments: [String], library: TestLibrary, isFiltered: Bool
  ) {
    let all = [Self.program] + arguments
    #expect(TestLibrary(arguments: all) == library)
    #expect(TestSelection.isFiltered(arguments: all, library: library) == isFiltered)
  }

  @Test func `A process for an exit test is no run of its own`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      exit(TestSelection.isPartOfAnotherProcess ? 7 : 8)
    }
  }
}
