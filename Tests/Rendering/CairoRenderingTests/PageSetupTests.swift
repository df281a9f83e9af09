import CairoRendering
import Geometry
import Testing

/// How a canvas is put on a page, by numbers worked out by hand.
@Suite struct PageSetupTests {
  private func place(_ width: Double, _ height: Double, _ setup: PageSetup) throws -> (page: Size, drawing: Rect) {
    let (page, transform) = try setup.place(Size(width, height))
    return (page, transform.boundingBox(of: Rect(x: 0, y: 0, width: width, height: height)))
  }

  private func isNear(_ left: Rect, _ right: Rect) -> Bool {
    zip([left.minX, left.minY, left.maxX, left.maxY], [right.minX, right.minY, right.maxX, right.maxY])
      .allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func `Without further words the page is the canvas in points`() throws {
    let (page, drawing) = try place(800, 620, PageSetup())
    #expect(page == Size(800, 620))
    #expect(drawing == Rect(x: 0, y: 0, width: 800, height: 620))
  }

  @Test func `A scale and margins make the page larger`() throws {
    let (page, drawing) = try place(100, 50, PageSetup(margin: 10, pointsPerUnit: 3))
    #expect(page == Size(320, 170))
    #expect(isNear(drawing, Rect(x: 10, y: 10, width: 300, height: 150)))
  }

  @Test(arguments: [(Paper.a3, 841.890, 1190.551), (.a4, 595.276, 841.890), (.a5, 419.528, 595.276)])
  func `ISO paper has its size in points`(_ paper: Paper, _ width: Double, _ height: Double) {
    #expect(abs(paper.size.width - width) < 1e-3 && abs(paper.size.height - height) < 1e-3)
  }

  @Test func `Paper is turned to the shape of the canvas`() throws {
    #expect(try place(300, 200, PageSetup(paper: .letter)).page == Size(792, 612))
    #expect(try place(200, 300, PageSetup(paper: .letter)).page == Size(612, 792))
  }

  @Test func `A canvas larger than the paper is fitted between the margins, in the middle`() throws {
    let (_, drawing) = try place(1440, 720, PageSetup(paper: .letter, margin: 36))
    // 792 − 72 points for 1440 units: a half. Then 360 points in the middle of 612.
    #expect(isNear(drawing, Rect(x: 36, y: 126, width: 720, height: 360)))
  }

  @Test func `A canvas smaller than the paper is enlarged only when asked`() throws {
    let small = try place(360, 100, PageSetup(paper: .letter, margin: 36)).drawing
    #expect(isNear(small, Rect(x: 216, y: 256, width: 360, height: 100)))
    let large = try place(360, 100, PageSetup(paper: .letter, margin: 36, enlarges: true)).drawing
    #expect(isNear(large, Rect(x: 36, y: 206, width: 720, height: 200)))
  }

  @Test func `A drawing to scale keeps its scale on paper, or is an error`() throws {
    let exact = try place(100, 100, PageSetup(paper: .letter, pointsPerUnit: 2.5)).drawing
    #expect(isNear(exact, Rect(x: 181, y: 271, width: 250, height: 250)))
    #expect(throws: RenderingError.largerThanPaper(drawing: Size(700, 700), room: Size(612, 792))) {
      try PageSetup(paper: .letter, pointsPerUnit: 7).place(Size(100, 100))
    }
  }

  @Test func `A page past 14,400 points is an error that says so`() throws {
    #expect(try PageSetup().place(Size(14_400, 10)).page.width == 14_400)
    let error = try #require(throws: RenderingError.self) { try PageSetup().place(Size(14_401, 10)) }
    #expect(error == .pageTooLarge(points: Size(14_401, 10), limit: 14_400))
    #expect("\(error)".contains("14400"))
    #expect(throws: Never.self) { try PageSetup(paper: .a4).place(Size(1e6, 1e6)) }
  }

  @Test(arguments: [-1, .nan, .infinity, 306])
  func `A margin that is negative or takes the whole paper is an error`(_ margin: Double) {
    #expect {
      try PageSetup(paper: .letter, margin: margin).place(Size(10, 10))
    } throws: { error in
      if case RenderingError.badMargin = error { true } else { false }
    }
  }
}
