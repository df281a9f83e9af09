/// One coordinate of a segment: a polynomial of degree at most 3, given by its control values, over 0…1.
///
/// The control values are the coordinates of the segment's points as they are, so that nothing is lost by changing to
/// powers of t, and are brought below 2 before they are subtracted or squared, so that nothing overflows.
struct BernsteinPolynomial {
  private let values: [Double]
  private let scale: Double

  init(_ values: [Double]) {
    let largest = values.reduce(0) { max($0, $1.magnitude) }
    // A power of two, so that dividing rounds nothing.
    let scale = largest.binade
    self.scale = scale
    self.values = largest > 0 && largest.isFinite ? values.map { $0 / scale } : values.map { _ in 0 }
  }

  /// The value at a parameter, by de Casteljau's construction; the first and last control values exactly at 0 and 1.
  func value(at t: Double) -> Double {
    if t == 0 || t == 1 { return (t == 0 ? values.first : values.last).map { $0 * scale } ?? 0 }
    func between(_ first: Double, _ second: Double) -> Double { first + (second - first) * t }
    // Written out, because finding a root asks this sixty times, and rows in arrays would take most of the time.
    switch values.count {
    case 2:
      return between(values[0], values[1]) * scale
    case 3:
      return between(between(values[0], values[1]), between(values[1], values[2])) * scale
    case 4:
      let middle = between(values[1], values[2])
      let (left, right) = (between(values[0], values[1]), between(values[2], values[3]))
      return between(between(left, middle), between(middle, right)) * scale
    default:
      return (values.first ?? 0) * scale
    }
  }

  /// The parameters strictly between 0 and 1, in order, where the value turns round or stands still.
  var turningPoints: [Double] {
    let slopes = zip(values, values.dropFirst()).map { $1 - $0 }
    let roots: [Double] =
      switch slopes.count {
      case 2: [slopes[0] / (slopes[0] - slopes[1])]
      case 3: quadraticRoots(slopes[0] - 2 * slopes[1] + slopes[2], 2 * (slopes[1] - slopes[0]), slopes[0])
      default: []
      }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// The parameters, in order, where the value passes from one side of zero to the other.
  ///
  /// Between turning points the value is monotonic, so that halving finds each crossing for certain.
  var zeroCrossings: [Double] {
    if values.count == 2 { return (values[0] < 0) != (values[1] < 0) ? [values[0] / (values[0] - values[1])] : [] }
    let stops = [0] + turningPoints + [1]
    return zip(stops, stops.dropFirst()).compactMap { start, end in
      let (first, last) = (value(at: start), value(at: end))
      guard (first < 0) != (last < 0) else { return nil }
      return halve(from: start, to: end) { (value(at: $0) < 0) == (first < 0) }
    }
  }

  /// The parameter where a condition that holds at `start` and not at `end` changes.
  private func halve(from start: Double, to end: Double, while holds: (Double) -> Bool) -> Double {
    var (low, high) = (start, end)
    for _ in 0..<64 {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { break }
      if holds(middle) { low = middle } else { high = middle }
    }
    return high
  }

  /// The real roots of a·t² + b·t + c, without the cancellation of the textbook's formula.
  private func quadraticRoots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    // A zero divisor stands for a root at infinity, which the caller's range leaves out.
    return q == 0 ? [0] : (c / q < q / a ? [c / q, q / a] : [q / a, c / q])
  }
}
