/// Words as a sentence lists what something can be: `a`, `a or b`, `a, b or c`.
package func oneOf(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
