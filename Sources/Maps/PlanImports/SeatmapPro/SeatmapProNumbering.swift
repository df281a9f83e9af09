internal import JSON
internal import Reading
internal import Support

/// The labels that seatmap.pro gives rows or seats, as its command makes them.
///
/// What a kind cannot write is left out of the sequence, and places past its end are numbered; a sequence that runs the
/// other way is made first and then turned around.
struct SeatmapProNumbering {
  /// The kinds of labels.
  enum Format: String, CaseIterable {
    case arabic, roman, letters
  }

  private var format = Format.arabic
  private var from = "1"
  private var step = 1
  private var isReversed = false

  /// How rows are numbered, by a section's `numbering`.
  init(rowsOf node: JSONNode?) throws(JSONFault) {
    guard let node = node?["rows"]?.unlessNull else { return }
    try read(node)
    format = try node["format"]?.unlessNull?.choice() ?? .arabic
    isReversed = try node.word("direction") == "toTop"
  }

  /// How seats are numbered, by a section's `numbering`.
  init(seatsOf node: JSONNode?) throws(JSONFault) {
    guard let node = node?["seats"]?.unlessNull else { return }
    try read(node)
    isReversed = try node.word("direction") == "toLeft"
  }

  private mutating func read(_ node: JSONNode) throws(JSONFault) {
    if let first = node["from"]?.unlessNull {
      from = try first.string()
      guard !from.isEmpty, from.utf8.count <= SeatmapProNumbering.longestLabel else {
        throw first.fault(
          .value, "expected a first label of 1 to \(SeatmapProNumbering.longestLabel) characters")
      }
    }
    step = try node["step"]?.unlessNull?.integer(in: -1_000_000...1_000_000) ?? 1
  }

  /// How long a first label may be, so that its number is exact.
  private static let longestLabel = 15
  /// How many times letters may be counted on.
  private static let mostIncrements = 10_000_000

  /// The labels of so many places; the node is the section, for what is wrong with all of them.
  func labels(count: Int, at node: JSONNode) throws(JSONFault) -> [String] {
    var labels: [String]
    switch format {
    case .arabic: labels = numbers(count)
    case .roman: labels = numerals(count)
    case .letters:
      guard count.multipliedReportingOverflow(by: max(step, 1)).partialValue <= SeatmapProNumbering.mostIncrements
      else { throw node.fault(.value, "the step between the names of rows is too large for so many rows") }
      labels = letters(count)
    }
    if isReversed { labels.reverse() }
    for place in labels.count..<count { labels.append(String(place + 1)) }
    return labels
  }

  /// Numbers with the text and the zeros before them that the first label has.
  private func numbers(_ count: Int) -> [String] {
    let digits = from.utf8.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    let prefix = digits > 0 ? String(from.dropLast(digits)) : ""
    let start = digits > 0 ? Int(from.suffix(digits)) ?? 1 : 1
    return (0..<count).compactMap { place in
      let number = start + place * step
      // Without digits in the first label all numbers are written, with them those above zero.
      guard digits == 0 || number > 0 else { return nil }
      let text = String(number)
      return prefix + String(repeating: "0", count: max(digits - text.count, 0)) + text
    }
  }

  private func numerals(_ count: Int) -> [String] {
    guard step > 0 else { return [] }
    let start = RomanNumeral.value(of: from) ?? leadingInteger.flatMap { $0 > 0 ? $0 : nil } ?? 1
    return (0..<count).compactMap { place in RomanNumeral.text(of: start + place * step) }
  }

  private func letters(_ count: Int) -> [String] {
    guard step > 0 else { return [] }
    var current = Array(from.unicodeScalars)
    if let number = leadingInteger, number > 0 {
      current = [number <= 26 ? Unicode.Scalar(UInt8(64 + number)) : "A"]
    }
    var labels: [String] = []
    for _ in 0..<count {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: current)
      labels.append(String(text))
      for _ in 0..<step { SeatmapProNumbering.increment(&current) }
    }
    return labels
  }

  /// The number that the first label begins with.
  private var leadingInteger: Int? {
    let text = from.drop { $0 == " " }
    let sign = text.first == "-" || text.first == "+" ? text.prefix(1) : ""
    return Int(sign + text.dropFirst(sign.count).prefix { "0123456789".contains($0) })
  }

  /// Counts on as an odometer does: letters of both cases and digits each turn over and carry to the left.
  private static func increment(_ characters: inout [Unicode.Scalar]) {
    for place in characters.indices.reversed() {
      let rings: [ClosedRange<Unicode.Scalar>] = ["A"..."Z", "a"..."z", "0"..."9"]
      guard let ring = rings.first(where: { $0.contains(characters[place]) }) else {
        characters[place] = "A"
        return
      }
      if characters[place] != ring.upperBound {
        characters[place] = Unicode.Scalar(characters[place].value + 1) ?? ring.lowerBound
        return
      }
      characters[place] = ring.lowerBound
      if place == 0 { characters.insert(ring.lowerBound, at: 0) }
    }
  }
}

/// Roman numerals as seatmap.pro reads and writes them.
private enum RomanNumeral {
  private static let parts: [(value: Int, text: String)] = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
    (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]

  /// The numeral of a number; nil where it has none.
  static func text(of number: Int) -> String? {
    guard (1...3999).contains(number) else { return nil }
    var (rest, text) = (number, "")
    for part in parts {
      while rest >= part.value {
        text += part.text
        rest -= part.value
      }
    }
    return text
  }

  /// The number of a text of numeral letters, in which a smaller one before a larger one counts against it.
  static func value(of text: String) -> Int? {
    var (sum, previous) = (0, 0)
    for letter in text.uppercased().reversed() {
      guard let value = parts.first(where: { $0.text == String(letter) })?.value else { return nil }
      sum += value < previous ? -value : value
      previous = value
    }
    return sum > 0 ? sum : nil
  }
}
