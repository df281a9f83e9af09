/// What makes XML well-formed, as far as generated markup can go wrong: nesting, quoting, characters, unique ids.
///
/// Knows elements, attributes, text and character references; whoever writes comments or CDATA has to teach it.
struct MarkupLaws {
  private var rest: ArraySlice<UInt8>
  private var open: [String] = []
  private var ids: Set<String> = []

  static func check(_ bytes: [UInt8]) throws(BrokenLaw) {
    try hold(String(validating: bytes, as: UTF8.self) != nil, "markup is not UTF-8")
    // XML 1.0, production 2: of the control characters only these.
    try hold(bytes.allSatisfy { $0 >= 0x20 || [0x09, 0x0A, 0x0D].contains($0) }, "markup has a control character")
    let text = String(decoding: bytes, as: UTF8.self)
    try hold(!text.unicodeScalars.contains { [0xFFFE, 0xFFFF].contains($0.value) }, "markup has a noncharacter")
    var laws = MarkupLaws(rest: bytes[...])
    try laws.checkDocument()
  }

  private mutating func checkDocument() throws(BrokenLaw) {
    var roots = 0
    while !rest.isEmpty {
      let text = take { $0 != UInt8(ascii: "<") }
      try checkReferences(in: text)
      if open.isEmpty { try hold(text.allSatisfy { $0 <= 0x20 }, "text outside the document") }
      guard !rest.isEmpty else { break }
      if open.isEmpty, !rest.starts(with: "<?".utf8) { roots += 1 }
      try checkTag()
    }
    try hold(open.isEmpty, "elements are left open: \(open)")
    try hold(roots == 1, "\(roots) roots")
  }

  private mutating func checkTag() throws(BrokenLaw) {
    rest.removeFirst()
    if rest.first == UInt8(ascii: "?") {
      _ = take { $0 != UInt8(ascii: ">") }
      rest = rest.dropFirst()
      return
    }
    if rest.first == UInt8(ascii: "/") {
      rest.removeFirst()
      let name = takeName()
      try hold(open.popLast() == name, "</\(name)> closes another element")
      return try expect(">")
    }
    let name = takeName()
    try hold(!name.isEmpty, "< begins no element: \(excerpt)")
    try checkAttributes(of: name)
    if rest.first == UInt8(ascii: "/") { rest.removeFirst() } else { open.append(name) }
    try expect(">")
  }

  private mutating func checkAttributes(of element: String) throws(BrokenLaw) {
    var seen: Set<String> = []
    while true {
      let space = take { $0 <= 0x20 }
      let name = takeName()
      guard !name.isEmpty else { return }
      try hold(!space.isEmpty, "no space before the attribute \(name)")
      try hold(seen.insert(name).inserted, "<\(element)> has \(name) twice")
      try expect("=\"")
      let value = take { $0 != UInt8(ascii: "\"") }
      try expect("\"")
      try hold(!value.contains(UInt8(ascii: "<")), "an attribute holds <")
      try checkReferences(in: value)
      let text = String(decoding: value, as: UTF8.self)
      if name == "id" { try hold(ids.insert(text).inserted, "the id \(text) stands twice") }
      try hold(!["nan", "inf", "-nan", "-inf"].contains(text), "\(name) is \(text)")
    }
  }

  /// Every & begins a reference.
  private func checkReferences(in text: ArraySlice<UInt8>) throws(BrokenLaw) {
    for index in text.indices where text[index] == UInt8(ascii: "&") {
      let reference = String(decoding: text[index...].prefix(12), as: UTF8.self)
      let known = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;", "&#"]
      try hold(known.contains(where: reference.hasPrefix), "\(reference) is no reference")
    }
  }

  private mutating func expect(_ text: String) throws(BrokenLaw) {
    try hold(rest.starts(with: text.utf8), "expected \(text), found \(excerpt)")
    rest = rest.dropFirst(text.utf8.count)
  }

  private var excerpt: String { String(decoding: rest.prefix(40), as: UTF8.self) }

  private mutating func takeName() -> String {
    String(decoding: take { $0 > 0x20 && !"<>/=\"'&?".utf8.contains($0) }, as: UTF8.self)
  }

  private mutating func take(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = rest.prefix(while: condition)
    rest = rest.dropFirst(taken.count)
    return taken
  }
}
