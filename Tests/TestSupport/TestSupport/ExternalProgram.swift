internal import Foundation
public import Testing

/// A program of this machine that a test asks for an opinion other than ours, such as `pdftotext`.
///
/// It runs in a temporary folder of its own, in UTF-8 and UTC. Where it is not installed the test is skipped, and says
/// so; Tools/setup installs all of them but shells.
public struct ExternalProgram: Sendable {
  /// What a run of a program left.
  public struct Outcome: Sendable {
    /// The exit status.
    public let status: Int32
    /// What it wrote to standard output.
    public let output: [UInt8]
    /// What it wrote to standard error, as text.
    public let messages: String

    /// What it wrote to standard output, as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The program's name, looked up as a shell does, but among the system's own programs first.
  public let name: String

  /// Names a program.
  public init(_ name: String) {
    self.name = name
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: The program's arguments; files are named relative to the temporary folder.
  ///   - files: What the temporary folder holds, by name.
  public func run(
    _ arguments: [String] = [], files: [String: [UInt8]] = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Outcome {
    let executable = try located(sourceLocation)
    let folder = try TemporaryFolder()
    for (name, bytes) in files { try folder.file(name, bytes) }
    // Files take any amount of both at once, which pipes that are read one after the other do not.
    let streams = try TemporaryFolder()
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LC_ALL": "C.UTF-8", "TZ": "UTC"]) { _, ours in ours }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: streams.file("output", "")))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: streams.file("messages", "")))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: streams.bytes("output") ?? [],
      messages: streams.text("messages") ?? "")
  }

  /// Runs the program and gives what it wrote to standard output; a status other than 0 fails the test.
  public func output(
    _ arguments: [String] = [], files: [String: [UInt8]] = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [UInt8] {
    let outcome = try run(arguments, files: files, sourceLocation: sourceLocation)
    try #require(outcome.status == 0, "\(name): \(outcome.messages)", sourceLocation: sourceLocation)
    return outcome.output
  }

  private func located(_ sourceLocation: SourceLocation) throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in ["/usr/bin"] + path.split(separator: ":").map(String.init) {
      let file = URL(filePath: folder).appending(path: name)
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    try Test.cancel("\(name) is not installed", sourceLocation: sourceLocation)
  }
}
