import Foundation
import TestSupport
import Testing

/// This very program of tests, run again for one scenario, with an environment and a folder of goldens of its own.
///
/// What a test library prints, its exit status and what it leaves are seen as a user sees them.
struct ScenarioProcess {
  /// What a run left.
  struct Outcome {
    var status: Int32
    /// What it wrote to standard output and standard error.
    var text: String
    /// The files that were attached, sorted by name.
    var attachments: [String]
  }

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The folder of goldens.
  var goldens: String { folder.path("Goldens") }

  /// Runs one of `Scenarios`, by Swift Testing.
  func run(_ scenario: String, _ environment: [String: String] = [:]) throws -> Outcome {
    let attachments = folder.path("attachments-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: attachments, withIntermediateDirectories: true)
    var outcome = try run(
      arguments: [
        "--testing-library", "swift-testing", "--filter", "Scenarios/\(scenario)\\(", "--attachments-path", attachments,
      ], environment)
    outcome.attachments = try FileManager.default.contentsOfDirectory(atPath: attachments).sorted()
    return outcome
  }

  /// Runs one of `XCTestScenarios`, by XCTest.
  func runXCTest(_ scenario: String, _ environment: [String: String] = [:]) throws -> Outcome {
    try run(arguments: ["GoldenTestingTests.XCTestScenarios/\(scenario)"], environment)
  }

  private func run(arguments: [String], _ environment: [String: String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: try #require(CommandLine.arguments.first))
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
      .filter { !["CI", "GOLDENS", "GOLDENS_ARTIFACTS"].contains($0.key) }
    variables["SCENARIO_GOLDENS"] = goldens
    process.environment = variables.merging(environment) { $1 }
    process.currentDirectoryURL = URL(filePath: folder.path)
    let output = try folder.file("output-\(UUID().uuidString)", [])
    let stream = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = stream
    process.standardError = stream
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: URL(filePath: output)), as: UTF8.self)
    return Outcome(status: process.terminationStatus, text: text, attachments: [])
  }
}
