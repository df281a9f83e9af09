/// How things of a class are painted, in CSS.
struct Look: Hashable {
  /// The value of `fill`.
  var fill: [UInt8]
  /// The value of `stroke`; empty where nothing of the kind is stroked.
  var stroke: [UInt8] = []
  /// Declarations for other properties, separated by semicolons.
  var more: [UInt8] = []
}

/// The rules of a document: how things of each class are painted.
///
/// Things with the same class names and the same look share a rule. Where a look differs under class names that have
/// another already, the thing gets one more class, `style-2`, `style-3` …, and a rule for all of them together, which
/// is stronger because it names more. So everything is painted as the scene says, and a page can still speak of all
/// things by the names the scene gave them.
struct StyleSheet {
  private struct Key: Hashable {
    /// In alphabetical order.
    var names: [String]
    var look: Look
  }

  /// The rules so far, as CSS that needs no escaping in XML.
  private(set) var rules = MarkupWriter()
  private var classesByKey: [Key: String] = [:]
  private var namesWithRule: Set<[String]> = []
  private var lookCount = 1

  /// The value of the `class` attribute for a thing of some class names, separated by spaces, and a look.
  mutating func classes(_ classes: String, _ look: Look) -> String {
    var names = StyleSheet.names(in: classes)
    let key = Key(names: names.sorted(), look: look)
    if let known = classesByKey[key] { return known }

    let isFirst = namesWithRule.insert(key.names).inserted && !names.isEmpty
    if !isFirst {
      lookCount += 1
      names.append("style-\(lookCount)")
    }
    for name in names { rules.writeClassSelector(name) }
    // A line that the rule for fewer names asks for must not come through.
    write(look, sayingNoStroke: !isFirst)

    let attribute = names.joined(separator: " ")
    classesByKey[key] = attribute
    return attribute
  }

  private mutating func write(_ look: Look, sayingNoStroke: Bool) {
    rules.write("{fill:")
    rules.write(look.fill)
    if !look.stroke.isEmpty {
      rules.write(";stroke:")
      rules.write(look.stroke)
    } else if sayingNoStroke {
      rules.write(";stroke:none")
    }
    if !look.more.isEmpty {
      rules.write(";")
      rules.write(look.more)
    }
    rules.write("}\n")
  }

  /// The distinct names in a list that is separated by spaces, in its order.
  static func names(in classes: String) -> [String] {
    var names: [String] = []
    for name in classes.split(whereSeparator: \.isWhitespace) where !names.contains(String(name)) {
      names.append(String(name))
    }
    return names
  }
}

extension MarkupWriter {
  /// Writes a selector for a class name, with a CSS escape for each character that has a meaning there or in XML.
  fileprivate mutating func writeClassSelector(_ name: String) {
    write(".")
    for (index, scalar) in name.unicodeScalars.enumerated() {
      switch scalar {
      case "a"..."z", "A"..."Z", "_": write(verbatim: String(scalar))
      case "0"..."9" where index > 0, "-" where index > 0: write(verbatim: String(scalar))
      case _ where scalar.value >= 0xA0 && scalar.value < 0xFFFE: write(verbatim: String(scalar))
      default: write(verbatim: "\\" + String(scalar.value, radix: 16) + " ")
      }
    }
  }
}
