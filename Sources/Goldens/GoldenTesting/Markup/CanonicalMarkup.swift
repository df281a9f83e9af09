/// An SVG document written in one way only, so that texts of it are the same when, and only when, the drawings are
/// written the same.
///
/// One element stands on a line, indented by two spaces for each that it is in; attributes are sorted by name; an
/// element without content is `<a/>`. White space between elements goes, and so do comments and the XML declaration.
/// What stands in `text`, `title`, `desc`, `style` and `script`, and wherever `xml:space` is `preserve`, is kept to the
/// character. Numbers, paths and colours stay as they are written.
struct CanonicalMarkup {
  /// The document, ending with a line break.
  private(set) var text = ""

  private var depth = 0
  /// How deep the element is whose content is kept to the character; nil outside of any.
  private var verbatimDepth: Int?
  /// Whether the last start tag still lacks its `>`.
  private var isTagOpen = false

  /// Writes an SVG document anew.
  init(svg: String) throws(MarkupError) {
    var reader = try MarkupReader(svg)
    while let piece = try reader.next() {
      switch piece {
      case .start(let name, let attributes, let isEmpty):
        if depth == 0, name != "svg", !name.hasSuffix(":svg") {
          throw reader.error("expected <svg>, found <\(name)>")
        }
        start(name, attributes)
        if isEmpty { end(name) }
      case .end(let name): end(name)
      case .text(let characters): write(characters)
      case .instruction(let target, let content): instruct(target, content)
      }
    }
    text += "\n"
  }

  private mutating func start(_ name: String, _ attributes: [(name: String, value: String)]) {
    closeTag()
    beginLine()
    text += "<\(name)"
    let sorted = attributes.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    for attribute in sorted { text += " \(attribute.name)=\"\(escaped(attribute.value, inAttribute: true))\"" }
    isTagOpen = true
    depth += 1
    let isPreserved = sorted.contains { $0.name == "xml:space" && $0.value == "preserve" }
    let localName = name.split(separator: ":").last.map(String.init) ?? name
    if verbatimDepth == nil, isPreserved || CanonicalMarkup.verbatimElements.contains(localName) {
      verbatimDepth = depth
    }
  }

  private mutating func end(_ name: String) {
    depth -= 1
    if isTagOpen {
      text += "/>"
      isTagOpen = false
    } else {
      beginLine()
      text += "</\(name)>"
    }
    if let verbatimDepth, verbatimDepth > depth { self.verbatimDepth = nil }
  }

  private mutating func write(_ characters: String) {
    var kept = Substring(characters)
    if verbatimDepth == nil {
      kept = kept.trimming { $0 == " " || $0 == "\t" || $0.isNewline }
      guard !kept.isEmpty else { return }
    }
    closeTag()
    beginLine()
    text += escaped(kept, inAttribute: false)
  }

  private mutating func instruct(_ target: String, _ content: String) {
    closeTag()
    beginLine()
    text += "<?\(target)\(content.isEmpty ? "" : " " + content)?>"
  }

  /// A new line, where white space does not matter.
  private mutating func beginLine() {
    guard verbatimDepth == nil, !text.isEmpty else { return }
    text += "\n" + String(repeating: "  ", count: depth)
  }

  private mutating func closeTag() {
    if isTagOpen { text += ">" }
    isTagOpen = false
  }

  private func escaped(_ characters: some StringProtocol, inAttribute: Bool) -> String {
    characters.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where inAttribute: escaped += "&quot;"
      case "\n" where inAttribute: escaped += "&#10;"
      case "\t" where inAttribute: escaped += "&#9;"
      case "\r": escaped += "&#13;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  private static let verbatimElements: Set<String> = ["text", "title", "desc", "style", "script"]
}

extension Substring {
  /// The text without what stands at its ends and is such a character.
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> Substring {
    let start = drop(while: isTrimmed)
    guard let last = start.lastIndex(where: { !isTrimmed($0) }) else { return "" }
    return start[...last]
  }
}
