import JSON
import PlanFiles
import SeatMapDrawing
import TestSupport
import TicketFiles

/// The names of keys, wherever they stand in a file.
enum PropertyNames {
  /// Those that a schema allows.
  static func of(schema: DocumentSchema) throws -> Set<String> {
    try names(of: Array(schema.text.utf8), collectProperties)
  }

  /// Those that a JSON file has.
  static func of(file: String) throws -> Set<String> {
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

/// The formats of files that have a JSON Schema.
enum DocumentSchema {
  case plan, availability, theme, order, design

  /// The schema as JSON text.
  var text: String {
    switch self {
    case .plan: PlanDocument.schema
    case .availability: AvailabilityDocument.schema
    case .theme: ThemeDocument.schema
    case .order: OrderDocument.schema
    case .design: TicketDesignDocument.schema
    }
  }
}
