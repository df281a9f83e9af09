/// The candidate that a mistyped word most likely meant, or nil where none is near.
///
/// Near is at most one change for every three characters of the word: an insertion, a deletion, a replacement or a
/// swap of neighbours (the distance of Damerau, Communications of the ACM 7, 1964, in its restricted form). Case does
/// not count. Of equally near candidates the first is taken. O(sum of the products of lengths).
package func likeliestMeaning(of word: String, among candidates: [String]) -> String? {
  // Longer words are no typing errors of short keys, and would cost time.
  guard word.utf8.count <= 60 else { return nil }
  let letters = Array(word.lowercased())
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(letters, Array(candidate.lowercased()))
    if distance <= max(1, letters.count / 3), distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let replacement = previous[column] + (left[row] == right[column] ? 0 : 1)
      var distance = min(replacement, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[right.count]
}
