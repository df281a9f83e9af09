import Foundation
import SeatMap
import TestSupport
import Testing

/// The lines of the README compile and do what the README says.
@Suite struct ReadmeExampleTests {
  @Test func `the README shows what is compiled here`() throws {
    let readme = try RepositoryFiles.text("README.md")
    let blocks = try RepositoryFiles.text("Tests/SeatMap/ReadmeExample/main.swift").components(
      separatedBy: "\n\nlet order")
    #expect(readme.contains("```swift\n\(blocks[0])\n```"))
    #expect(readme.contains("```swift\nlet order\(blocks[1])```"))
  }

  /// The first block of the README in a language.
  private static func block(_ language: String) throws -> String {
    let readme = try RepositoryFiles.text("README.md")
    let start = try #require(readme.firstRange(of: "```\(language)\n")).upperBound
    let end = try #require(readme[start...].firstRange(of: "```")).lowerBound
    return String(readme[start..<end])
  }

  @Test func `a plan's file becomes a picture and an order's file tickets`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "seatmap-readme-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (text, name) in [
      (try Self.block("json"), "plan.json"), (try Self.block("csv"), "sold.csv"),
      (try RepositoryFiles.text("Examples/basket.order.json"), "order.json"),
    ] {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let pictures = URL(filePath: RepositoryFiles.path("Examples/pictures"))
    try FileManager.default.copyItem(at: pictures, to: folder.appending(path: "pictures"))

    let process = Process()
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.executableURL = tests.deletingLastPathComponent().appending(path: "ReadmeExample")
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()

    #expect(process.terminationStatus == 0)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3 && lines.allSatisfy { $0.hasSuffix(".png made") }, "\(text)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "tickets").path)
    #expect(names.count { $0.hasSuffix(".png") } == 3)
    // The first bytes of every PNG file, and a width of 900 in its header (PNG, 11.2.2).
    let map = [UInt8](try Data(contentsOf: folder.appending(path: "map.png")))
    #expect(map.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(Array(map[16..<20]) == [0, 0, 900 >> 8, 900 & 255])
  }
}

/// The Swift code of the guide to tickets compiles and does what it says.
@Suite struct GuideExampleTests {
  @Test func `the guide shows what is compiled here`() throws {
    let example = try RepositoryFiles.text("Tests/SeatMap/SeatMapTests/GuideExample.swift")
    #expect(try RepositoryFiles.text("Guides/tickets.md").contains("```swift\n\(example)```"))
  }

  @Test func `it makes a picture of each ticket at twice the design's 375 units`() throws {
    let files = try pictures(ofOrder: RepositoryFiles.path("Examples/basket.order.json"))
    #expect(files.count == 3)
    for file in files { #expect(Array(file[16..<20]) == [0, 0, 750 >> 8, 750 & 255]) }
  }
}
