import Colors
import Drawing
import Foundation
import Geometry
import GoldenImages
import GoldenTesting
import ImageFiles
import Paths
import SeatMapGoldenTesting
import Testing
import XCTest

/// What the tests in this file do; they run only when another test starts a process for one of them.
enum Scenario {
  /// The folder of goldens that the process is to use; nil in every other process.
  static let goldens = ProcessInfo.processInfo.environment["SCENARIO_GOLDENS"]

  /// A picture of one colour but for a corner.
  static let picture = RGBAImage(width: 2, height: 2, samples: [9, 9, 9, 255] + [UInt8](repeating: 200, count: 12))

  /// A triangle whose points are at whole units.
  static let triangle = Path([.move(to: Point(0, 0)), .line(to: Point(10, 0)), .line(to: Point(5, 7.25)), .close])

  /// Two units wide and one high, red.
  static let scene = Scene(size: Size(2, 1), background: Color(1, 0, 0))
}

@Suite(.enabled(if: Scenario.goldens != nil, "run by ScenarioTests only")) struct Scenarios {
  @Test func picture() { expectGolden(Scenario.picture, "picture", in: Scenario.goldens) }

  @Test func pictureTwice() {
    expectGolden(Scenario.picture, "picture", in: Scenario.goldens)
    expectGolden(Scenario.picture, "picture", in: Scenario.goldens)
  }

  @Test func detachedPicture() async {
    await Task.detached { _ = expectGolden(Scenario.picture, "picture", in: Scenario.goldens) }.value
  }

  @Test func text() { expectGolden("one\ntwo\n", "words", in: Scenario.goldens) }

  @Test func drawing() { expectGolden(svg: "<svg><g b='2' a='1'/></svg>", "drawing", in: Scenario.goldens) }

  @Test func brokenDrawing() { expectGolden(svg: "<svg>\n<g></svg>", "drawing", in: Scenario.goldens) }

  @Test func brokenPicture() { expectGolden([UInt8]("no picture".utf8), "picture", in: Scenario.goldens) }

  @Test func badName() { expectGolden(Scenario.picture, "Pic Ture", in: Scenario.goldens) }

  @Test func twoPages() {
    expectGolden(pdf: SmallPDF(pages: [.init(8, 4), .init(4, 8)]).bytes, "pages", resolution: 72, in: Scenario.goldens)
  }

  @Test func onePage() {
    expectGolden(pdf: SmallPDF(pages: [.init(8, 4)]).bytes, "pages", resolution: 72, in: Scenario.goldens)
  }
}

extension Scenarios {
  @Test func path() { expectGolden(Scenario.triangle, "triangle", heading: "A triangle", in: Scenario.goldens) }

  @Test func scene() { expectGolden(Scenario.scene, "scene", scale: 3, in: Scenario.goldens) }

  @Test func impossibleScene() { expectGolden(Scenario.scene, "scene", scale: 0, in: Scenario.goldens) }

  @Test func maskedPicture() {
    let corner = PixelMask(rectangles: [PixelRectangle(x: 0, y: 0, width: 1, height: 1)])
    expectGolden(Scenario.picture, "picture", mask: corner, in: Scenario.goldens)
  }

  @Test func untaggedPicture() {
    let image = RGBAImage(
      width: 2, height: 2, samples: Scenario.picture.samples, colorSpace: .measured(gamma: 100_000, chromaticities: nil)
    )
    expectGolden(image, "picture", options: ComparisonOptions(ignoresColorSpace: true), in: Scenario.goldens)
  }
}

final class XCTestScenarios: XCTestCase {
  func testPicture() throws {
    try XCTSkipIf(Scenario.goldens == nil, "run by ScenarioTests only")
    expectGolden(Scenario.picture, "picture", in: Scenario.goldens)
  }
}
