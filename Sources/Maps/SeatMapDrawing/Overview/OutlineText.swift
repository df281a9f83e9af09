internal import Colors
internal import Drawing
internal import Geometry
internal import Paths

/// What stands inside an outline: lines of text under each other, and a bar that says how much is taken.
///
/// Several versions are given, the fullest first; the first that has room at a legible size is drawn, as large as it
/// may be.
struct OutlineText {
  /// A line of a version.
  enum Line {
    /// A name.
    case name(String)
    /// What is to be known besides.
    case note(String)
    /// A bar of which a part, 0…1, is filled.
    case bar(Double)
  }

  let theme: Theme
  let measuring: any TextMeasuring
  /// The size that a name should have, in canvas units; smaller where there is less room.
  let largestSize: Double

  /// The size of notes, and the height of bars, as a part of that of names.
  private static let noteShare = 0.8
  private static let barShare = 0.42
  /// How much smaller the next trial is.
  private static let step = 0.87
  /// How much higher than its letters a line is.
  private static let leading = 1.24
  /// The width of a bar as a part of the height of a name's letters.
  private static let barWidth = 4.0

  /// The nodes of the first version that fits, and the box that they stand in; nil where none does.
  ///
  /// - Parameter padding: The least distance to the outline on either side, in canvas units.
  func fitted(
    _ versions: [[Line]], in room: OutlineRoom, padding: Double = 0, color: Color
  ) -> (nodes: [Node], box: Rect)? {
    for version in versions where !version.isEmpty {
      // The smallest line decides how far down a version may go.
      let hasNote = version.contains { if case .note = $0 { true } else { false } }
      let least = theme.detail.minimumTextSize / (hasNote ? OutlineText.noteShare : 1)
      let full = extent(of: version, size: 100)
      var size = max(largestSize, least)
      while size >= least {
        let extent = full * (size / 100)
        // A little air on all sides.
        if let box = room.place(
          for: Size(extent.width + size * 0.7 + 2 * padding, extent.height + size * 0.3 + 2 * padding))
        {
          return (nodes(of: version, size: size, in: box, color: color), box)
        }
        guard size > least else { break }
        size = max(size * OutlineText.step, least)
      }
    }
    return nil
  }

  /// A name in one line, and broken at the space nearest to its middle where it has one.
  static func nameVersions(_ name: String) -> [[Line]] {
    let spaces = name.indices.filter { name[$0] == " " }
    let middle = name.count / 2
    let nearest = spaces.min {
      let (left, right) = (name.distance(from: name.startIndex, to: $0), name.distance(from: name.startIndex, to: $1))
      return (left - middle).magnitude < (right - middle).magnitude
    }
    guard let nearest else { return name.isEmpty ? [] : [[.name(name)]] }
    return [
      [.name(name)], [.name(String(name[..<nearest])), .name(String(name[name.index(after: nearest)...]))],
    ]
  }

  private func style(of line: Line, size: Double) -> TextStyle {
    switch line {
    case .name: TextStyle(size: size, weight: .semibold)
    case .note: TextStyle(size: size * OutlineText.noteShare, weight: .medium)
    case .bar: TextStyle(size: size * OutlineText.barShare)
    }
  }

  private func extent(of version: [Line], size: Double) -> Size {
    var (width, height) = (0.0, 0.0)
    for line in version {
      let style = style(of: line, size: size)
      switch line {
      case .name(let string), .note(let string):
        width = max(width, measuring.metrics(of: string, style: style).width)
        height += style.size * OutlineText.leading
      case .bar:
        width = max(width, size * OutlineText.barWidth)
        height += style.size * 2
      }
    }
    return Size(width, height)
  }

  private func nodes(of version: [Line], size: Double, in box: Rect, color: Color) -> [Node] {
    var nodes: [Node] = []
    var y = box.midY - extent(of: version, size: size).height / 2
    for line in version {
      let style = style(of: line, size: size)
      switch line {
      case .name(let string), .note(let string):
        let height = style.size * OutlineText.leading
        let drop = measuring.metrics(of: string, style: style).capHeight / 2
        nodes.append(
          .text(
            Text(
              string, at: Point(box.midX, y + height / 2 + drop), alignment: .center, style: style, color: color,
              className: line.className)))
        y += height
      case .bar(let share):
        let frame = Rect(
          center: Point(box.midX, y + style.size), size: Size(size * OutlineText.barWidth, style.size))
        nodes += OutlineText.bar(share, in: frame, color: color)
        y += style.size * 2
      }
    }
    return nodes
  }

  /// A frame that is filled from the left as far as places are taken.
  private static func bar(_ share: Double, in frame: Rect, color: Color) -> [Node] {
    let line = max(frame.height * 0.16, 0.5)
    let inner = frame.inset(by: line * 1.5)
    let filled = Rect(x: inner.minX, y: inner.minY, width: inner.width * min(max(share, 0), 1), height: inner.height)
    var nodes: [Node] = [
      .stroke(
        .roundedRectangle(frame, radius: frame.height * 0.25), paint: .color(color), style: StrokeStyle(width: line),
        class: "taken-frame")
    ]
    if filled.width > 0 { nodes.append(.fill(.rectangle(filled), paint: .color(color), class: "taken")) }
    return nodes
  }
}

extension OutlineText.Line {
  fileprivate var className: String {
    switch self {
    case .name: "outline-name"
    case .note: "outline-note"
    case .bar: "taken"
    }
  }
}
