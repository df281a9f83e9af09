import Colors
import Drawing
import Geometry
import Testing

/// Texts are told apart by their scalars: fonts may draw them differently where strings are equal.
@Suite struct SpellingTests {
  /// é as one scalar, and as a letter with an accent.
  private static let composed = "\u{E9}", decomposed = "e\u{301}"

  private func text(_ string: String) -> Text {
    Text(string, at: .zero, style: TextStyle(size: 10), color: .black)
  }

  private func labels(_ texts: [String]) -> Labels {
    Labels(texts: texts, colors: [.black], style: TextStyle(size: 10), baselineOffset: 3, placements: [])
  }

  @Test func `Strings that are equal may be other texts`() {
    #expect(Self.composed == Self.decomposed)
    #expect(text(Self.composed) == text(Self.composed))
    #expect(text(Self.composed) != text(Self.decomposed))
    #expect(labels(["1", Self.composed]) == labels(["1", Self.composed]))
    #expect(labels(["1", Self.composed]) != labels(["1", Self.decomposed]))
    #expect(labels(["1"]) != labels(["1", "2"]))
  }

  @Test func `Everything else about a text counts`() {
    let changes: [(inout Text) -> Void] = [
      { $0.string = "b" }, { $0.position = Point(1, 0) }, { $0.alignment = .right },
      { $0.rotation = Angle(degrees: 1) }, { $0.style.size = 11 }, { $0.color = .white },
      { $0.direction = .rightToLeft }, { $0.className = "b" },
    ]
    // One for each stored property.
    #expect(changes.count == Mirror(reflecting: text("a")).children.count)
    for change in changes {
      var other = text("a")
      change(&other)
      #expect(other != text("a"))
    }
  }

  @Test func `Everything else about labels counts`() {
    let changes: [(inout Labels) -> Void] = [
      { $0.texts = ["b"] }, { $0.colors = [.white] }, { $0.style.size = 11 }, { $0.baselineOffset = 4 },
      { $0.placements = [.init(center: .zero, text: 0, color: 0)] }, { $0.className = "b" },
    ]
    #expect(changes.count == Mirror(reflecting: labels(["a"])).children.count)
    for change in changes {
      var other = labels(["a"])
      change(&other)
      #expect(other != labels(["a"]))
    }
  }
}
