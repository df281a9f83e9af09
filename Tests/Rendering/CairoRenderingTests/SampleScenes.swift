import Colors
import Drawing
import Geometry
import Paths

/// A rectangle as a path.
func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
  Path([
    .move(to: Point(x, y)), .line(to: Point(x + width, y)), .line(to: Point(x + width, y + height)),
    .line(to: Point(x, y + height)), .close,
  ])
}

/// A rectangle filled with a colour.
func block(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color) -> Node {
  .fill(rectangle(x, y, width, height), paint: .color(color))
}

/// Seats of two layers in rows, none of them overlapping another, however they are turned.
///
/// The pitches are no simple fractions of a pixel, so that seats stand at every part of a pixel.
func hall(
  columns: Int, rows: Int, turning: Angle = .zero, isNamed: Bool = false, background: Color? = .white
) -> Scene {
  var body = rectangle(-3, -3, 6, 4)
  body.append(rectangle(-2.5, 1.8, 5, 1.2))
  let seat = Symbol(
    name: "seat",
    layers: [
      Symbol.Layer(body, part: .body),
      Symbol.Layer(rectangle(-1.5, -1.5, 3, 1), ink: .stroke(StrokeStyle(width: 0.5)), part: .mark),
    ])
  let styles = [
    InstanceStyle(classes: "available", body: Color(hex: 0x2A66FF), outline: .clear, mark: .white),
    InstanceStyle(classes: "sold", body: Color(hex: 0xB0B7C3), outline: .clear, mark: .black),
  ]
  var placements: [Placement] = []
  var identities: [Identity] = []
  for index in 0..<(columns * rows) {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    placements.append(
      Placement(
        center: Point(8 + Double(column) * 9.537, 8 + Double(row) * 9.171),
        angle: turning * Double(column), symbol: 0, style: (index / 3) % 2))
    if isNamed { identities.append(Identity(id: "\(row)/\(column)", text: "R\(row)S\(column)")) }
  }
  return Scene(
    size: Size(16 + Double(columns) * 9.6, 16 + Double(rows) * 9.2), background: background, title: "Hall",
    nodes: [
      .instances(Instances(symbols: [seat], styles: styles, placements: placements, identities: identities))
    ])
}

/// The differences of two pictures' red, green and blue, pixel by pixel.
func levels(between left: [UInt32], and right: [UInt32]) -> [Int] {
  zip(left, right).flatMap { first, second in
    [16, 8, 0].map { shift in abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)) }
  }
}

extension Scene {
  /// What instances are made of.
  struct InstanceParts {
    var styles: [InstanceStyle]
    var placements: [Placement]
    var identities: [Identity]
  }

  /// Makes the instances of the first node anew, of other parts.
  mutating func changeFirstInstances(_ change: (inout InstanceParts) -> Void) {
    guard case .instances(let old) = nodes.first else { preconditionFailure("the first node is of instances") }
    var parts = InstanceParts(styles: old.styles, placements: old.placements, identities: old.identities)
    change(&parts)
    nodes[0] = .instances(
      Instances(
        symbols: old.symbols, styles: parts.styles, placements: parts.placements, identities: parts.identities,
        className: old.className))
  }
}
