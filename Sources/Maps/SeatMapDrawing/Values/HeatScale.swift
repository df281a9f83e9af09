internal import Colors
internal import Drawing
internal import SeatMaps

/// The colours of a heat map: from dark blue for the least value to yellow for the greatest.
///
/// Both are the ends of cividis (Nuñez, Anderton and Renslow 2018), which people with any kind of colour vision see
/// alike. Between them colours lie on a straight line in OKLab, so that equal steps look equal.
struct HeatScale {
  /// A part of the scale that bears a letter, so that values are not told by colour alone.
  struct Band {
    /// The letter, from A at the lower end.
    var letter: String
    /// What its values are called where they are no numbers.
    var name: String
    /// The least value, and the greatest.
    var low, high: Double
  }

  let title: String
  /// The marks, by rising value.
  let ticks: [SeatMeasure.Tick]
  /// The parts between two marks; one for each mark where values are kinds rather than numbers.
  let bands: [Band]
  /// Whether all values are just at marks: kinds rather than numbers.
  let hasKinds: Bool

  /// The number of distinct colours.
  static let stepCount = 32

  private let low, high: Double

  init(_ measure: SeatMeasure) {
    title = measure.title
    let ticks = measure.ticks.filter { $0.value.isFinite }.sorted { $0.value < $1.value }
    let known = measure.values.compactMap { $0.flatMap { $0.isFinite ? $0 : nil } }
    low = min(ticks.first?.value ?? .infinity, known.min() ?? .infinity)
    high = max(ticks.last?.value ?? -.infinity, known.max() ?? -.infinity)
    let marks = Set(ticks.map(\.value))
    hasKinds = ticks.count > 1 && known.allSatisfy(marks.contains)
    self.ticks = ticks
    if hasKinds {
      bands = ticks.enumerated().map {
        Band(letter: HeatScale.letter($0), name: $1.label, low: $1.value, high: $1.value)
      }
    } else {
      bands = zip(ticks, ticks.dropFirst()).enumerated().map { number, ends in
        Band(letter: HeatScale.letter(number), name: "", low: ends.0.value, high: ends.1.value)
      }
    }
  }

  /// A to Z, then AA.
  private static func letter(_ number: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(number % 26)))
    return number < 26 ? letter : HeatScale.letter(number / 26 - 1) + letter
  }

  /// Where a value lies on the scale, 0…1.
  func share(of value: Double) -> Double {
    guard high > low else { return 0.5 }
    return min(max((value - low) / (high - low), 0), 1)
  }

  /// The number of a value's colour.
  func step(of value: Double) -> Int {
    min(Int(share(of: value) * Double(HeatScale.stepCount)), HeatScale.stepCount - 1)
  }

  /// The number of a value's band; nil where the scale has none.
  func band(of value: Double) -> Int? {
    hasKinds
      ? bands.firstIndex { $0.low == value }
      : bands.lastIndex { $0.low <= value } ?? (bands.isEmpty ? nil : 0)
  }

  /// The colour at a part of the scale, 0…1.
  static func color(at share: Double) -> Color {
    let (from, to) = (OKLab(Color(hex: 0x00224E)), OKLab(Color(hex: 0xFDE737)))
    func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * share }
    return OKLab(
      lightness: between(from.lightness, to.lightness), a: between(from.a, to.a), b: between(from.b, to.b)
    ).color()
  }

  /// The colour of a step: that in its middle.
  static func color(ofStep step: Int) -> Color { color(at: (Double(step) + 0.5) / Double(stepCount)) }
}
