internal import Geometry

extension PathOffsets {
  /// The pieces of a parallel without the loops that it makes on the inside of corners and of tight bends.
  func cutLoops(of pieces: [OffsetCurve.Piece], distance: Double) -> [OffsetCurve.Piece] {
    guard distance != 0, folds(at: distance) else { return pieces }
    var cutter = LoopCutter(distance: distance, isClosed: isClosed)
    for piece in pieces {
      let keys = [piece.from] + innerKeys(of: piece) + [piece.to]
      for (from, to) in zip(keys, keys.dropFirst()) { cutter.append(piece, from: from, to: to) }
    }
    return cutter.cut()
  }

  /// Whether the parallel at a distance turns back anywhere.
  private func folds(at distance: Double) -> Bool {
    turns.contains { $0 * distance > 0 } || distance.magnitude > leastRadius(toTheRight: distance > 0) * (1 - 1e-9)
  }
}

/// Finds where a parallel curve meets itself about each stretch on which it runs backwards.
private struct LoopCutter {
  /// A part of a piece that turns little.
  private struct Span {
    var piece: OffsetCurve.Piece
    var from, to: Double
    var start, end: Point
    var runsBackwards: Bool
  }

  let distance: Double
  let isClosed: Bool
  private var spans: [Span] = []

  init(distance: Double, isClosed: Bool) {
    self.distance = distance
    self.isClosed = isClosed
  }

  mutating func append(_ piece: OffsetCurve.Piece, from: Double, to: Double) {
    let (start, end) = (piece.point(at: from, distance: distance), piece.point(at: to, distance: distance))
    let runsBackwards: Bool
    switch piece.course {
    case .segment:
      // To the right of the normal is the way back.
      runsBackwards = (end - start).cross(piece.normal(at: (from + to) / 2)) < 0
    case .corner(_, _, let turn): runsBackwards = turn * distance > 0
    case .bridge: runsBackwards = false
    }
    spans.append(Span(piece: piece, from: from, to: to, start: start, end: end, runsBackwards: runsBackwards))
  }

  /// How many spans before and behind a loop are looked at for where it closes.
  private static let reach = 400
  /// How many pairs of spans are looked at for each span.
  private static let greatestEffort = 50

  func cut() -> [OffsetCurve.Piece] {
    var kept: [Span] = []
    var effort = 0
    var index = 0
    while index < spans.count {
      guard spans[index].runsBackwards else {
        kept.append(spans[index])
        index += 1
        continue
      }
      var next = index
      while next < spans.count, spans[next].runsBackwards { next += 1 }
      if let crossing = crossing(of: kept, with: spans, from: next, effort: &effort) {
        kept.removeLast(kept.count - crossing.before - 1)
        kept[crossing.before].to = crossing.keyBefore
        kept[crossing.before].end = crossing.point
        var rest = spans[crossing.after]
        (rest.from, rest.start) = (crossing.keyAfter, crossing.point)
        kept.append(rest)
        index = crossing.after + 1
      } else {
        index = next
      }
    }
    return joined(isClosed ? cutWhereItBegins(kept, effort: &effort) : kept)
  }

  /// The spans of a closed curve without the ends beyond where its last ones cross its first ones.
  private func cutWhereItBegins(_ kept: [Span], effort: inout Int) -> [Span] {
    guard spans.first?.runsBackwards == true || spans.last?.runsBackwards == true,
      let crossing = crossing(of: kept, with: kept, from: 0, areTheSame: true, effort: &effort)
    else { return kept }
    var kept = kept
    kept[crossing.before].to = crossing.keyBefore
    kept[crossing.before].end = crossing.point
    kept[crossing.after].from = crossing.keyAfter
    kept[crossing.after].start = crossing.point
    return Array(kept[crossing.after...crossing.before])
  }

  private struct Crossing {
    var before, after: Int
    var keyBefore, keyAfter: Double
    var point: Point
  }

