import Foundation
import TestSupport
import Testing

/// Someone who follows a page of the guide, in a package of their own beside this repository.
///
/// The package is empty each time, but for what the compiler made of this repository's modules for it before: that is
/// kept in `.build`, so that only the first time takes long.
struct GuideReader {
  /// What a command left.
  struct Outcome {
    var status: Int32
    /// What it wrote to standard output and standard error.
    var text: String
  }

  private let package: URL
  private let output: URL
  private let environment: [String: String]

  init() throws {
    let files = FileManager.default
    let folder = URL(filePath: RepositoryFiles.path(".build/guide"))
    package = folder.appending(path: "badges")
    output = folder.appending(path: "output")
    try files.createDirectory(at: package, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: package.path) where name != ".build" {
      try files.removeItem(at: package.appending(path: name))
    }
    let clone = folder.appending(path: "seatmap")
    try? files.removeItem(at: clone)
    try files.createSymbolicLink(at: clone, withDestinationURL: URL(filePath: RepositoryFiles.folder))

    let programs = URL(filePath: try #require(CommandLine.arguments.first)).deletingLastPathComponent().path
    var environment = ProcessInfo.processInfo.environment
      .filter { !["CI", "GOLDENS", "GOLDENS_ARTIFACTS"].contains($0.key) }
    environment["PATH"] = "\(programs):\(environment["PATH"] ?? "/usr/bin:/bin")"
    self.environment = environment
  }

  /// Writes a file of the package.
  func write(_ content: String, to path: String) throws {
    let file = package.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: file)
  }

  /// Types a command in the package's folder.
  func type(_ command: String) throws -> Outcome {
    try Data().write(to: output)
    let stream = try FileHandle(forWritingTo: output)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = package
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = stream
    process.standardError = stream
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, text: String(decoding: try Data(contentsOf: output), as: UTF8.self))
  }
}
