import Drawing
import Geometry
import SeatMapDrawing
import SeatMaps
import Testing

/// Drawings in which a unit of the plan has a given length.
@Suite struct DrawingToScaleTests {
  /// 1 : 100 of a plan in centimetres: 0.01 m / 100 in points of 1/72 inch.
  private let pointsPerUnit = 0.01 / 100 * 72 / 0.0254

  @Test(arguments: [0.25, 1, 7.3]) func `Neighbours are as far apart as the scale says`(factor: Double) throws {
    let scale = pointsPerUnit * factor
    let map = SeatPlan(
      name: "A name that is far wider than the few seats below it",
      sections: [
        Section(
          name: "", blocks: [Block(.straight(StraightRows(count: 2, seats: 4, seatPitch: 55)))])
      ]
    ).layout()
    let scene = SeatMapDrawing(canvas: .scale(scale)).scene(of: map, measuring: EstimatedTextMeasuring())
    let centers = scene.nodes.flatMap(Self.instanceCenters).prefix(4)
    #expect(centers.count == 4)
    for (left, right) in zip(centers, centers.dropFirst()) {
      #expect(abs((right - left).length - 55 * scale) < 1e-9)
    }
    for center in centers {
      #expect((0...scene.size.width).contains(center.x))
      #expect((0...scene.size.height).contains(center.y))
    }
  }

  private static func instanceCenters(of node: Node) -> [Point] {
    switch node {
    case .instances(let instances): instances.placements.map(\.center)
    default: node.members.flatMap(instanceCenters)
    }
  }
}
