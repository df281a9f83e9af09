import Foundation
import GoldenReview
import ImageFiles
import TestSupport
import Testing

struct TerminalPictureTests {
  private let size = TerminalPicture.Size(columns: 40, rows: 20)

  // MARK: Half blocks

  @Test func `Half blocks show two pixels for each character`() {
    let image = RGBAImage(
      width: 2, height: 3,
      samples: [
        255, 0, 0, 255, 0, 255, 0, 255,
        0, 0, 255, 255, 1, 2, 3, 255,
        9, 9, 9, 255, 9, 9, 9, 255,
      ])
    // Each line ends by a reset; the last row has no lower pixel, so that the terminal's own background stays.
    #expect(
      TerminalPicture(image, .halfBlocks, within: size).text
        == "\u{1B}[38;2;255;0;0;48;2;0;0;255m▀\u{1B}[38;2;0;255;0;48;2;1;2;3m▀\u{1B}[0m\n"
        + "\u{1B}[38;2;9;9;9m▀▀\u{1B}[0m\n")
  }

  @Test(arguments: 1...20)
  func `Half blocks are read back as the picture`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let (width, height) = (Int.random(in: 1...40, using: &random), Int.random(in: 1...40, using: &random))
    let samples = (0..<width * height).flatMap { _ -> [UInt8] in
      let color = [UInt8](repeating: 0, count: 3).map { _ in UInt8.random(in: 0...3, using: &random) * 85 }
      return color + [255]
    }
    let image = RGBAImage(width: width, height: height, samples: samples)
    let screen = try HalfBlockScreen(TerminalPicture(image, .halfBlocks, within: size).text)
    #expect(screen.lines.count == (height + 1) / 2)
    for y in 0..<height {
      for x in 0..<width {
        let start = (y * width + x) * 4
        let character = screen.lines[y / 2][x]
        let color = y % 2 == 0 ? character.upper : character.lower
        #expect(color == [2] + samples[start..<start + 3].map(Int.init), "\(x), \(y)")
      }
    }
  }

  /// Values of xterm's table: 16 and 231 are black and white, 196 is (255, 0, 0), 244 is the grey of 128, 67 is
  /// (95, 135, 175).
  @Test(arguments: [
    ([0, 0, 0], 16), ([255, 255, 255], 231), ([255, 0, 0], 196), ([128, 128, 128], 244), ([95, 135, 175], 67),
    // Between the levels 95 and 135 the middle is 115; 8 is the first of the greys.
    ([114, 0, 0], 52), ([116, 0, 0], 88), ([9, 8, 7], 232),
  ])
  func `Colours are the nearest of the fixed 240`(color: [UInt8], index: Int) throws {
    let image = RGBAImage(width: 1, height: 1, samples: color + [255])
    let screen = try HalfBlockScreen(TerminalPicture(image, .halfBlocks256, within: size).text)
    #expect(screen.lines == [[.init(upper: [5, index], lower: [])]])
  }

  // MARK: Scaling

  /// 4 × 2 pixels in 2 × 1: the left block is half black, half white; the right one a quarter of 100.
  @Test func `Pictures are made smaller by the average of an area`() throws {
    let (black, white, grey): ([UInt8], [UInt8], [UInt8]) = (
      [0, 0, 0, 255], [255, 255, 255, 255], [100, 100, 100, 255]
    )
    let image = RGBAImage(
      width: 4, height: 2, samples: [black, white, grey, black, white, black, black, black].flatMap(\.self))
    let picture = TerminalPicture(image, .halfBlocks, within: .init(columns: 2, rows: 1))
    let screen = try HalfBlockScreen(picture.text)
    // 127.5 is rounded up.
    #expect(
      screen.lines == [[.init(upper: [2, 128, 128, 128], lower: []), .init(upper: [2, 25, 25, 25], lower: [])]])
  }

  /// Of 3 pixels across in 2, each takes one and a half: (2 · 30 + 1 · 90) / 3 and (1 · 90 + 2 · 150) / 3.
  @Test func `Pixels that lie in two areas count in both`() throws {
    let image = RGBAImage(width: 3, height: 1, samples: [30, 90, 150].flatMap { [$0, $0, $0, 255] as [UInt8] })
    let picture = TerminalPicture(image, .halfBlocks, within: .init(columns: 2, rows: 5))
    let screen = try HalfBlockScreen(picture.text)
    #expect(screen.lines[0].map(\.upper) == [[2, 50, 50, 50], [2, 130, 130, 130]])
  }

  /// Half of red over white: (255 + 255) / 2 and (0 + 255) / 2; the colour of what is transparent does not count.
  @Test func `What shows through lies on a chequerboard`() throws {
    let image = RGBAImage(width: 3, height: 1, samples: [255, 0, 0, 128, 7, 7, 7, 0, 7, 7, 7, 0])
    let screen = try HalfBlockScreen(TerminalPicture(image, .halfBlocks, within: size).text)
    #expect(screen.lines[0].map(\.upper) == [[2, 255, 127, 127], [2, 255, 255, 255], [2, 216, 216, 216]])
  }

  // MARK: Pictures as files

  @Test func `Kitty gets the PNG in chunks and does not answer`() throws {
    let image = noise(300, 200)
    let commands = try kittyCommands(TerminalPicture(image, .kitty, within: size).text)
    #expect(commands.count > 2)
    #expect(commands[0].keys == ["a=T", "f=100", "q=2", "c=30", "m=1"])
    #expect(commands.dropFirst().dropLast().allSatisfy { $0.keys == ["q=2", "m=1"] && $0.data.utf8.count == 4096 })
    #expect(commands.last?.keys == ["q=2", "m=0"])
    let png = [UInt8](try #require(Data(base64Encoded: commands.map(\.data).joined())))
    #expect(try RGBAImage(png: png).samples == image.samples)
  }

  @Test func `A small picture is one chunk`() throws {
    let commands = try kittyCommands(TerminalPicture(noise(5, 5), .kitty, within: size).text)
    #expect(commands.map(\.keys) == [["a=T", "f=100", "q=2", "c=1", "m=0"]])
  }

  @Test func `iTerm gets the PNG with its size`() throws {
    let image = noise(30, 20)
    let text = TerminalPicture(image, .iTerm2, within: size).text
    #expect(text.hasPrefix("\u{1B}]1337;File=inline=1;size="))
    #expect(text.hasSuffix("\u{7}\n"))
    let parts = text.dropLast(2).split(separator: ":").map(String.init)
    let png = [UInt8](try #require(Data(base64Encoded: parts[1])))
    #expect(parts[0].contains(";size=\(png.count);width=3;"))
    #expect(try RGBAImage(png: png).samples == image.samples)
  }

  @Test func `A large picture is made smaller to the terminals pixels`() throws {
    let image = SampleGoldens.picture(1000, 500, [1, 2, 3, 255])
    let commands = try kittyCommands(TerminalPicture(image, .kitty, within: size).text)
    let png = [UInt8](try #require(Data(base64Encoded: commands.map(\.data).joined())))
    // 40 characters of 10 pixels.
    let shown = try RGBAImage(png: png)
    #expect(shown.width == 400)
    #expect(shown.height == 200)
  }

  @Test func `Where nothing is shown there is no text`() {
    let image = SampleGoldens.picture(3, 3, [0, 0, 0, 255])
    #expect(TerminalPicture(image, .none, within: size).text == "")
    #expect(
      TerminalPicture(expected: image, difference: image, actual: image, .none, within: size).text == "")
  }

  // MARK: Three pictures

  @Test func `Three pictures stand side by side where there is room`() throws {
    let (red, green, blue) = (
      SampleGoldens.picture(20, 20, [255, 0, 0, 255]), SampleGoldens.picture(20, 20, [0, 255, 0, 255]),
      SampleGoldens.picture(20, 20, [0, 0, 255, 255])
    )
    let text = TerminalPicture(
      expected: red, difference: green, actual: blue, .halfBlocks, within: .init(columns: 80, rows: 24)
    ).text
    let lines = text.split(separator: "\n", maxSplits: 1)
    #expect(lines[0] == "expected              difference            actual")
    let screen = try HalfBlockScreen(String(lines[1]))
    #expect(screen.lines.count == 10)
    let (reds, greens, blues) = ([2, 255, 0, 0], [2, 0, 255, 0], [2, 0, 0, 255])
    func columns(_ color: [Int], _ count: Int) -> [[Int]] { Array(repeating: color, count: count) }
    let wanted = columns(reds, 20) + columns([], 2) + columns(greens, 20) + columns([], 2) + columns(blues, 20)
    #expect(screen.lines[0].map(\.upper) == wanted)
  }

  @Test func `Three pictures stand one under the other where there is little room`() throws {
    let image = SampleGoldens.picture(100, 100, [255, 0, 0, 255])
    let text = TerminalPicture(
      expected: image, difference: image, actual: image, .halfBlocks, within: .init(columns: 60, rows: 24)
    ).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count == 24)
    #expect([lines[0], lines[8], lines[16]] == ["expected", "difference", "actual"])
  }

  @Test(arguments: [10, 71, 72, 200], [1, 3, 10])
  func `Three pictures keep within their room`(columns: Int, rows: Int) throws {
    let image = SampleGoldens.picture(500, 300, [255, 0, 0, 255])
    let text = TerminalPicture(
      expected: image, difference: image, actual: image, .halfBlocks, within: .init(columns: columns, rows: rows)
    ).text
    let pictures = text.split(separator: "\n").filter { $0.contains("▀") }.joined(separator: "\n") + "\n"
    #expect(try HalfBlockScreen(pictures).lines.allSatisfy { $0.count <= columns })
    // At least a name and a line for each, even where that is too much.
    let least = columns < 72 ? 6 : 2
    #expect(text.count { $0 == "\n" } <= max(rows, least))
  }

  // MARK: Help

  private func noise(_ width: Int, _ height: Int) -> RGBAImage {
    var random = SeededRandom(seed: 7)
    let samples = (0..<width * height).flatMap { _ in
      (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [255]
    }
    return RGBAImage(width: width, height: height, samples: samples)
  }

  private func kittyCommands(_ text: String) throws -> [(keys: [String], data: String)] {
    #expect(text.hasSuffix("\u{1B}\\\n"))
    return try text.dropLast().split(separator: "\u{1B}\\").map { command in
      try #require(command.hasPrefix("\u{1B}_G"))
      let parts = command.dropFirst(3).split(separator: ";")
      return (parts[0].split(separator: ",").map(String.init), String(parts[1]))
    }
  }
}
