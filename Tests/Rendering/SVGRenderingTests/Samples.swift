import Colors
import Drawing
import Geometry
import Paths

/// A square about the origin.
func square(_ side: Double) -> Path {
  let half = side / 2
  return Path([
    .move(to: Point(-half, -half)), .line(to: Point(half, -half)), .line(to: Point(half, half)),
    .line(to: Point(-half, half)), .close,
  ])
}

/// A scene that holds nodes and nothing else.
func scene(_ nodes: Node..., size: Size = Size(100, 100)) -> Scene { Scene(size: size, nodes: nodes) }

let red = Color(hex: 0xFF0000)
let green = Color(hex: 0x00FF00)
let blue = Color(hex: 0x0000FF)

/// A symbol with one layer of each part, each with its usual ink.
let seat = Symbol(
  name: "chair",
  layers: [
    .init(square(16), part: .body), .init(square(16), ink: .stroke(StrokeStyle(width: 2)), part: .outline),
    .init(square(4), part: .mark),
  ])

let available = InstanceStyle(classes: "available category-1", body: red, outline: green, mark: blue)
let sold = InstanceStyle(classes: "sold category-1", body: Color(gray: 0.5), outline: .clear, mark: .clear)