  /// Where the way to a loop is first crossed by the way from it, the nearest spans looked at first.
  ///
  /// - Parameters:
  ///   - kept: The way to the loop.
  ///   - following: The spans in which the way from it begins.
  ///   - next: The number of the first span on the way from it.
  ///   - areTheSame: Whether both are the spans of one closed way, of which neighbours meet without a crossing.
  ///   - effort: How many pairs of spans were looked at.
  private func crossing(
    of kept: [Span], with following: [Span], from next: Int, areTheSame: Bool = false, effort: inout Int
  ) -> Crossing? {
    func crossing(_ before: Int, _ after: Int) -> Crossing? {
      guard before >= 0, after < following.count, !areTheSame || before > after + 1 else { return nil }
      return self.crossing(kept[before], following[after], before, after)
    }
    for ring in 0..<LoopCutter.reach {
      let (before, after) = (kept.count - 1 - ring, next + ring)
      guard before >= 0 || after < following.count, effort < LoopCutter.greatestEffort * spans.count else { return nil }
      for other in 0...ring {
        effort += 1
        if let crossing = crossing(kept.count - 1 - other, after) { return crossing }
        if other < ring, let crossing = crossing(before, next + other) { return crossing }
      }
    }
    return nil
  }

  private func crossing(_ first: Span, _ second: Span, _ before: Int, _ after: Int) -> Crossing? {
    guard !second.runsBackwards else { return nil }
    let (u, v) = (first.end - first.start, second.end - second.start)
    let determinant = u.cross(v)
    guard determinant != 0 else { return nil }
    let way = second.start - first.start
    let (s, t) = (way.cross(v) / determinant, way.cross(u) / determinant)
    let bounds = -1e-9...1 + 1e-9
    guard bounds.contains(s), bounds.contains(t) else { return nil }
    return refined(
      Crossing(
        before: before, after: after, keyBefore: first.from + (first.to - first.from) * min(max(s, 0), 1),
        keyAfter: second.from + (second.to - second.from) * min(max(t, 0), 1),
        point: first.start.interpolated(to: first.end, at: s)),
      of: first, with: second)
  }

  /// The crossing of two curves near that of their chords, by Newton's method in both keys.
  private func refined(_ crossing: Crossing, of first: Span, with second: Span) -> Crossing {
    var crossing = crossing
    for _ in 0..<20 {
      let (keyBefore, keyAfter) = (crossing.keyBefore, crossing.keyAfter)
      let gap =
        second.piece.point(at: keyAfter, distance: distance) - first.piece.point(at: keyBefore, distance: distance)
      let u = velocity(on: first, at: keyBefore)
      let v = velocity(on: second, at: keyAfter)
      let determinant = u.cross(v)
      guard determinant != 0, gap != .zero else { break }
      crossing.keyBefore = min(max(keyBefore + gap.cross(v) / determinant, first.from), first.to)
      crossing.keyAfter = min(max(keyAfter + gap.cross(u) / determinant, second.from), second.to)
    }
    crossing.point = first.piece.point(at: crossing.keyBefore, distance: distance)
    return crossing
  }

  /// The velocity along a span, by a difference that is small against the span.
  private func velocity(on span: Span, at key: Double) -> Vector {
    let step = (span.to - span.from) * 1e-4
    let (from, to) = (max(key - step, span.from), min(key + step, span.to))
    guard to > from else { return span.end - span.start }
    let way = span.piece.point(at: to, distance: distance) - span.piece.point(at: from, distance: distance)
    return way * (1 / (to - from))
  }

  /// The pieces that spans make up, with a bridge where some are missing between two of them.
  private func joined(_ kept: [Span]) -> [OffsetCurve.Piece] {
    guard let first = kept.first else { return spans.first.map { [stump($0)] } ?? [] }
    var pieces = [first.piece]
    (pieces[0].from, pieces[0].to) = (first.from, first.to)
    for span in kept.dropFirst() {
      let last = pieces[pieces.count - 1]
      if last.to == span.from, last.base == span.piece.base {
        pieces[pieces.count - 1].to = span.to
        continue
      }
      if last.to < span.from {
        let end = last.point(at: last.to, distance: distance)
        pieces.append(
          OffsetCurve.Piece(
            course: .bridge(
              end, span.start, from: last.normal(at: last.to), to: span.piece.normal(at: span.from)),
            base: last.to, from: last.to, to: span.from))
      }
      var piece = span.piece
      (piece.from, piece.to) = (span.from, span.to)
      pieces.append(piece)
    }
    return pieces
  }

  /// What is left of a curve that runs backwards from end to end: its first point.
  private func stump(_ span: Span) -> OffsetCurve.Piece {
    var piece = span.piece
    piece.to = piece.from
    return piece
  }
}
