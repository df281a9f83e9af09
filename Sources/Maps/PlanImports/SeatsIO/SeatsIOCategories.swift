internal import JSON
internal import Reading
internal import SeatMaps

/// The categories of a chart, which objects refer to by key.
struct SeatsIOCategories {
  /// A category, as objects have it.
  struct Entry: Hashable {
    /// The name that is unique in the plan.
    var name: String
    /// Whether its seats are for people in wheelchairs: the way in which old charts said so.
    var isAccessible: Bool
  }

  /// The categories in the chart's order.
  private(set) var list: [Category] = []
  private var byKey: [String: Entry] = [:]

  /// No categories.
  init() {}

  /// Reads the categories of a chart.
  init(_ node: JSONNode?, _ reading: inout DocumentReading) throws(JSONFault) {
    guard let node else { return }
    var names: Set<String> = []
    let entries = node["list"]
    for category in try node.required(entries, "list").elements() {
      let keyNode = category["key"]
      let key = try category.required(keyNode, "key").categoryKey()
      let label = try reading.optionalText(category["label"]) ?? key
      // Only keys are unique in a chart.
      let name = names.insert(label).inserted ? label : "\(label) (\(key))"
      names.insert(name)
      byKey[key] = Entry(name: name, isAccessible: try category.flag("accessible"))
      list.append(Category(name: name, color: try reading.color(category["color"])))
    }
  }

  /// The category that an object names, or else the one that it inherits.
  ///
  /// One that the chart does not list is noted and keeps the label that the object gives, so that it is found.
  func entry(
    of object: JSONNode, else inherited: Entry?, _ reading: inout DocumentReading
  ) throws(JSONFault) -> Entry? {
    guard let keyNode = object["categoryKey"]?.unlessNull else { return inherited }
    let key = try keyNode.categoryKey()
    if let entry = byKey[key] { return entry }
    reading.notes.add("an object's category is not in the list of categories", at: keyNode)
    return Entry(name: try reading.optionalText(object["categoryLabel"]) ?? key, isAccessible: false)
  }
}

extension JSONNode {
  /// The key of a category or zone, which may be a number or a text.
  func categoryKey() throws(JSONFault) -> String {
    switch kind {
    case .number: return JSONWriter.text(of: try number())
    case .string: return try string()
    default: throw mismatch(expected: "a key, which is a number or a text")
    }
  }
}
