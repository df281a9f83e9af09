/// Finds what somebody may have meant.
enum ClosestName {
  /// The name that differs least from a text, in letters of either case; nil where all differ by more than a third.
  ///
  /// The last part of a name, as the city of a zone, counts as the name.
  ///
  /// - Complexity: O(*n* · *m*²) for *n* names of *m* letters.
  static func to(_ text: String, among names: [String]) -> String? {
    let wanted = Array(text.lowercased())
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let whole = Array(name.lowercased())
      let last = Array(whole.split(separator: "/").last ?? [])
      let distance = min(distance(wanted, whole), distance(wanted.map { $0 == " " ? "_" : $0 }, last))
      if distance <= wanted.count / 3, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// How many letters have to be put in, left out or changed to make one text of another (Levenshtein).
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (line, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in second.enumerated() {
        let substituted = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(substituted, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[second.count]
  }
}
