import Foundation
import Testing

/// What a program that stands in the repository, or on the machine, wrote and how it ended.
struct ProcessOutput {
  var text: String
  var status: Int32

  /// Runs a program in the repository's folder.
  init(of program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = RepositoryFiles.root
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    text = String(decoding: data, as: UTF8.self)
    status = process.terminationStatus
  }
}
