/// How the files of tickets are called: a text with places in braces, such as `{order}-{row}-{seat}`.
///
/// A place that a ticket has nothing for goes together with the text before it, or with the text after it where it is
/// the first: `{order}-{section}-{row}` of a hall without sections is `4711-H`.
public struct FileNameTemplate: Hashable, Sendable {
  /// Why a text is no template.
  public enum Failure: Error, Hashable, Sendable {
    /// A brace is opened and not closed, or closed and not opened.
    case unpairedBrace
    /// No place is called that; `known` are those that there are.
    case unknownPlace(String, known: [String])
    /// Without a place, all tickets would have one name.
    case noPlace
  }

  private enum Part: Hashable, Sendable {
    case text(String)
    case place(String)
  }

  private let parts: [Part]

  /// Understands a template whose places are among `places`.
  public init(_ text: String, places: [String]) throws(Failure) {
    var parts: [Part] = []
    var rest = Substring(text)
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else { throw .unpairedBrace }
      if brace > rest.startIndex { parts.append(.text(String(rest[..<brace]))) }
      let place = String(rest[rest.index(after: brace)..<end])
      guard !place.contains("{") else { throw .unpairedBrace }
      guard places.contains(place) else { throw .unknownPlace(place, known: places) }
      parts.append(.place(place))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    guard parts.contains(where: { if case .place = $0 { true } else { false } }) else { throw .noPlace }
    self.parts = parts
  }

  /// The text for a ticket, not yet safe as a file's name; empty where nothing fills any place.
  ///
  /// - Parameter value: What stands at a place; nil or empty where the ticket has nothing for it.
  public func text(filling value: (String) -> String?) -> String {
    var text = ""
    var pending = ""
    var isFilled = false
    var dropsNextText = false
    for part in parts {
      switch part {
      case .text(let literal):
        if dropsNextText { dropsNextText = false } else { pending += literal }
      case .place(let place):
        if let value = value(place), !value.isEmpty {
          text += pending + value
          isFilled = true
          dropsNextText = false
        } else {
          // The text at the beginning names all tickets; it is no mark between two places.
          if !isFilled { text += pending }
          dropsNextText = !isFilled
        }
        pending = ""
      }
    }
    return isFilled ? text + pending : ""
  }
}
