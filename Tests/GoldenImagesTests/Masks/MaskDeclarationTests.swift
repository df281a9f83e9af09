import GoldenImages
import ImageFiles
import JSON
import Paths
import Testing

@Suite struct MaskDeclarationTests {
  @Test func readsWhatItWrites() throws {
    let declaration = MaskDeclaration(
      rectangles: [PixelRectangle(x: -3, y: 2, width: 10, height: 1)], paths: [try Path(svgPathData: "M0 0H9V9Z")],
      picturePaths: ["clock.png"])
    for declaration in [declaration, MaskDeclaration()] {
      var writer = JSONWriter()
      declaration.write(to: &writer)
      #expect(try read(String(decoding: writer.bytes, as: UTF8.self)) == declaration)
    }
  }

  @Test(arguments: [
    ("{\"rectangles\": [[1, 2, 3]]}", "a width and a height"), ("{\"rectangles\": [[1, 2, 0, 4]]}", "at least 1"),
    ("{\"rectangle\": []}", "did you mean \"rectangles\"?"), ("{\"paths\": [\"Q\"]}", ""), ("[]", "expected an object"),
  ])
  func saysWhatIsWrong(text: String, words: String) {
    let error = #expect(throws: DocumentError.self) { try read(text) }
    #expect(words.isEmpty || error?.reason.contains(words) == true, "\(error?.reason ?? "")")
  }

  @Test func picturesAreReadByTheirPaths() throws {
    let declaration = MaskDeclaration(picturePaths: ["a.png"])
    let mask = declaration.mask { path in
      #expect(path == "a.png")
      return RGBAImage(width: 1, height: 1, samples: [0, 0, 0, 255])
    }
    #expect(mask.coverage(width: 2, height: 2) == 1)
    #expect(throws: DocumentError.self) {
      try declaration.mask { _ throws(DocumentError) in throw DocumentError(.value, "not there") }
    }
  }

  @discardableResult
  private func read(_ text: String) throws -> MaskDeclaration {
    try JSONDocument(bytes: Array(text.utf8)).read { node throws(JSONFault) in try MaskDeclaration(node) }
  }
}
