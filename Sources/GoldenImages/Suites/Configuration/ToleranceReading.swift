internal import JSON

extension Tolerance {
  init(_ node: JSONNode) throws(JSONFault) {
    if node.kind == .string {
      switch try node.string() {
      case "exact": self = .exact
      case "near": self = .near
      case let word: throw node.fault(.value, unknownWord(word, among: ["exact", "near"]))
      }
      return
    }
    self.init(largestDelta: try node.integer(in: 0...255))
  }

  func write(to writer: inout JSONWriter) {
    if self == .exact { writer.value("exact") } else { writer.value(largestDelta) }
  }
}
