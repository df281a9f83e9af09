import CairoRendering
import Colors
import Drawing
import Geometry
import Paths

/// What others need in order to draw the same map: where each seat is on the canvas, in what colour, and what a seat
/// looks like.
///
/// A text of lines, which peers read before they are timed. Lengths are pixels, colours parts of 255:
///
///     size 2400 1800
///     background 255 255 255
///     font /usr/share/fonts/opentype/inter/Inter-Medium.otf
///     outline 18                    how many steps the outline of a seat has, about its centre
///     M 1.5 2.5                     move; L x y: line; C x y x y x y: Bézier curve; Z: close
///     seats 50000
///     12.5 8.25 0 217 164 65        x y degrees red green blue
///     labels 50000
///     10.5 9.75 2.6 0 0 0 17        x y size red green blue text: where the pen begins on the baseline
struct SeatList {
  private let scene: Scene
  private let measurer: PangoTextMeasurer

  /// Why a scene cannot be told as a list of seats.
  struct NotPlain: Error, CustomStringConvertible {
    let description: String
  }

  init(of scene: Scene, measurer: PangoTextMeasurer) {
    self.scene = scene
    self.measurer = measurer
  }

  func text() throws -> String {
    var outlines: Set<Path> = []
    var seats: [String] = []
    var labels: [String] = []
    for node in scene.nodes {
      switch node {
      case .instances(let instances):
        for placement in instances.placements {
          outlines.insert(try outline(of: instances.symbols[Int(placement.symbol)]))
          let place = "\(placement.center.x) \(placement.center.y) \(placement.angle.degrees)"
          seats.append("\(place) \(try words(instances.styles[Int(placement.style)].body))")
        }
      case .labels(let node): labels += try lines(of: node)
      default: throw NotPlain(description: "the scene has more than seats and their labels")
      }
    }
    guard outlines.count == 1, let outline = outlines.first else {
      throw NotPlain(description: "the seats have \(outlines.count) outlines")
    }
    let head = [
      "size \(Int(scene.size.width)) \(Int(scene.size.height))", "background \(try words(scene.background ?? .white))",
      "font \(try labelFont)", "outline \(outline.elements.count)",
    ]
    let all = head + (try outline.elements.map(line)) + ["seats \(seats.count)"] + seats + ["labels \(labels.count)"]
    return (all + labels).joined(separator: "\n") + "\n"
  }

  /// The path that is filled for a seat; the theme draws no other.
  private func outline(of symbol: Symbol) throws -> Path {
    guard symbol.layers.count == 1, symbol.layers[0].ink == .fill, symbol.layers[0].part == .body else {
      throw NotPlain(description: "\(symbol.name) is more than one fill")
    }
    return symbol.layers[0].path
  }

  private func line(_ element: PathElement) throws -> String {
    let letter =
      switch element {
      case .move: "M"
      case .line: "L"
      case .cubic: "C"
      case .close: "Z"
      case .quadratic: throw NotPlain(description: "the outline has a quadratic curve")
      }
    return ([letter] + element.points.flatMap { ["\($0.x)", "\($0.y)"] }).joined(separator: " ")
  }

  private func lines(of labels: Labels) throws -> [String] {
    let widths = labels.texts.map { measurer.metrics(of: $0, style: labels.style).width }
    return try labels.placements.map { placement in
      let text = Int(placement.text)
      let pen = placement.center + Vector(-widths[text] / 2, labels.baselineOffset)
      return
        "\(pen.x) \(pen.y) \(labels.style.size) \(try words(labels.colors[Int(placement.color)])) \(labels.texts[text])"
    }
  }

  private func words(_ color: Color) throws -> String {
    guard color.alpha == 1 else { throw NotPlain(description: "\(color.hexText) is not opaque") }
    return [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ")
  }

  /// The file of the face that numbers of seats are set in.
  private var labelFont: String {
    get throws {
      guard let file = measurer.fonts.files.first(where: { $0.hasSuffix("/Inter-Medium.otf") }) else {
        throw NotPlain(description: "there is no Inter-Medium.otf")
      }
      return file
    }
  }
}
