import CairoRendering
import Colors
import Drawing
import Foundation
import Geometry
import Paths
import TestSupport
import Testing

/// PDF files as Poppler's tools see them.
@Suite struct PDFTests {
  private func pdf(
    _ scenes: Scene..., setup: PageSetup = PageSetup(), metadata: DocumentMetadata = DocumentMetadata()
  ) throws -> [UInt8] {
    try StandardFonts.renderer.pdf(of: scenes, setup: setup, metadata: metadata).bytes
  }

  @Test func `Every seat is found by its text, none by what stands for nothing`() throws {
    let text = try Poppler.run("pdftotext", on: pdf(hall(columns: 40, rows: 25, turning: .degrees(1), isNamed: true)))
    let words = Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    #expect(words == Set((0..<1000).map { "R\($0 / 40)S\($0 % 40)" }))
  }

  @Test func `Seats without identities leave no text`() throws {
    let text = try Poppler.run("pdftotext", on: pdf(hall(columns: 10, rows: 10)))
    #expect(text.allSatisfy { $0.isWhitespace })
  }

  @Test func `Text is text, in fonts that are embedded`() throws {
    let style = TextStyle(size: 20, weight: .bold)
    let nodes: [Node] = ["Parkett & Loge <7>", "Ελλάδα", "座席"].enumerated().map { row, text in
      .text(Text(text, at: Point(20, 40 + 40 * Double(row)), style: style, color: .black))
    }
    let labels = Labels(
      texts: ["12A"], colors: [.black], style: TextStyle(size: 8), baselineOffset: 3,
      placements: [.init(center: Point(100, 180), text: 0, color: 0)])
    let file = try pdf(Scene(size: Size(300, 200), nodes: nodes + [.labels(labels)]))
    let text = try Poppler.run("pdftotext", on: file)
    for expected in ["Parkett & Loge <7>", "Ελλάδα", "座席", "12A"] { #expect(text.contains(expected)) }
    let fonts = try Poppler.run("pdffonts", on: file).split(separator: "\n").dropFirst(2)
    #expect(fonts.contains { $0.contains("Inter-Bold") })
    // The columns are name, type, encoding, emb, sub, uni, object and ID.
    for font in fonts { #expect(font.split(separator: " ").suffix(5).first == "yes", "\(font)") }
  }

  @Test func `Gradients and groups that fade are vectors`() throws {
    let light = LinearGradient(
      from: Point(0, 0), to: Point(0, 100),
      stops: [.init(at: 0, Color(hex: 0x7FA8FF).withAlpha(0.6)), .init(at: 1, .clear)])
    var scene = hall(columns: 20, rows: 10)
    scene.nodes += [
      .fill(rectangle(0, 0, 200, 100), paint: .linearGradient(light)),
      .group(Group(clip: rectangle(5, 5, 50, 50), opacity: 0.4, nodes: [block(0, 0, 30, 30, .black)])),
    ]
    let images = try Poppler.run("pdfimages", ["-list"], on: pdf(scene))
    #expect(images.split(separator: "\n").count == 2, "a head of two lines and nothing else:\n\(images)")
  }

  @Test func `Pages, their size, title and date are as asked`() throws {
    let scene = Scene(size: Size(500, 300), title: "Großer Saal")
    let metadata = DocumentMetadata(author: "Box office", creationDate: 951_827_696)
    let info = try Poppler.run("pdfinfo", on: pdf(scene, scene, setup: PageSetup(paper: .a5), metadata: metadata))
    func value(_ key: String) -> String? {
      info.split(separator: "\n").first { $0.hasPrefix(key + ":") }
        .map { $0.dropFirst(key.count + 1).trimmingCharacters(in: .whitespaces) }
    }
    #expect(value("Title") == "Großer Saal")
    #expect(value("Author") == "Box office")
    #expect(value("Pages") == "2")
    #expect(value("Page size")?.hasPrefix("595.276 x 419.528 pts") == true)
    // `date -u -d @951827696`
    #expect(value("CreationDate") == "Tue Feb 29 12:34:56 2000 UTC")
    #expect(try !Poppler.run("pdfinfo", on: pdf(scene)).contains("CreationDate"))
  }

  @Test func `A page looks like the picture`() throws {
    let scene = hall(columns: 20, rows: 20, turning: .degrees(3))
    var renderer = try StandardFonts.renderer
    renderer.scale = 4
    let bitmap = try renderer.bitmap(of: scene)
    // Four pixels to the point, because Poppler puts such glyphs at whole pixels. A PPM file: a head that ends with
    // "255" and a line break, then red, green and blue of each pixel.
    let ppm = try Poppler.bytes("pdftoppm", ["-r", "288"], on: pdf(scene))
    let samples = ppm.suffix(bitmap.width * bitmap.height * 3)
    try #require(samples.count == bitmap.width * bitmap.height * 3)
    let expected = bitmap.pixels.flatMap { pixel in [16, 8, 0].map { Int(pixel >> $0 & 0xFF) } }
    let differences = zip(samples, expected).map { abs(Int($0) - $1) }
    #expect(Double(differences.reduce(0, +)) / Double(differences.count) < 6, "mean over the page, edges included")
    #expect(Double(differences.count { $0 > 128 }) / Double(differences.count) < 0.01)
  }

  // UTF-8 may hold the 66 noncharacters of Unicode, but cairo refuses a text that does.
  @Test(arguments: [0xFFFE, 0xFDD0, 0x10FFFF] as [UInt32])
  func `Noncharacters in names do not spoil a page`(codePoint: UInt32) throws {
    let noncharacter = String(Character(try #require(Unicode.Scalar(codePoint))))
    var scene = hall(columns: 1, rows: 1, isNamed: true)
    scene.changeFirstInstances { $0.identities[0].text = "R1\(noncharacter)S1" }
    scene.title = "Hall\(noncharacter)"
    #expect(try Poppler.run("pdftotext", ["-raw"], on: pdf(scene)).contains("R1S1"))
  }

  @Test func `A PDF without pages is an error`() throws {
    #expect(throws: RenderingError.noPages) { try StandardFonts.renderer.pdf(of: []) }
  }
}

/// Poppler's command-line tools, Debian's poppler-utils.
enum Poppler {
  /// What a tool prints about a file.
  static func run(_ tool: String, _ arguments: [String] = [], on file: [UInt8]) throws -> String {
    String(decoding: try bytes(tool, arguments, on: file), as: UTF8.self)
  }

  /// What a tool writes to standard output about a file.
  static func bytes(_ tool: String, _ arguments: [String] = [], on file: [UInt8]) throws -> [UInt8] {
    let output = tool == "pdftotext" ? ["-"] : []
    return try ExternalProgram(tool).output(arguments + ["in.pdf"] + output, files: ["in.pdf": file])
  }
}
