internal import Reading
internal import SeatMaps

/// Labels as pretix writes them for reading aloud: a template in which `%s` stands for the name of a row or seat.
enum PretixLabel {
  private static let placeholder = "%s"

  /// The label of a name, or nil where the template is empty, which is the same as none.
  static func text(_ template: String, of name: String) -> String? {
    guard !template.isEmpty else { return nil }
    return replaced(placeholder, by: name, in: template)
  }

  /// The template that gives a name its label; a label in which the name does not stand is its own template.
  static func template(of text: String, for name: String) -> String {
    name.isEmpty ? text : replaced(name, by: placeholder, in: text)
  }

  /// The template that gives all seats of a row their labels; nil where they have none, or no template does.
  static func template(of seats: ArraySlice<PlacedSeat>) -> String? {
    guard let first = seats.first, let spoken = first.spokenLabel else { return nil }
    let template = template(of: spoken, for: first.label)
    return seats.allSatisfy { $0.spokenLabel == text(template, of: $0.label) } ? template : nil
  }

  private static func replaced(_ target: String, by replacement: String, in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let next = rest.indices.first(where: { rest[$0...].hasPrefix(target) }) {
      result += rest[..<next]
      result += replacement
      rest = rest[next...].dropFirst(target.count)
    }
    return result + rest
  }
}
