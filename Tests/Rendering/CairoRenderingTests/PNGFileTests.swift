import CairoRendering
import Colors
import Drawing
import Geometry
import GoldenImages
import ImageFiles
import TestSupport
import Testing

/// The PNG file itself, read by code that shares nothing with the writer.
@Suite struct PNGFileTests {
  private struct Chunk {
    var name: String
    var content: [UInt8]
    var isIntact: Bool
  }

  /// The chunks of a file, by the PNG specification, section 5.
  private func chunks(of file: [UInt8]) throws -> [Chunk] {
    try #require(file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    var chunks: [Chunk] = []
    var offset = 8
    while offset < file.count {
      try #require(offset + 12 <= file.count)
      let length = Int(number(file[offset..<(offset + 4)]))
      try #require(offset + 12 + length <= file.count)
      let checked = file[(offset + 4)..<(offset + 8 + length)]
      let check = number(file[(offset + 8 + length)..<(offset + 12 + length)])
      chunks.append(
        Chunk(
          name: String(decoding: checked.prefix(4), as: UTF8.self), content: Array(checked.dropFirst(4)),
          isIntact: crc(checked) == check))
      offset += 12 + length
    }
    return chunks
  }

  private func number(_ bytes: some Sequence<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }

  /// CRC-32 bit by bit, by the PNG specification, annex D.
  private func crc(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var register: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      register ^= UInt32(byte)
      for _ in 0..<8 { register = register & 1 == 1 ? register >> 1 ^ 0xEDB8_8320 : register >> 1 }
    }
    return ~register
  }

  private func png(_ scene: Scene, scale: Double = 1) throws -> [UInt8] {
    var renderer = try StandardFonts.renderer
    renderer.scale = scale
    return try renderer.png(of: scene).bytes
  }

  @Test func `Chunks stand in order, intact, with size, colour space and density`() throws {
    let nodes = [
      block(3.3, 4.7, 60, 50, Color(hex: 0x2A66FF)), block(70.1, 80.9, 30.4, 200, Color(hex: 0xB0B7C3)),
    ]
    let chunks = try chunks(of: png(Scene(size: Size(131.2, 292), background: .white, nodes: nodes), scale: 2))
    #expect(chunks.allSatisfy { $0.isIntact })
    let names = chunks.map(\.name)
    #expect(names == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    // 131.2 and 292 units, twice, rounded up; 8 bits of red, green and blue.
    #expect(chunks[0].content == [0, 0, 1, 7, 0, 0, 2, 72, 8, 2, 0, 0, 0])
    // 144 pixels to the inch are 144 / 0.0254 = 5669.3 to the metre.
    #expect(chunks[2].content == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
  }

  @Test func `A picture that does not cover has opacity, straight colours and the same pixels`() throws {
    let scene = Scene(
      size: Size(3, 1),
      nodes: [
        block(0, 0, 1, 1, Color(hex: 0x336699)), block(1, 0, 1, 1, Color(hex: 0xFF8000).withAlpha(0.5)),
      ])
    let file = try png(scene)
    #expect(try chunks(of: file)[0].content[9] == 6)
    let image = try RGBAImage(png: file)
    #expect(image.samples[0..<4] == [0x33, 0x66, 0x99, 0xFF])
    for (sample, expected) in zip(image.samples[4..<8], [0xFF, 0x80, 0x00, 0x80]) {
      #expect(abs(Int(sample) - expected) <= 1)
    }
    #expect(image.samples[8..<12] == [0, 0, 0, 0])
  }

  /// Widths that leave one, two or three pixels after the last whole word, and a height of many strips.
  @Test(arguments: [1, 2, 3, 4, 5, 97, 1200])
  func `Reading a file gives the pixels that were drawn`(_ width: Int) throws {
    var random = SeededRandom(seed: 41)
    let nodes = (0..<200).map { _ in
      let color = Color(random.double(0...1), random.double(0...1), random.double(0...1))
      return block(random.double(-20...Double(width)), random.double(0...700), 30, 9, color)
    }
    let scene = Scene(size: Size(Double(width), 700), background: .white, nodes: nodes)
    let bitmap = try StandardFonts.renderer.bitmap(of: scene)
    let image = try RGBAImage(png: png(scene))
    #expect(image.width == width && image.height == 700)
    let expected = bitmap.pixels.flatMap { [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF), 255] }
    #expect(image.samples == expected)
  }

  /// One colour is a single repetition; noise has none and is stored; two colours have the shortest codes there are.
  @Test(arguments: [1, 2, 1 << 24])
  func `Pictures of one colour, of two and of noise are read as they were drawn`(_ colors: Int) throws {
    var random = SeededRandom(seed: 7)
    var nodes: [Node] = []
    for index in 0..<(120 * 90) where colors > 1 {
      let hex = colors == 2 ? random.int(0...1) * 0x123456 : random.int(0...(colors - 1))
      nodes.append(block(Double(index % 120), Double(index / 120), 1, 1, Color(hex: UInt32(hex))))
    }
    let scene = Scene(size: Size(120, 90), background: Color(hex: 0xFEDCBA), nodes: nodes)
    let bitmap = try StandardFonts.renderer.bitmap(of: scene)
    let file = try png(scene)
    let image = try RGBAImage(png: file)
    let expected = bitmap.pixels.flatMap { [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF), 255] }
    #expect(image.samples == expected)
    // 90 rows of a filter byte and 120 × 3 samples, in one stored block, and the file's frame around it.
    #expect(file.count < 90 * 361 + 200)
  }

  /// The frequencies 1, 1, 2, 3, 5 … make Huffman's deepest tree: 25 symbols would need codes of 24 bits, and deflate
  /// allows 15.
  @Test func `Codes too long for deflate are shortened`() throws {
    var nodes: [Node] = []
    var (count, next, column) = (1, 1, 0)
    for symbol in 0..<25 {
      // Each pixel's colour differs from its neighbours' in green, so that repetitions do not hide the frequencies.
      for _ in 0..<min(count, 400_000) where column < 30_000 {
        nodes.append(
          block(Double(column), 0, 1, 1, Color(hex: UInt32(symbol << 16 | column * 7919 % 251 << 8 | symbol))))
        column += 1
      }
      (count, next) = (next, count + next)
    }
    let scene = Scene(size: Size(Double(column), 1), background: .white, nodes: nodes)
    let bitmap = try StandardFonts.renderer.bitmap(of: scene)
    let image = try RGBAImage(png: png(scene))
    #expect(
      image.samples == bitmap.pixels.flatMap { [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF), 255] })
  }
}
