import Geometry
import Paths
import TestSupport
import Testing

@Suite struct ShapeGoldenTests {
  @Test(arguments: shapeCatalogue)
  func shapesAreDrawnAsBefore(entry: CatalogueEntry) {
    let frame = entry.frame
    let heading =
      "# \(entry.spelling) in a frame of \(Int(frame.width)) × \(Int(frame.height))"
      + " at (\(Int(frame.minX)), \(Int(frame.minY)))\n"
    expectGoldenText(heading + stepByStep(entry.shape.path(in: frame)), "Shapes/\(entry.name).txt")
  }

  @Test func noGoldenIsLeftOver() {
    #expect(goldenNames(in: "Shapes") == shapeCatalogue.map { "Shapes/\($0.name).txt" }.sorted())
  }

  /// Path data with each step on a line of its own.
  ///
  /// Four digits: far below what can be seen, far above rounding.
  private func stepByStep(_ path: Path) -> String {
    path.svgPathData(digits: 4).reduce(into: "") { text, character in
      if character.isLetter, !text.isEmpty { text += "\n" }
      text.append(character)
    } + "\n"
  }
}
