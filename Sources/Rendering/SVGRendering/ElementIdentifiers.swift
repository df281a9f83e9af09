internal import Drawing

/// The ids of a document's elements: valid, unique, and readable where the scene's ids are.
///
/// An id of the scene is any text, an `id` attribute is a name of XML. Between them stands an escaping that can be
/// undone:
///
/// - `/` becomes `.`: "Stalls/C/12" is written `Stalls.C.12`.
/// - A space becomes two underscores: "Box 1" is written `Box__1`.
/// - Every other character that may not stand in a name, and `.` and `_` themselves, becomes its code point in
///   hexadecimal between underscores: "Box+1" is written `Box_2B_1`.
/// - A name that would begin with anything but a letter gets one more underscore in front; the number of underscores is
///   odd in such names alone.
/// - `s-`, `c-`, `g-`, `f-` and `i-` at the beginning are kept for the symbols, clips, gradients, filters and images of
///   the document, so that the letter of an id that begins like this is escaped too.
///
/// An id that comes again gets `~2`, `~3` … before it is escaped.
struct ElementIdentifiers {
  private var taken: Set<String> = []
  private var takenBySymbols: Set<String> = []
  private var clipCount = 0
  private var gradientCount = 0
  private var filterCount = 0
  private var imageCount = 0

  /// Makes room for a number of ids.
  mutating func reserve(_ count: Int) { taken.reserveCapacity(count) }

  /// A new id for an element that has a given id in the scene.
  mutating func claim(_ id: String) -> String {
    ElementIdentifiers.escaped(ElementIdentifiers.claim(id, separator: "~", in: &taken))
  }

  /// Writes a new id for an element that has a given id in the scene.
  ///
  /// Like `claim(_:)`, without a text of its own for each of many seats.
  mutating func write(_ id: String, to markup: inout MarkupWriter) {
    let id = ElementIdentifiers.claim(id, separator: "~", in: &taken)
    if ElementIdentifiers.isPlain(id) {
      markup.write(plainIdentifier: id)
    } else {
      markup.write(verbatim: ElementIdentifiers.escaped(id))
    }
  }

  /// A new id for a symbol.
  mutating func claimSymbol(_ name: String) -> String {
    let id = "s-" + ElementIdentifiers.escapedCharacters(of: name)
    return ElementIdentifiers.claim(id, separator: "-", in: &takenBySymbols)
  }

  /// A new id for a clip.
  mutating func claimClip() -> String {
    clipCount += 1
    return "c-\(clipCount)"
  }

  /// A new id for a gradient.
  mutating func claimGradient() -> String {
    gradientCount += 1
    return "g-\(gradientCount)"
  }

  /// A new id for a filter.
  mutating func claimFilter() -> String {
    filterCount += 1
    return "f-\(filterCount)"
  }

  /// A new id for an image.
  mutating func claimImage() -> String {
    imageCount += 1
    return "i-\(imageCount)"
  }

  /// The id, with the first number behind it that makes it new.
  private static func claim(_ id: String, separator: String, in taken: inout Set<String>) -> String {
    var (candidate, number) = (id, 1)
    while !taken.insert(candidate).inserted {
      number += 1
      candidate = id + separator + String(number)
    }
    return candidate
  }

  /// An id of the scene as a name of XML.
  static func escaped(_ id: String) -> String {
    if isPlain(id) {
      var name = MarkupWriter()
      name.write(plainIdentifier: id)
      return String(decoding: name.bytes, as: UTF8.self)
    }
    if isReserved(id), let first = id.unicodeScalars.first {
      return "_" + escape(of: first) + escapedCharacters(of: String(id.dropFirst()))
    }
    let name = escapedCharacters(of: id)
    guard let first = name.unicodeScalars.first, first.isXMLNameStart, first != "_" else { return "_" + name }
    return name
  }
}

extension ElementIdentifiers {
  private static func isReserved(_ id: String) -> Bool {
    var bytes = id.utf8.makeIterator()
    guard let first = bytes.next(), bytes.next() == UInt8(ascii: "-") else { return false }
    return "scgfi".utf8.contains(first)
  }

  /// Whether an id needs nothing but points for slashes and underscores for spaces: true for nearly all, and quickly
  /// found out.
  private static func isPlain(_ id: String) -> Bool {
    guard let first = id.utf8.first, isLetter(first), !isReserved(id) else { return false }
    return id.utf8.allSatisfy { byte in
      isLetter(byte) || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "/") || byte == UInt8(ascii: " ")
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    let lowercase = byte | 0x20
    return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z")
  }

  private static func escapedCharacters(of id: String) -> String {
    var name = ""
    for scalar in id.unicodeScalars {
      switch scalar {
      case "/": name += "."
      case " ": name += "__"
      case ".", "_", ":": name += escape(of: scalar)
      case _ where scalar.isXMLName: name.unicodeScalars.append(scalar)
      default: name += escape(of: scalar)
      }
    }
    return name
  }

  private static func escape(of scalar: Unicode.Scalar) -> String {
    "_" + String(scalar.value, radix: 16, uppercase: true) + "_"
  }
}

extension MarkupWriter {
  /// Writes an id in which nothing but slashes and spaces is escaped.
  fileprivate mutating func write(plainIdentifier id: String) {
    var id = id
    id.withUTF8 { utf8 in
      for byte in utf8 {
        switch byte {
        case UInt8(ascii: "/"): write(".")
        case UInt8(ascii: " "): write("__")
        default: write(byte: byte)
        }
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a name in XML 1.0 (fifth edition, production 4) may begin with the character.
  fileprivate var isXMLNameStart: Bool {
    switch value {
    case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF,
      0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
      0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// Whether the character may stand in a name in XML 1.0 (fifth edition, production 4a).
  fileprivate var isXMLName: Bool {
    switch value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: isXMLNameStart
    }
  }
}

extension MarkupWriter {
  /// Writes `data-` attributes; an attribute whose key holds nothing that may stand there, or comes again, is left out.
  mutating func writeData(_ attributes: [Identity.Attribute]) {
    for (index, attribute) in attributes.enumerated() {
      // An element with the same attribute twice is no XML at all.
      guard !attributes[..<index].contains(where: { $0.key == attribute.key }), isDataKey(attribute.key) else {
        continue
      }
      write(" data-")
      write(verbatim: attribute.key)
      write("=\"")
      write(escaping: attribute.value)
      write("\"")
    }
  }

  /// Whether a key keeps to what `Identity.Attribute` asks for.
  private func isDataKey(_ key: String) -> Bool {
    !key.isEmpty
      && key.utf8.allSatisfy { byte in
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
          || byte == UInt8(ascii: "-")
      }
  }
}

extension Node {
  /// Whether the node or something in it has a name for people who cannot see it.
  var isNamed: Bool {
    switch self {
    case .instances(let instances): instances.identities.contains { !$0.name.isEmpty }
    case .picture(let picture): !picture.name.isEmpty
    case .group(let group) where group.identity?.name.isEmpty == false: true
    default: members.contains { $0.isNamed }
    }
  }

  /// How many things in the node may have an id.
  var identityCount: Int {
    switch self {
    case .instances(let instances): instances.identities.count
    default: members.reduce(members.isEmpty ? 0 : 1) { $0 + $1.identityCount }
    }
  }
}
