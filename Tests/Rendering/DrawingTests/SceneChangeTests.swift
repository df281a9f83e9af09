import Colors
import Drawing
import Geometry
import Testing

@Suite("Changes of scenes")
struct SceneChangeTests {
  private let symbol = Symbol(name: "dot", layers: [])
  private let style = InstanceStyle(classes: "", body: .black, outline: .black, mark: .white)

  private func placement(_ x: Double, style: Int = 0) -> Placement {
    Placement(center: Point(x, 0), symbol: 0, style: style)
  }

  private func instances(_ placements: [Placement]) -> Node {
    .instances(Instances(symbols: [symbol], styles: [style, style], placements: placements))
  }

  private func labels(_ placements: [Labels.Placement]) -> Node {
    .labels(
      Labels(
        texts: ["1", "2"], colors: [.black, .white], style: TextStyle(size: 10), baselineOffset: 3,
        placements: placements))
  }

  private func label(_ x: Double, text: Int, color: Int) -> Labels.Placement {
    .init(center: Point(x, 0), text: text, color: color)
  }

  @Test("A change touches what it names, in nodes of instances and of labels")
  func application() {
    var scene = Scene(
      size: Size(10, 10), summary: "before",
      nodes: [
        instances([placement(1), placement(2), placement(3)]),
        labels([label(1, text: 0, color: 0), label(2, text: 1, color: 0)]),
        instances([placement(4)]),
      ])
    scene.apply(
      SceneChange(
        instances: [
          .init(node: 0, placement: 0, replacement: placement(1, style: 1)),
          .init(node: 0, placement: 2, replacement: placement(9)),
          .init(node: 2, placement: 0, replacement: placement(4, style: 1)),
        ],
        labels: [.init(node: 1, placement: 1, replacement: label(2, text: 1, color: 1))],
        summary: "after"))
    #expect(
      scene
        == Scene(
          size: Size(10, 10), summary: "after",
          nodes: [
            instances([placement(1, style: 1), placement(2), placement(9)]),
            labels([label(1, text: 0, color: 0), label(2, text: 1, color: 1)]),
            instances([placement(4, style: 1)]),
          ]))
  }

  @Test("A change of nothing leaves all but the summary")
  func nothing() {
    var scene = Scene(size: Size(10, 10), summary: "before", nodes: [instances([placement(1)])])
    let change = SceneChange(summary: "after")
    #expect(change.isEmpty)
    scene.apply(change)
    #expect(scene == Scene(size: Size(10, 10), summary: "after", nodes: [instances([placement(1)])]))
  }
}
