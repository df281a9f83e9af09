internal import Drawing

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
    case .group(let group): group.identity?.name.isEmpty == false || group.nodes.contains { $0.isNamed }
    default: false
    }
  }

  /// How many things in the node may have an id.
  var identityCount: Int {
    switch self {
    case .instances(let instances): instances.identities.count
    case .group(let group): group.nodes.reduce(1) { $0 + $1.identityCount }
    default: 0
    }
  }
}
