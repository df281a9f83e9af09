import CairoRendering
import Colors
import Drawing
import Foundation
import Geometry
import GoldenImages
import ImageFiles
import Paths
import SVGRendering
import TestSupport
import Testing

@Suite struct SVGPictureTests {
  private func document(_ scene: Scene, _ renderer: SVGRenderer = SVGRenderer()) throws -> MarkupElement {
    try MarkupElement(parsing: renderer.bytes(of: scene))
  }

  private let frame = Rect(x: 10, y: 20, width: 30, height: 15.5)
  private let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 128]

  private func raster(encoded: Raster.Encoded? = nil) -> Raster {
    Raster(width: 2, height: 1, pixels: pixels, encoded: encoded)
  }

  /// The bytes that an image holds.
  private func content(of image: MarkupElement, type: String) throws -> [UInt8] {
    let reference = try #require(image["href"])
    let head = "data:\(type);base64,"
    try #require(reference.hasPrefix(head))
    return try Array(#require(Data(base64Encoded: String(reference.dropFirst(head.count)))))
  }

  @Test func `A raster that is shown three times is in the document once`() throws {
    let file = (0..<100).map { UInt8($0) }
    let raster = raster(encoded: .jpeg(file))
    let nodes = (0..<3).map { Node.picture(Picture(raster, in: frame.translated(by: Vector(0, 20 * Double($0))))) }
    let root = try document(Scene(size: Size(100, 100), nodes: nodes))
    let images = root.all.filter { $0.name == "image" }
    #expect(images.count == 1)
    #expect(try content(of: #require(images.first), type: "image/jpeg") == file)
    let symbol = try #require(root.all.first { $0.name == "symbol" })
    #expect(symbol["viewBox"] == "0 0 2 1" && symbol["preserveAspectRatio"] == "none")
    let uses = root.all.filter { $0.name == "use" }
    #expect(uses.map { $0["href"] } == Array(repeating: "#" + (symbol["id"] ?? ""), count: 3))
    #expect(uses.map { $0["y"] } == ["20", "40", "60"])
    #expect(uses.allSatisfy { $0["x"] == "10" && $0["width"] == "30" && $0["height"] == "15.5" })
  }

  @Test(arguments: 0..<7) func `A file of any length is written in base 64 with padding`(count: Int) throws {
    let file = (0..<count).map { UInt8(255 - $0 * 37) }
    let root = try document(scene(.picture(Picture(raster(encoded: .png(file)), in: frame))))
    let image = try #require(root.all.first { $0.name == "image" })
    #expect(try content(of: image, type: "image/png") == file)
  }

  @Test(arguments: [(2, 1), (1, 3), (300, 200)]) func `A raster without a file becomes a PNG of its pixels`(
    width: Int, height: Int
  ) throws {
    var random = SeededRandom(seed: 3)
    let pixels = (0..<width * height * 4).map { _ in UInt8(random.int(0...255)) }
    let raster = Raster(width: width, height: height, pixels: pixels)
    let root = try document(scene(.picture(Picture(raster, in: frame))))
    let image = try #require(root.all.first { $0.name == "image" })
    let read = try RGBAImage(png: content(of: image, type: "image/png"))
    #expect(read.width == width && read.height == height)
    #expect(read.samples == pixels)
  }

  @Test func `A picture is spoken by its name, which makes the document more than an image`() throws {
    let node = Node.picture(Picture(raster(), in: frame, name: "R&B <live>", className: "poster wide"))
    let root = try document(scene(node))
    let use = try #require(root.all(class: "poster").first)
    #expect(use["class"] == "poster wide" && use["role"] == "img" && use["aria-label"] == "R&B <live>")
    #expect(root["role"] == "graphics-document document")
    let compact = try document(scene(node), SVGRenderer(compact: true))
    #expect(compact["role"] == "img")
    #expect(try #require(compact.all(class: "poster").first)["aria-label"] == nil)
  }

  @Test func `A clip is that of a group around the picture`() throws {
    let clip = Path.circle(center: Point(25, 27), radius: 7)
    let root = try document(scene(.picture(Picture(raster(), in: frame, clip: clip))))
    let group = try #require(root.all.first { $0.name == "g" })
    let id = try #require(root.all.first { $0.name == "clipPath" }?["id"])
    #expect(group["clip-path"] == "url(#\(id))")
    #expect(group.children.map(\.name) == ["use"])
  }

  @Test func `A frame that is no place is left out`() throws {
    for frame in [Rect(x: 0, y: 0, width: 0, height: 5), Rect(x: .nan, y: 0, width: 5, height: 5)] {
      let root = try document(scene(.picture(Picture(raster(), in: frame))))
      #expect(!root.all.contains { $0.name == "use" || $0.name == "image" })
    }
  }

  @Test func `A shadow is its path, moved, blurred by a third of the radius within a region that holds it`() throws {
    let shadow = Shadow(color: Color.black.withAlpha(0.25), radius: 12, offset: Vector(3, 5))
    let root = try document(scene(.shadow(square(20), shadow, class: "shadow")))
    let filter = try #require(root.all.first { $0.name == "filter" })
    #expect(filter["filterUnits"] == "userSpaceOnUse" && filter["color-interpolation-filters"] == "sRGB")
    // The square is -10 … 10 about the origin.
    #expect(["x", "y", "width", "height"].map { filter[$0] } == ["-19", "-17", "44", "44"])
    #expect(filter.children.first?["stdDeviation"] == "4")
    let path = try #require(root.all(class: "shadow").first)
    #expect(path["filter"] == "url(#\(filter["id"] ?? ""))")
    #expect(path["d"] == "M-7 -5H13V15H-7Z")
    #expect(root.rule(".shadow") == "fill:rgba(0,0,0,.25)")
  }

  @Test func `A shadow without radius needs no filter`() throws {
    let root = try document(scene(.shadow(square(20), Shadow(color: .black, radius: 0))))
    #expect(!root.all.contains { $0.name == "filter" })
  }

  @Test(
    arguments: [
      (TextDirection.automatic, "Saal 3", nil), (.rightToLeft, "Saal 3", "rtl"), (.automatic, "אולם 3", "rtl"),
      (.leftToRight, "אולם 3", nil),
    ] as [(TextDirection, String, String?)])
  func `A line runs as it says, or as its first letter does`(
    direction: TextDirection, string: String, expected: String?
  ) throws {
    let text = Text(string, at: Point(50, 50), style: TextStyle(size: 10), color: .black, direction: direction)
    let element = try #require(try document(scene(.text(text))).all.first { $0.name == "text" })
    #expect(element["direction"] == expected)
    // The left end stands at the position: the end of a line that runs from right to left.
    #expect(element["text-anchor"] == (expected == nil ? nil : "end"))
  }
}
