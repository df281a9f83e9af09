import CairoRendering
import Colors
import Drawing
import Geometry
import ImageFiles
import Paths
import Shapes
import Testing
import TicketDrawing
import TicketFiles
import Tickets

/// The edge of a ticket: what is cut out is clear, the shadow follows it, and no seam shows between body and stub.
@Suite struct OutlineLawTests {
  static let scales = [1, 1.5, 2]

  /// The notches' centres lie on the frame's edges at the border between body and stub.
  ///
  /// That is 250 from the left: (262, 12) and (262, 162). A point 4 towards the ticket's inside is well within the notch of 10.
  @Test(arguments: scales, [false, true])
  func `Notches are clear at their centres`(scale: Double, border: Bool) throws {
    let ticket = try DrawnTicket(design: SampleDesign.design(shadow: false, border: border), pixelsPerUnit: scale)
    for (center, inwards) in [(Point(262, 12), 1.0), (Point(262, 162), -1.0)] {
      #expect(ticket.alpha(at: center) == 0)
      #expect(ticket.alpha(at: center + Vector(0, inwards * 4)) == 0)
      #expect(ticket.alpha(at: center + Vector(0, inwards * 14)) == 255)
    }
  }

  @Test func `Holes of a perforation are clear`() throws {
    var design = SampleDesign.design(shadow: false)
    design.perforation = TicketPerforation(.holes(radius: 3, pitch: 12), inset: 4)
    let ticket = try DrawnTicket(design: design, pixelsPerUnit: 2)
    let layout = ticket.picture.layout
    let holes = layout.outline.contours.dropFirst()
    #expect(holes.count > 5)
    for hole in holes {
      // Four quarter circles: the middle of two ends that face each other.
      try #require(hole.segments.count == 4)
      #expect(ticket.alpha(at: hole.segments[0].start.interpolated(to: hole.segments[2].start, at: 0.5)) == 0)
    }
  }

  /// The shadow is moved down by 3, and everything that lets it be seen lies below the ticket and in the lower notch:
  /// there the shadow's own notch begins 3 further down.
  @Test func `The shadow follows the notch`() throws {
    var design = SampleDesign.design()
    design.shadow = TicketShadow(ink: .fixed(Color(gray: 0, alpha: 0.5)), radius: 4, offset: Vector(0, 3))
    let ticket = try DrawnTicket(design: design, pixelsPerUnit: 4)
    let center = Point(262, 162)
    // 7.5 above the notch's centre the ticket is 2.5 away, and the moved shadow reaches 3 further in, and 4 more.
    #expect(ticket.alpha(at: center + Vector(0, -9)) > 20)
    // In the middle of its mouth the shadow's edge is 10 away, further than it reaches.
    #expect(ticket.alpha(at: center + Vector(0, 3)) == 0)
    // Away from the notch there is shadow at the same height.
    #expect(ticket.alpha(at: Point(150, 163.5)) > 20)
  }

