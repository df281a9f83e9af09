internal import Drawing

/// The display list of a kept picture, in which instances and labels may change.
///
/// What never changes and is covered by nothing that does is painted first, so that it can be kept as pixels: an item
/// goes before others whose boxes it does not touch, which no pixel can tell.
struct KeptLayers: Sendable {
  /// What has to be painted again.
  struct Damage {
    /// What has to be painted again in a band.
    struct Part {
      var band: Int
      /// Where, within the band.
      var boxes: [PixelBox]
    }

    /// The bands in question, from the top.
    var bands: [Part]
  }

  /// What painting a band again has come to.
  struct Repainted: Sendable {
    /// The rows that look different.
    var rows: [Range<Int>]
    /// The pixels of what never changes in the band, where they had to be painted.
    var ground: [UInt32]?
  }

  /// The bands of the picture.
  let bands: Bands
  /// What is there before anything is painted.
  private let paper: UInt32
  /// Everything, in the order of painting, with its number in the display list.
  private var items: [(number: Int, item: DisplayList.Item)]
  /// How many of the items are painted before any that may change.
  private var groundCount = 0
  /// The number in the display list of each node that may change.
  private let numbers: [Int: Int]
  /// The place among the items of each thing that may change, by its number.
  private var places: [Int: Int] = [:]
  /// Whether each node of instances or labels can change in place.
  let canChange: Bool
  /// The pixels of what never changes, for bands where it was needed.
  private var grounds: [[UInt32]?] = []
  /// What cannot be drawn as asked.
  let warnings: [TextWarning]

  /// Takes over a scene that was made ready.
  init(_ scene: PreparedScene) {
    bands = scene.bands
    paper = scene.paper
    warnings = scene.list.warnings
    canChange = !scene.isHard && scene.list.changeable.allSatisfy { $0.value != nil }
    numbers = scene.list.changeable.compactMapValues(\.self)
    items = scene.list.items.enumerated().map { ($0, $1) }
    sort()
  }

  /// Puts first what never changes and can be painted first.
  private mutating func sort() {
    items.sort { $0.number < $1.number }
    let changeable = Set(numbers.values)
    var (early, late) = (items, items)
    early.removeAll()
    late.removeAll()
    for entry in items {
      let isFree = !changeable.contains(entry.number) && !late.contains { $0.item.box.intersects(entry.item.box) }
      if isFree { early.append(entry) } else { late.append(entry) }
    }
    groundCount = early.count
    items = early + late
    for (place, entry) in items.enumerated() where changeable.contains(entry.number) { places[entry.number] = place }
    grounds = Array(repeating: nil, count: bands.count)
  }

  // MARK: What changes

  /// Changes instances and labels, and answers what has to be painted again; nil where nothing has to.
  ///
  /// - Precondition: the nodes that are named can change.
  mutating func apply(_ change: SceneChange) throws(RenderingError) -> Damage? {
    var boxes: [PixelBox] = []
    var reached: [Int: PixelBox] = [:]
    for (place, changes) in grouped(change.instances, by: \.node) {
      guard case .instanceRun(var run) = take(place) else { preconditionFailure("the node is of instances") }
      defer { items[place].item.content = .instanceRun(run) }
      for change in changes {
        if let box = run.box(ofPlacement: change.placement) { boxes.append(box) }
        try run.replace(change.placement, by: change.replacement)
        if let box = run.box(ofPlacement: change.placement) {
          boxes.append(box)
          reached[place] = reached[place]?.union(box) ?? box
        }
      }
    }
    for (place, changes) in grouped(change.labels, by: \.node) {
      guard case .labelRun(var run) = take(place) else { preconditionFailure("the node is of labels") }
      defer { items[place].item.content = .labelRun(run) }
      for change in changes {
        if let box = run.box(ofPlacement: change.placement) { boxes.append(box) }
        try run.replace(change.placement, by: change.replacement)
        if let box = run.box(ofPlacement: change.placement) {
          boxes.append(box)
          reached[place] = reached[place]?.union(box) ?? box
        }
      }
    }
    widen(reached)
    return boxes.isEmpty ? nil : damage(of: boxes)
  }

  /// Lets items reach farther than they did.
  private mutating func widen(_ reached: [Int: PixelBox]) {
    var isWider = false
    for (place, box) in reached where items[place].item.box.union(box) != items[place].item.box {
      items[place].item.box = items[place].item.box.union(box)
      isWider = true
    }
    if isWider { sort() }
  }

  /// Changes by the place of their node among the items.
  private func grouped<Change>(_ changes: [Change], by node: (Change) -> Int) -> [(place: Int, changes: [Change])] {
    var groups: [(place: Int, changes: [Change])] = []
    for change in changes {
      guard let place = numbers[node(change)].flatMap({ places[$0] }) else {
        preconditionFailure("the node is one that can change")
      }
      if groups.last?.place != place { groups.append((place, [])) }
      groups[groups.count - 1].changes.append(change)
    }
    return groups
  }

  /// Takes the content out of an item, so that it is changed in place.
  private mutating func take(_ place: Int) -> DisplayList.Content {
    let content = items[place].item.content
    items[place].item.content = .nothing
    return content
  }

  /// The most boxes of a band that are worth being told apart: with more, all of it is painted again.
  private static let mostBoxes = 256

