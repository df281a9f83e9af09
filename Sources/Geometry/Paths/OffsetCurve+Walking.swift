internal import Geometry

extension OffsetCurve {
  /// The first place along the curve that is some straight distance away from another.
  ///
  /// Where the curve ends before it is so far away, the place is on the straight line that goes on there. The distance
  /// is met to within rounding; one that is not more than 0 leads nowhere.
  ///
  /// Takes time in proportion to the steps of the curve that are passed, and to the logarithm of all.
  public func station(from origin: Station, chord: Double, isForward: Bool) -> Station {
    guard chord > 0, chord.isFinite else { return origin }
    if isForward ? origin.beyond > 0 : origin.beyond < 0 {
      return station(beyond: origin.beyond + (isForward ? chord : -chord))
    }
    // Before the start of the curve the way back to it is straight.
    if origin.beyond != 0, abs(origin.beyond) >= chord {
      return station(beyond: origin.beyond + (isForward ? chord : -chord))
    }
    guard let (piece, near, far) = span(from: origin, chord: chord, isForward: isForward) else {
      return stationOnRay(from: origin, chord: chord, isForward: isForward)
    }
    return station(on: piece, from: origin.point, chord: chord, near: near, far: far)
  }

  /// The place so far beyond the start, where less than 0, or beyond the end.
  private func station(beyond: Double) -> Station {
    let piece = beyond > 0 ? pieces[pieces.count - 1] : pieces[0]
    return station(on: piece, atKey: beyond > 0 ? piece.to : piece.from, beyond: beyond)
  }

  /// The piece, and the keys on it nearer and farther than a chord, between which it is met first.
  private func span(from origin: Station, chord: Double, isForward: Bool) -> (Piece, near: Double, far: Double)? {
    func isFar(_ knot: Knot) -> Bool { knot.point.distance(to: origin.point) >= chord }
    let isBefore = origin.beyond < 0
    let isAfter = origin.beyond > 0
    let next = isBefore ? 0 : isAfter ? knots.count : firstKnot(after: origin.key)
    if isForward {
      var index = next
      while index < knots.count, !isFar(knots[index]) { index += 1 }
      guard index < knots.count else { return nil }
      let knot = knots[index]
      let near = index > 0 && knots[index - 1].piece == knot.piece ? knots[index - 1].key : knot.key
      return (pieces[knot.piece], isBefore ? near : max(near, min(origin.key, knot.key)), knot.key)
    }
    var index = next - 1
    while index >= 0, knots[index].key > origin.key && !isAfter || !isFar(knots[index]) {
      if index == 0 { return nil }
      index -= 1
    }
    guard index >= 0 else { return nil }
    let knot = knots[index]
    let near = index + 1 < knots.count && knots[index + 1].piece == knot.piece ? knots[index + 1].key : knot.key
    return (pieces[knot.piece], isAfter ? near : min(near, max(origin.key, knot.key)), knot.key)
  }

  /// The number of the first knot with a key greater than another.
  private func firstKnot(after key: Double) -> Int {
    var (low, high) = (0, knots.count)
    while low < high {
      let middle = (low + high) / 2
      if knots[middle].key <= key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place between two keys where a chord is met, by false position kept within bounds (the Illinois variant:
  /// Dowell and Jarratt, BIT 11, 1971).
  private func station(on piece: Piece, from origin: Point, chord: Double, near: Double, far: Double) -> Station {
    func excess(_ key: Double) -> Double { piece.point(at: key, distance: distance).distance(to: origin) - chord }
    var (low, high) = (near, far)
    var (lowValue, highValue) = (excess(near), excess(far))
    guard lowValue < 0, highValue > 0 else { return station(on: piece, atKey: highValue > 0 ? near : far) }
    var key = far
    var lastWasLow: Bool?
    for _ in 0..<80 {
      key = (low * highValue - high * lowValue) / (highValue - lowValue)
      if !(min(low, high)...max(low, high)).contains(key) { key = (low + high) / 2 }
      let value = excess(key)
      if abs(value) <= chord * 1e-13 || abs(high - low) <= 1e-15 * max(abs(key), 1) { break }
      if value < 0 {
        (low, lowValue) = (key, value)
        if lastWasLow == true { highValue /= 2 }
        lastWasLow = true
      } else {
        (high, highValue) = (key, value)
        if lastWasLow == false { lowValue /= 2 }
        lastWasLow = false
      }
    }
    return station(on: piece, atKey: key)
  }

  /// The place beyond an end of the curve: where w is the way to that end and u its direction, x u + w has the length
  /// of the chord.
  private func stationOnRay(from origin: Station, chord: Double, isForward: Bool) -> Station {
    let end = isForward ? self.end : self.start
    let direction = station(beyond: isForward ? 1 : -1).point - end.point
    let way = end.point - origin.point
    let along = way.dot(direction)
    let across = chord * chord - way.dot(way) + along * along
    let length = max(across, 0).squareRoot() - along
    return station(beyond: (isForward ? 1 : -1) * max(length, .leastNonzeroMagnitude))
  }

  /// Two places about a third, one on each side, that are some straight distance apart and as far from it as the
  /// distances given are to each other.
  ///
  /// - Precondition: Both distances are more than 0.
  public func stations(about middle: Station, before: Double, after: Double) -> (before: Station, after: Station) {
    let chord = before + after
    func pair(_ scale: Double) -> (before: Station, after: Station) {
      (
        station(from: middle, chord: before * scale, isForward: false),
        station(from: middle, chord: after * scale, isForward: true)
      )
    }
    func excess(_ pair: (before: Station, after: Station)) -> Double {
      pair.before.point.distance(to: pair.after.point) - chord
    }
    // Straight on both sides of the middle they are as far apart as they have to be, and nearer where it bends.
    var (low, high) = (1.0, 1.0)
    while excess(pair(high)) < -chord * 1e-13, high < 64 { (low, high) = (high, high * 1.5) }
    for _ in 0..<60 where high - low > 1e-15 * high {
      let scale = (low + high) / 2
      let value = excess(pair(scale))
      if value < 0 { low = scale } else { high = scale }
      if abs(value) <= chord * 1e-13 { return pair(scale) }
    }
    return pair(high)
  }
}
