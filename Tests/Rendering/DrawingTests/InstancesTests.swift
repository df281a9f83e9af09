import Colors
import Drawing
import Geometry
import Paths
import Testing

@Suite struct InstancesTests {
  private static let symbol = Symbol(name: "seat", layers: [.init(.circle(center: .zero, radius: 1), part: .body)])
  private static let style = InstanceStyle(classes: "free", body: .white, outline: .black, mark: Color(1, 0, 0))

  @Test func eachPartHasItsColor() {
    #expect(Self.style.color(of: .body) == .white)
    #expect(Self.style.color(of: .outline) == .black)
    #expect(Self.style.color(of: .mark) == Color(1, 0, 0))
  }

  @Test func identitiesAreNoneOrOneForEachPlacement() async {
    let placements = [Placement(center: .zero, symbol: 0, style: 0), Placement(center: .zero, symbol: 0, style: 0)]
    for count in [0, 2] {
      let instances = Instances(
        symbols: [Self.symbol], styles: [Self.style], placements: placements,
        identities: (0..<count).map { Identity(id: String($0)) })
      #expect(instances.identities.count == count)
    }
    await #expect(processExitsWith: .failure) {
      _ = Instances(
        symbols: [Symbol(name: "a", layers: [])],
        styles: [InstanceStyle(classes: "", body: .clear, outline: .clear, mark: .clear)],
        placements: [Placement(center: .zero, symbol: 0, style: 0)], identities: [Identity(), Identity()])
    }
  }

  @Test func placementsNameSymbolsAndStylesThatThereAre() async {
    await #expect(processExitsWith: .failure) {
      _ = Instances(
        symbols: [], styles: [InstanceStyle(classes: "", body: .clear, outline: .clear, mark: .clear)],
        placements: [Placement(center: .zero, symbol: 0, style: 0)])
    }
    await #expect(processExitsWith: .failure) {
      _ = Instances(
        symbols: [Symbol(name: "a", layers: [])], styles: [],
        placements: [Placement(center: .zero, symbol: 0, style: 0)])
    }
    await #expect(processExitsWith: .failure) {
      _ = Instances(
        symbols: [Symbol(name: "a", layers: [])],
        styles: [InstanceStyle(classes: "", body: .clear, outline: .clear, mark: .clear)],
        placements: [Placement(center: .zero, symbol: 0, style: -1)])
    }
  }
}

@Suite struct LabelsTests {
  @Test func placementsKeepTheirNumbers() {
    let placement = Labels.Placement(center: Point(3, 4), text: 70_000, color: 2)
    #expect(placement.text == 70_000 && placement.color == 2 && placement.center == Point(3, 4))
  }
}

@Suite struct NodeTests {
  /// Scenes are values: a change to one leaves its copies alone, and equal ones are interchangeable.
  @Test func scenesAreComparedByWhatTheyPaint() {
    let square = Path.rectangle(Rect(x: 0, y: 0, width: 1, height: 1))
    func scene(_ color: Color) -> Scene {
      Scene(
        size: Size(10, 10),
        nodes: [
          .group(Group(opacity: 0.5, nodes: [.fill(square, paint: .color(color))])),
          .stroke(
            square, paint: .linearGradient(LinearGradient(from: .zero, to: Point(1, 0), stops: [.init(at: 0, color)])),
            style: StrokeStyle(width: 1)),
        ])
    }
    #expect(scene(.black) == scene(Color(gray: 0)))
    #expect(scene(.black) != scene(.white))
    #expect(Set([scene(.black), scene(.black), scene(.white)]).count == 2)
  }
}