  /// The shadow of the standard design reaches 6 + 3 from the ticket, and no cut of its edge is less than 10 deep.
  @Test(arguments: scales)
  func `The standard design's cuts are clear at their centres, its shadow and all`(scale: Double) throws {
    let ticket = try DrawnTicket(design: BuiltInTicketDesign.cinema.design, pixelsPerUnit: scale)
    let layout = ticket.picture.layout
    let tear = try #require(layout.tears.first)
    let frame = layout.frame
    // Half a unit inwards, so that the pixel is one of the canvas and not of the rows beside it.
    let centers = [
      Point(frame.minX + 0.4, tear.start.y), Point(frame.maxX - 0.4, tear.start.y), Point(frame.midX, frame.minY + 0.4),
      Point(frame.midX, frame.maxY - 0.4), Point(frame.minX + 0.4, frame.minY + 0.4),
      Point(frame.maxX - 0.4, frame.maxY - 0.4),
    ]
    for center in centers { #expect(ticket.alpha(at: center) == 0, "\(center)") }
    // And there is a shadow: below the ticket, away from what is cut out.
    #expect(ticket.alpha(at: Point(frame.midX + 80, frame.maxY + 3)) > 15)
  }

  /// Along the border between two opaque panels, at whatever part of a pixel it lies, nothing shines through.
  @Test(arguments: scales)
  func `No seam shows between body and stub`(scale: Double) throws {
    for shift in [0, 0.25, 1.0 / 3, 0.5, 0.9] {
      for axis in TicketAxis.allCases {
        var design = SampleDesign.design(shadow: false, axis: axis)
        design.perforation = nil
        design.panels[1].length = 150 + shift
        design.panels[1].elements = []
        let ticket = try DrawnTicket(design: design, pixelsPerUnit: scale)
        let border = 412 - 150 - shift
        for across in stride(from: 30.0, through: 140, by: 1 / scale) {
          for along in [-2, -1, 0, 1, 2] {
            let place = border + Double(along) / scale
            let point = axis == .horizontal ? Point(place, across) : Point(across, place)
            let pixel = ticket.pixel(at: point)
            #expect(pixel[3] == 255)
            // A mixture of white and the stub's 0.9, never darker than the darker of them.
            #expect(pixel[0] >= 229)
          }
        }
      }
    }
  }

  /// A dark stub behind a white body: the edge of the stub is no brighter than the stub.
  @Test func `No rim of the body's colour shows around the stub`() throws {
    var design = SampleDesign.design(shadow: false)
    design.panels[1].fill = .flat(.black)
    design.panels[1].elements = []
    let ticket = try DrawnTicket(design: design, pixelsPerUnit: 1.5)
    for offset in stride(from: 0, to: ticket.pixels.samples.count, by: 4) {
      let x = offset / 4 % ticket.pixels.width
      guard Double(x) / 1.5 > 270, ticket.pixels.samples[offset + 3] > 0 else { continue }
      #expect(ticket.pixels.samples[offset] == 0)
    }
  }

  /// Vertical or horizontal, a border changes nothing of what is cut out.
  @Test(arguments: TicketAxis.allCases)
  func `The shape is the same with and without a border`(axis: TicketAxis) throws {
    let plain = try DrawnTicket(design: SampleDesign.design(shadow: false, axis: axis))
    let bordered = try DrawnTicket(design: SampleDesign.design(shadow: false, border: true, axis: axis))
    #expect(plain.picture.layout.outline == bordered.picture.layout.outline)
    let inside = PathInterior(plain.picture.layout.outline)
    // Half the line, the corner of its mitre, and the pixel's own extent.
    let reach = 0.5 + 1.5
    for y in stride(from: 0.5, to: plain.picture.scene.size.height, by: 2) {
      for x in stride(from: 0.5, to: plain.picture.scene.size.width, by: 2) {
        let point = Point(x, y)
        let around = stride(from: 0.0, to: 360, by: 45).map { point + Vector(direction: .degrees($0)) * reach }
        let sides = Set(around.map { inside.contains($0) })
        // Within the width of the line they may differ.
        guard sides.count == 1 else { continue }
        #expect(plain.alpha(at: point) == bordered.alpha(at: point))
      }
    }
  }

  /// As in Apple's tickets: a segment of a circle of radius 20 that goes in by 8.
  ///
  /// What lies deeper is ticket, what lies
  /// less deep is clear, and the half circle's flanks are not cut.
  @Test func `A notch may be shallower than its radius`() throws {
    var design = SampleDesign.design(shadow: false)
    design.outline.notch = .init(radius: 20, depth: 8)
    design.perforation = nil
    let ticket = try DrawnTicket(design: design, pixelsPerUnit: 2)
    #expect(ticket.alpha(at: Point(262, 12 + 7)) == 0)
    #expect(ticket.alpha(at: Point(262, 12 + 9)) == 255)
    // Half as wide as √(20² − 12²) = 16 at the edge.
    #expect(ticket.alpha(at: Point(262 - 15, 12.6)) == 0)
    #expect(ticket.alpha(at: Point(262 - 17, 12.6)) == 255)
  }
}
