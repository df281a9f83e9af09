import Geometry
import Shapes
import Testing
import Tickets

struct TicketDesignFindingTests {
  /// What is found about some elements on a body of 200 × 100 beside a stub of 100, on a page with a fold at 60.
  private func problems(_ elements: [TicketElement]) -> [TicketDesignFinding.Problem] {
    let design = TicketDesign(
      name: "test", canvas: Size(300, 100), safeMargin: 5,
      panels: [
        TicketPanel(name: "body", length: 200, fill: .flat(.white), elements: elements),
        TicketPanel(name: "stub", fill: .flat(.white)),
      ],
      outline: TicketOutlineStyle(notch: .init(radius: 12), bites: [.init(.left, at: 0.5, radius: 20)]),
      folds: [TicketFold(.horizontal, at: 60)])
    return TicketLayout(of: design).findings.map(\.problem)
  }

  private func text(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> TicketElement {
    .text(
      TicketTextElement(TicketTemplate(.title), style: TicketTextStyle(size: 10)),
      .frame(Rect(x: x, y: y, width: width, height: height)))
  }

  private func code(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> TicketElement {
    .code(TicketCodeElement(), .frame(Rect(x: x, y: y, width: width, height: height)))
  }

  private func figure(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> TicketElement {
    .shape(TicketShapeElement(fill: .flat(.black)), .frame(Rect(x: x, y: y, width: width, height: height)))
  }

  @Test func `A tidy design has none`() {
    #expect(problems([text(30, 5, 100, 20), text(30, 25, 100, 20), code(140, 5, 40, 55)]).isEmpty)
  }

  @Test func `Text keeps to the safe area`() {
    #expect(problems([text(30, 4, 100, 20)]) == [.leavesSafeArea])
    #expect(problems([figure(-9, -9, 50, 50)]).isEmpty)
  }

  @Test func `Text keeps out of bites`() {
    #expect(problems([text(10, 40, 60, 20)]) == [.leavesOutline])
    // The notch of 12 about (200, 100) takes the corner at (195, 95).
    #expect(problems([text(130, 60, 65, 35)]) == [.leavesOutline])
  }

  @Test func `Text keeps to the ticket`() {
    #expect(problems([text(-10, 5, 50, 20)]) == [.leavesOutline])
    // A picture may run off, but not so far that its middle is gone.
    func picture(_ x: Double) -> TicketElement {
      .picture(TicketPictureElement([.poster]), .frame(Rect(x: x, y: -5, width: 50, height: 40)))
    }
    let design = { (x: Double) in
      TicketDesign(
        name: "test", canvas: Size(300, 100),
        panels: [TicketPanel(name: "body", fill: .flat(.white), elements: [picture(x)])])
    }
    for (x, leaves) in [(-20.0, false), (-30, true), (270, false), (280, true)] {
      let layout = TicketLayout(of: design(x))
      #expect(layout.elements.map(layout.leavesOutline) == [leaves])
    }
  }

  @Test func `Texts do not overlap`() {
    #expect(problems([text(30, 5, 100, 20), text(30, 24, 100, 20)]) == [.overlaps(path: "panels[0].elements[0]")])
  }

  /// A figure may lie under a text or a code, and over a text, but not over a code.
  @Test func `Nothing is painted over a code`() {
    #expect(problems([figure(0, 0, 200, 100), code(140, 5, 40, 50)]).isEmpty)
    #expect(problems([code(140, 5, 40, 50), figure(150, 10, 5, 5)]) == [.overlaps(path: "panels[0].elements[0]")])
    #expect(problems([text(140, 5, 40, 50), figure(150, 10, 5, 5)]).isEmpty)
  }

  @Test func `Nothing crosses the perforation`() {
    #expect(problems([text(150, 20, 60, 20)]) == [.crossesPerforation])
    #expect(problems([text(150, 20, 50, 20)]).isEmpty)
  }

  @Test func `No code lies on a fold`() {
    #expect(problems([code(140, 30, 40, 40)]) == [.crossesFold])
    #expect(problems([code(140, 60, 40, 30)]).isEmpty)
    #expect(problems([text(140, 50, 40, 40)]).isEmpty)
  }

  @Test func `A finding says where`() {
    let finding = TicketDesignFinding(path: "panels[1].elements[3]", problem: .crossesFold)
    #expect(finding.description == "panels[1].elements[3] lies on a fold")
  }
}