  /// Boxes shared out to bands, those that overlap in one joined.
  private func damage(of boxes: [PixelBox]) -> Damage {
    var parts = [[PixelBox]](repeating: [], count: bands.count)
    for box in boxes {
      for band in box.rows.lowerBound / Bands.height...(box.rows.upperBound - 1) / Bands.height {
        let rows = box.rows.clamped(to: bands.rows(of: band))
        parts[band].append(PixelBox(columns: box.columns, rows: rows))
      }
    }
    return Damage(
      bands: parts.enumerated().compactMap { band, boxes in
        guard !boxes.isEmpty else { return nil }
        let whole = PixelBox(columns: 0..<bands.width, rows: bands.rows(of: band))
        let isMany = boxes.count > KeptLayers.mostBoxes
        return Damage.Part(band: band, boxes: isMany ? [whole] : KeptLayers.joined(boxes))
      })
  }

  /// Boxes of which those that overlap are joined, so that nothing is laid twice on any pixel.
  private static func joined(_ boxes: [PixelBox]) -> [PixelBox] {
    var joined: [PixelBox] = []
    for box in boxes {
      var box = box
      while let place = joined.firstIndex(where: { $0.intersects(box) }) {
        box = box.union(joined.remove(at: place))
      }
      joined.append(box)
    }
    return joined
  }

  // MARK: Painting again

  /// Paints boxes of a band again.
  ///
  /// Things are painted whole, as they were the first time, and only the pixels of the boxes are taken: cairo draws a
  /// shape that is cut a level otherwise.
  ///
  /// - Parameters:
  ///   - part: The boxes.
  ///   - target: The band of the picture.
  ///   - buffer: Where it is painted first.
  func repaint(_ part: Damage.Part, on target: PixelRows, in buffer: borrowing BandBuffer) -> Result<
    Repainted, RenderingError
  > {
    let rows = buffer.rows(target.rows)
    var repainted = Repainted(rows: [])
    do throws(RenderingError) {
      if meetsGround(part) {
        if grounds[part.band] == nil {
          rows.fill(with: paper)
          try BandPainter.paint(items[..<groundCount].lazy.map(\.item), on: rows, isHard: false)
          repainted.ground = Array(
            UnsafeBufferPointer(start: rows.start, count: rows.columns.count * rows.rows.count))
        }
        (grounds[part.band] ?? repainted.ground)?.withUnsafeBufferPointer { ground in
          for box in part.boxes { rows.window(box)?.copy(from: ground, of: rows.box) }
        }
      } else {
        for box in part.boxes { rows.window(box)?.fill(with: paper) }
      }
      for (_, item) in items[groundCount...] where part.boxes.contains(where: { $0.intersects(item.box) }) {
        try paint(item, part.boxes, on: rows)
      }
    } catch {
      return .failure(error)
    }
    for box in part.boxes {
      guard let source = rows.window(box), let target = target.window(box) else { continue }
      if let changed = target.replace(by: source) { repainted.rows.append(changed) }
    }
    return .success(repainted)
  }

  /// Keeps what never changes in a band, for the next time.
  mutating func keep(_ ground: [UInt32]?, ofBand band: Int) {
    if let ground { grounds[band] = ground }
  }

  private func meetsGround(_ part: Damage.Part) -> Bool {
    items[..<groundCount].contains { entry in part.boxes.contains { $0.intersects(entry.item.box) } }
  }

  private func paint(_ item: DisplayList.Item, _ boxes: [PixelBox], on rows: PixelRows) throws(RenderingError) {
    switch item.content {
    case .instanceRun(let run) where !run.isDrawnByCairo:
      for box in boxes where box.intersects(item.box) { rows.window(box).map(run.lay) }
    case .labelRun(let run) where !run.isDrawnByCairo:
      for box in boxes where box.intersects(item.box) { rows.window(box).map(run.lay) }
    default:
      try BandPainter.paint(CollectionOfOne(item), on: rows, isHard: false)
    }
  }
}

extension PixelRows {
  /// Copies pixels of a box that has all columns and rows of the window, kept row by row without gaps.
  fileprivate func copy(from pixels: UnsafeBufferPointer<UInt32>, of box: PixelBox) {
    precondition(pixels.count == box.columns.count * box.rows.count, "the box has a pixel for each place")
    for row in rows {
      let first = (row - box.rows.lowerBound) * box.columns.count + columns.lowerBound - box.columns.lowerBound
      let source = UnsafeBufferPointer(rebasing: pixels[first..<first + columns.count])
      _ = UnsafeMutableBufferPointer(start: self.row(row), count: columns.count).update(fromContentsOf: source)
    }
  }

  /// Takes over the pixels of another window of the same place; answers from the first to the last row that look
  /// different, nil where none does.
  fileprivate func replace(by other: PixelRows) -> Range<Int>? {
    precondition(other.box == box, "there is a pixel for each")
    var changed: Range<Int>?
    for row in rows {
      let (target, source) = (self.row(row), other.row(row))
      // Without an exit, so that the loop becomes vector code.
      var difference: UInt32 = 0
      for column in 0..<columns.count { difference |= target[column] ^ source[column] }
      guard difference != 0 else { continue }
      target.update(from: source, count: columns.count)
      changed = (changed?.lowerBound ?? row)..<row + 1
    }
    return changed
  }
}
