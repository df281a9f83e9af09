import CairoRendering
import Colors
import Drawing
import Geometry
import Testing

/// The same bytes on every run, for any number of threads, whatever was drawn before.
@Suite struct DeterminismTests {
  private func scene() -> Scene {
    var scene = hall(columns: 90, rows: 90, turning: .degrees(0.5), isNamed: true)
    for (row, text) in ["Parkett · Reihe 7", "صف ٣ المقعد", "מושב", "座席 12", "कुर्सी", "🎬 R&B"].enumerated() {
      scene.nodes.append(
        .text(Text(text, at: Point(40, 60 + Double(row) * 30), style: TextStyle(size: 20), color: .black)))
    }
    return scene
  }

  @Test func `PNG bytes do not depend on threads, on runs or on what was drawn before`() throws {
    var renderer = CairoRenderer(fonts: try FontSet.standard())
    let first = try renderer.png(of: scene())
    renderer.threads = 2
    #expect(try renderer.png(of: scene()) == first)
    renderer.threads = 7
    #expect(try renderer.png(of: scene()) == first)

    var other = CairoRenderer(fonts: try FontSet.standard())
    other.threads = 2
    _ = try other.png(
      of: Scene(
        size: Size(50, 50),
        nodes: [.text(Text("საქართველო 座 ✓ ๑", at: Point(0, 20), style: TextStyle(size: 9), color: .black))]))
    #expect(try other.png(of: scene()) == first)
  }

  @Test func `PDF bytes do not depend on runs`() throws {
    let first = try CairoRenderer(fonts: try FontSet.standard()).pdf(of: scene())
    let second = try CairoRenderer(fonts: try FontSet.standard()).pdf(of: scene())
    #expect(first == second)
    #expect(!String(decoding: first.bytes, as: UTF8.self).contains("/CreationDate"))
  }

  @Test func `Pages drawn at once, each with fonts of its own, are the pages drawn one after the other`() async throws {
    let expected = try StandardFonts.renderer.pdf(of: scene())
    try await withThrowingTaskGroup(of: RenderedFile.self) { group in
      for _ in 0..<4 { group.addTask { try CairoRenderer(fonts: FontSet.standard()).pdf(of: scene()) } }
      for try await pages in group { #expect(pages == expected) }
    }
  }

  @Test func `Pictures drawn at once are the pictures drawn one after the other`() async throws {
    let renderer = try StandardFonts.renderer
    let expected = try renderer.png(of: scene())
    try await withThrowingTaskGroup(of: RenderedFile.self) { group in
      for _ in 0..<4 { group.addTask { try renderer.png(of: scene()) } }
      for try await picture in group { #expect(picture == expected) }
    }
  }

  /// Fonts are opened and closed while other threads fill outlines that they have from theirs.
  @Test func `Pictures drawn at once, each with fonts of its own, are those drawn one after the other`() async throws {
    func texts(_ size: Double) -> Scene {
      let words = ["Reihe 7", "صف ٣", "Reihe מושב 7", "座席 12", "🎬 R&B", "कुर्सी"]
      return Scene(
        size: Size(120, 200), background: .white,
        nodes: words.enumerated().map { row, word in
          .text(Text(word, at: Point(4, 30 + Double(row) * 30), style: TextStyle(size: size), color: .black))
        })
    }
    let sizes = [9.5, 13, 17.25, 24]
    let expected = try sizes.map { try StandardFonts.renderer.png(of: texts($0)) }
    try await withThrowingTaskGroup(of: (Int, RenderedFile).self) { group in
      for number in 0..<16 {
        group.addTask {
          let size = number % sizes.count
          return (size, try CairoRenderer(fonts: FontSet.standard()).png(of: texts(sizes[size])))
        }
      }
      for try await (size, picture) in group { #expect(picture == expected[size]) }
    }
  }

  /// Greek omega and the ohm sign are one letter to Swift, which compares by canonical equivalence, and two to fonts.
  @Test func `A text is not taken for another that is only canonically equivalent`() throws {
    let (omega, ohm) = ("\u{3A9}\u{301}", "\u{2126}\u{301}")
    #expect(omega == ohm)
    func file(_ texts: [String], _ renderer: CairoRenderer) throws -> RenderedFile {
      let nodes = texts.map {
        Node.text(Text($0, at: Point(5, 30), style: TextStyle(size: 30), color: .black))
      }
      return try renderer.pdf(of: Scene(size: Size(60, 40), nodes: nodes))
    }
    let fresh = try file([ohm], CairoRenderer(fonts: try FontSet.standard()))
    let used = CairoRenderer(fonts: try FontSet.standard())
    _ = try file([omega], used)
    #expect(try file([ohm], used) == fresh)
    #expect(try file([omega], used) != fresh, "otherwise this proves nothing")
  }
}
