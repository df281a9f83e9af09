import FoundationEssentials
import GoldenImages
import ImageFiles
import TestSupport
import Testing

/// Counts that `Tools/pixelmatch_reference.py`, which shares no code with the library, made of the pairs beside them.
@Suite struct PixelmatchTests {
  struct Count: Decodable, Sendable, CustomTestStringConvertible {
    var pair: String
    var version: String
    var threshold: Double
    var countsAntialiasing: Bool
    var window: Int?
    var pixels: Int

    var testDescription: String {
      "\(pair), \(version) at \(threshold)\(countsAntialiasing ? ", all" : "")\(window.map { ", window \($0)" } ?? "")"
    }

    func image(_ side: String) throws -> RGBAImage {
      try RGBAImage(reading: RepositoryFiles.bytes("Tests/Fixtures/pixelmatch/\(pair).\(side).png"))
    }
  }

  static let counts: [Count] = {
    guard let bytes = try? RepositoryFiles.bytes("Tests/Fixtures/pixelmatch/counts.json") else { return [] }
    return (try? JSONDecoder().decode([Count].self, from: Data(bytes))) ?? []
  }()

  @Test func `There are counts of all versions and thresholds`() {
    #expect(Set(PixelmatchTests.counts.map(\.version)) == ["5", "7", "oklab"])
    #expect(Set(PixelmatchTests.counts.map(\.threshold)) == [0.05, 0.1, 0.2])
    #expect(PixelmatchTests.counts.contains { $0.window != nil })
  }

  @Test func `The counts are what the reference makes today`() throws {
    let outcome = try ExternalProgram("python3").run([RepositoryFiles.path("Tools/pixelmatch_reference.py"), "--check"])
    if outcome.status == 3 { try Test.cancel("python3-pil is not installed") }
    #expect(outcome.status == 0, "\(outcome.messages)")
  }

  @Test(arguments: counts)
  func `Counts as the reference does`(count: Count) throws {
    let version = try #require(PixelmatchOptions.Version(rawValue: count.version))
    let options = PixelmatchOptions(
      version, threshold: count.threshold, countsAntialiasing: count.countsAntialiasing, windowSize: count.window)
    let (expected, actual) = (try count.image("a"), try count.image("b"))
    let found = try #require(PixelmatchCount(expected: expected, actual: actual, options: options))
    #expect(found.pixels == count.pixels)
    #expect(count.countsAntialiasing == false || found.antialiasedPixels == 0)
  }

  /// The greatest grey and blue steps that pass, as measured of pixelmatch 7: at 0.1 they are 26 and 78.
  @Test(arguments: [(0.01, 2, 7), (0.05, 13, 39), (0.1, 26, 78), (0.2, 52, 157), (0.3, 79, 236)])
  func `Flat colors pass up to a step`(threshold: Double, gray: Int, blue: Int) throws {
    for (step, counted) in [(gray, 0), (gray + 1, 9)] {
      let part = UInt8(255 - step)
      #expect(try count(.v7, threshold, [255, 255, 255, 255], [part, part, part, 255]) == counted)
    }
    for (step, counted) in [(blue, 0), (blue + 1, 9)] {
      #expect(try count(.v7, threshold, [0, 0, 0, 255], [0, 0, UInt8(step), 255]) == counted)
    }
  }

  /// Versions before 7 lay translucent pixels over white, where white and nothing are the same.
  @Test func `White against nothing tells the versions apart`() throws {
    #expect(try count(.v5, 0.1, [255, 255, 255, 255], [0, 0, 0, 0]) == 0)
    #expect(try count(.v7, 0.1, [255, 255, 255, 255], [0, 0, 0, 0]) == 9)
    #expect(try count(.oklab, 0.1, [255, 255, 255, 255], [0, 0, 0, 0]) == 9)
  }

  /// What pixelmatch 7.2 itself counts of flat pictures: at 0.2 one of the 1,024 pixels has a dark background, on which
  /// nothing looks like black.
  @Test(
    arguments: [
      ([0, 0, 0, 255], [0, 0, 0, 0], 32, 1024, 1023),
      ([255, 255, 255, 255], [0, 0, 0, 0], 32, 1024, 1024),
      ([255, 255, 255, 255], [204, 204, 204, 255], 64, 4096, 0),
      ([251, 252, 253, 255], [245, 245, 245, 255], 64, 0, 0),
      ([0, 0, 0, 255], [0, 0, 0, 254], 32, 0, 0),
    ] as [([UInt8], [UInt8], Int, Int, Int)])
  func `Counts flat pictures as version 7 does`(
    expected: [UInt8], actual: [UInt8], size: Int, atTenth: Int, atFifth: Int
  ) throws {
    for (threshold, pixels) in [(0.1, atTenth), (0.2, atFifth)] {
      let count = PixelmatchCount(
        expected: flat(expected, size), actual: flat(actual, size), options: .init(.v7, threshold: threshold))
      #expect(try #require(count).pixels == pixels)
    }
  }

  @Test func `Pictures of different sizes are not counted`() {
    #expect(
      PixelmatchCount(expected: flat([0, 0, 0, 255], 3), actual: flat([0, 0, 0, 255], 4), options: .init(.v7)) == nil)
  }

  @Test func `Masked pixels do not count`() throws {
    let mask = PixelMask(rectangles: [PixelRectangle(x: 1, y: 0, width: 1, height: 2)])
    let found = try #require(
      PixelmatchCount(
        expected: flat([0, 0, 0, 255]), actual: flat([255, 255, 255, 255]), options: .init(.v7), mask: mask))
    #expect(found.pixels == 9 - 2)
  }

  private func flat(_ color: [UInt8], _ size: Int = 3) -> RGBAImage {
    RGBAImage(width: size, height: size, samples: [UInt8]((0..<size * size).flatMap { _ in color }))
  }

  private func count(
    _ version: PixelmatchOptions.Version, _ threshold: Double, _ expected: [UInt8], _ actual: [UInt8]
  ) throws -> Int {
    try #require(
      PixelmatchCount(
        expected: flat(expected), actual: flat(actual), options: PixelmatchOptions(version, threshold: threshold))
    ).pixels
  }
}
