internal import JSON
internal import TestSupport
internal import Testing

/// The names of keys, wherever they stand in a file.
package enum PropertyNames {
  /// Those that a schema allows.
  package static func of(schema: String) throws -> Set<String> {
    try names(of: Array(schema.utf8), collectProperties)
  }

  /// Those that a JSON file has.
  package static func of(file: String) throws -> Set<String> {
    try names(of: RepositoryFiles.bytes(file), collectKeys)
  }

  private static func names(
    of bytes: [UInt8], _ collect: (JSONNode, inout Set<String>) throws(JSONFault) -> Void
  ) throws -> Set<String> {
    try JSONDocument(bytes: bytes).read { (root) throws(JSONFault) in
      var keys: Set<String> = []
      try collect(root, &keys)
      return keys
    }
  }

  private static func collectProperties(_ node: JSONNode, _ keys: inout Set<String>) throws(JSONFault) {
    if node.kind == .array {
      for element in try node.elements() { try collectProperties(element, &keys) }
    }
    guard node.kind == .object else { return }
    for (key, value) in try node.fields() {
      if key == "properties" {
        for (property, schema) in try value.fields() {
          keys.insert(property.string)
          try collectProperties(schema, &keys)
        }
      } else {
        try collectProperties(value, &keys)
      }
    }
  }

  private static func collectKeys(_ node: JSONNode, _ keys: inout Set<String>) throws(JSONFault) {
    if node.kind == .array {
      for element in try node.elements() { try collectKeys(element, &keys) }
    }
    guard node.kind == .object else { return }
    for (key, value) in try node.fields() {
      keys.insert(key.string)
      try collectKeys(value, &keys)
    }
  }
}

/// Expects that a JSON Schema accepts files that a reader takes, and refuses those that are broken.
package func expectVerdicts(by schema: String, valid: [String], broken: [String]) throws {
  let (valid, broken) = (valid.map(RepositoryFiles.path), broken.map(RepositoryFiles.path))
  let outcome = try ExternalProgram("python3").run(
    [RepositoryFiles.path("Tools/check-schema"), "schema.json"] + valid + broken,
    files: ["schema.json": Array(schema.utf8)])
  // The status by which the tool says that Debian's package is not there.
  if outcome.status == 3 { try Test.cancel("python3-jsonschema is not installed") }
  try #require(outcome.status == 0, "\(outcome.messages)")
  let verdicts = outcome.text.split(separator: "\n")
  #expect(verdicts.count == valid.count + broken.count)
  for (name, verdict) in zip(valid, verdicts) { #expect(verdict == "valid \(name)") }
  for (name, verdict) in zip(broken, verdicts.dropFirst(valid.count)) {
    #expect(verdict.hasPrefix("invalid \(name): "), "\(verdict)")
  }
}

/// Expects that files of Tests/Fixtures hold every key of a schema, and no other.
///
/// Since the readers take these files, they know every key of the schema.
package func expectEveryKey(of schema: String, in paths: [String]) throws {
  let properties = try PropertyNames.of(schema: schema)
  let keys = try paths.reduce(into: Set<String>()) {
    try $0.formUnion(PropertyNames.of(file: "Tests/Fixtures/" + $1))
  }
  #expect(properties.count > 30)
  #expect(properties.subtracting(keys).sorted() == [])
  #expect(keys.subtracting(properties).sorted() == [])
}
