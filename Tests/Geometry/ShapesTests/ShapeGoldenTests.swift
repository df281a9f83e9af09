import Geometry
import Paths
import SeatMapGoldenTesting
import Testing

@Suite struct ShapeGoldenTests {
  @Test(arguments: shapeCatalogue)
  func `Shapes are drawn as before`(entry: CatalogueEntry) {
    let frame = entry.frame
    let heading =
      "\(entry.spelling) in a frame of \(Int(frame.width)) × \(Int(frame.height))"
      + " at (\(Int(frame.minX)), \(Int(frame.minY)))"
    expectGolden(entry.shape.path(in: frame), "Shapes/\(entry.name)", heading: heading)
  }
}
