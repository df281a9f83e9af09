internal import Support

/// Writes JSON in the order in which it is called: same calls, same bytes.
///
///     var writer = JSONWriter(.indented)
///     writer.object { plan in
///       plan.field("name", "Theatre")
///       plan.key("size")
///       plan.object(.inline) { size in
///         size.field("width", 1200)
///         size.field("height", 800)
///       }
///     }
///
/// A field outside an object, an element without a key inside one, a key without a value and a number that is not
/// finite are programmer's mistakes.
@usableFromInline package struct JSONWriter {
  /// How white space is used.
  package enum Layout {
    /// A line for each field and element, indented by two spaces for each level.
    case indented
    /// All on one line, with a space after commas and colons; what stands inside is inline too.
    case inline
    /// No white space at all; what stands inside is compact too.
    case compact
  }

  private struct Container {
    let isObject: Bool
    let layout: Layout
    var isEmpty = true
    var hasKey = false
  }

  private var output: [UInt8] = []
  private var layout: Layout
  private var open: [Container] = []

  /// Creates a writer; `layout` is that of the outermost container.
  package init(_ layout: Layout = .indented) {
    self.layout = layout
  }

  /// The UTF-8 that was written, with a line break at the end unless it is compact.
  package var bytes: [UInt8] {
    precondition(open.isEmpty, "a container is still open")
    return layout == .compact ? output : output + [UInt8(ascii: "\n")]
  }

  // MARK: Containers

  /// Writes an object whose fields `body` writes; a layout given here holds for all that is inside.
  package mutating func object<Failure: Error>(
    _ layout: Layout? = nil, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    try container(isObject: true, layout, body)
  }

  /// Writes an array whose elements `body` writes; a layout given here holds for all that is inside.
  package mutating func array<Failure: Error>(
    _ layout: Layout? = nil, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    try container(isObject: false, layout, body)
  }

  private mutating func container<Failure: Error>(
    isObject: Bool, _ inner: Layout?, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    beginValue()
    open.append(Container(isObject: isObject, layout: inner ?? open.last?.layout ?? layout))
    output.append(UInt8(ascii: isObject ? "{" : "["))
    try body(&self)
    precondition(open.last?.hasKey == false, "a key has no value")
    let closed = open.removeLast()
    if !closed.isEmpty {
      switch closed.layout {
      case .indented: breakLine()
      case .inline where isObject: output.append(UInt8(ascii: " "))
      case .inline, .compact: break
      }
    }
    output.append(UInt8(ascii: isObject ? "}" : "]"))
  }

  // MARK: Fields

  /// Writes a key; the value that is written next belongs to it.
  package mutating func key(_ key: String) {
    precondition(open.last?.isObject == true && open.last?.hasKey == false, "a key stands in an object, before a value")
    separate()
    write(quotedUTF8: key)
    output.append(UInt8(ascii: ":"))
    if open[open.count - 1].layout != .compact { output.append(UInt8(ascii: " ")) }
    open[open.count - 1].hasKey = true
  }

  /// Writes a key and a string; nothing when there is none.
  package mutating func field(_ key: String, _ value: String?) {
    guard let value else { return }
    self.key(key)
    self.value(value)
  }

  /// Writes a key and a finite number; nothing when there is none.
  package mutating func field(_ key: String, _ value: Double?) {
    guard let value else { return }
    self.key(key)
    self.value(value)
  }

  /// Writes a key and an integer; nothing when there is none.
  package mutating func field(_ key: String, _ value: Int?) {
    guard let value else { return }
    self.key(key)
    self.value(value)
  }

  /// Writes a key and a truth value; nothing when there is none.
  package mutating func field(_ key: String, _ value: Bool?) {
    guard let value else { return }
    self.key(key)
    self.value(value)
  }

  // MARK: Values

  /// Writes a string.
  package mutating func value(_ string: String) {
    beginValue()
    write(quotedUTF8: string)
  }

  /// Writes a finite number in the shortest form that reads back as the same double.
  package mutating func value(_ number: Double) {
    precondition(number.isFinite, "JSON has no number for \(number)")
    beginValue()
    output.append(contentsOf: number.shortestText.utf8)
  }

  /// Writes an integer.
  package mutating func value(_ integer: Int) {
    beginValue()
    output.append(contentsOf: String(integer).utf8)
  }

  /// Writes a truth value.
  package mutating func value(_ boolean: Bool) {
    beginValue()
    output.append(contentsOf: (boolean ? "true" : "false").utf8)
  }

  /// Writes null.
  package mutating func null() {
    beginValue()
    output.append(contentsOf: "null".utf8)
  }

  // MARK: Between values

  private mutating func beginValue() {
    guard let container = open.last else {
      precondition(output.isEmpty, "a document has one value")
      return
    }
    if container.isObject {
      precondition(container.hasKey, "a value in an object needs a key")
      open[open.count - 1].hasKey = false
    } else {
      separate()
    }
  }

  private mutating func separate() {
    let container = open[open.count - 1]
    open[open.count - 1].isEmpty = false
    if !container.isEmpty { output.append(UInt8(ascii: ",")) }
    switch container.layout {
    case .indented: breakLine()
    case .inline where !container.isEmpty || container.isObject: output.append(UInt8(ascii: " "))
    case .inline, .compact: break
    }
  }

  private mutating func breakLine() {
    output.append(UInt8(ascii: "\n"))
    for _ in open { output.append(contentsOf: [UInt8(ascii: " "), UInt8(ascii: " ")]) }
  }

  /// Writes a string in quotes.
  ///
  /// U+2028 and U+2029 are escaped as well as what JSON demands, since they end a line in JavaScript before 2019.
  private mutating func write(quotedUTF8 string: String) {
    output.append(UInt8(ascii: "\""))
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": output.append(contentsOf: [UInt8(ascii: "\\"), UInt8(scalar.value)])
      case "\n": output.append(contentsOf: "\\n".utf8)
      case "\r": output.append(contentsOf: "\\r".utf8)
      case "\t": output.append(contentsOf: "\\t".utf8)
      case "\u{0}"..<"\u{20}", "\u{2028}", "\u{2029}":
        output.append(contentsOf: ("\\u" + scalar.value.hexadecimal(digits: 4)).utf8)
      default: output.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
