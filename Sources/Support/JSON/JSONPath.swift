extension JSONTape {
  /// The way from the root to the value or key at an index, as in `zones[0].name`, nil for the root itself.
  ///
  /// Found by walking the tape: O(number of siblings before each step).
  func path(to target: Int) -> String? {
    var path = ""
    var container = JSONTape.root
    descent: while target > container {
      let node = JSONNode(tape: self, index: container)
      if let fields = try? node.fields() {
        for (key, value) in fields where target < end(at: value.index) {
          path += JSONTape.component(key.string, isFirst: path.isEmpty)
          container = value.index
          continue descent
        }
      } else if let elements = try? node.elements() {
        for (position, element) in elements.enumerated() where target < end(at: element.index) {
          path += "[\(position)]"
          container = element.index
          continue descent
        }
      }
      break
    }
    return path.isEmpty ? nil : path
  }

  private static func component(_ key: String, isFirst: Bool) -> String {
    func isLetter(_ byte: UInt8) -> Bool {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "_")
    }
    func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
    let isIdentifier =
      key.utf8.first.map(isLetter) == true && key.utf8.count <= 60
      && key.utf8.allSatisfy { isLetter($0) || isDigit($0) }
    guard isIdentifier else { return "[\(quoted(key))]" }
    return isFirst ? key : "." + key
  }
}
