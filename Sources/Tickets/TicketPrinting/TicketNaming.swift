public import Tickets

/// How the files of a batch's tickets are called.
///
/// Names are safe on every file system and differ from each other; they depend on the tickets and their order alone.
public struct TicketNaming {
  /// `{order}[-{section}][-{row}][-{seat}]`: what people look for, without what a hall does not have.
  public static let defaultTemplate = TicketTemplate([
    .field(.order), .optional([.words("-"), .field(.section)]), .optional([.words("-"), .field(.row)]),
    .optional([.words("-"), .field(.seat)]),
  ])

  private let template: TicketTemplate
  private let ends: [String]
  private var names = DistinctNames()

  /// Names by a template, for files with different ends, such as `.png` and `@2x.png`.
  public init(_ template: TicketTemplate = defaultTemplate, ends: [String] = [""]) {
    self.template = template
    self.ends = ends
  }

  /// The name of a ticket's files without their ends; it is not given to another ticket.
  public mutating func name(for ticket: Ticket) -> String {
    let text = template.text(fields: ticket.fields, captions: ticket.captions)
    return names.distinct(SafeFileName.name(for: text), ends: ends)
  }
}

/// Names that every file system takes, made of any text.
///
/// The rules are those of Windows, which are the strictest, with a few against harm: no part of a path, no hidden file,
/// no name that a command would take for an option.
public enum SafeFileName {
  /// The longest name in bytes of UTF-8, which leaves room for the end of the name within the 255 that Linux allows, and
  /// within the 143 of an encrypted folder of eCryptfs.
  public static let longestName = 120

  /// The text as a file's name without its end (such as `.png`), at most `limit` bytes long.
  ///
  /// Characters that a file system has a use for, that control something or cannot be seen become `_`. The name is cut
  /// between characters. What remains empty is called `ticket`.
  public static func name(for text: String, limit: Int = longestName) -> String {
    // Scalar by scalar: file systems know nothing of characters, and a dot with an accent is a dot to them.
    let safe = text.unicodeScalars.map { isSafe($0) ? $0 : "_" }
    let beginning = safe.drop { " .-~".unicodeScalars.contains($0) || $0.properties.generalCategory.isMark }
    var name = shortened(String(String.UnicodeScalarView(beginning)), to: limit - 1)
    while let last = name.unicodeScalars.last, last == " " || last == "." { name.unicodeScalars.removeLast() }
    if name.isEmpty { return "ticket" }
    return isReserved(name) ? "_" + name : name
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "<", ">", ":", "\"", "/", "\\", "|", "?", "*": false
    // A shell or a log would take these for more than a name.
    case "`", "$", "'": false
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
      case .spaceSeparator: scalar == " "
      default: true
      }
    }
  }

  /// The beginning of a name, at most so many bytes long, cut between characters where one fits.
  private static func shortened(_ name: String, to limit: Int) -> String {
    guard name.utf8.count > limit else { return name }
    var end = name.startIndex
    var count = 0
    while end < name.endIndex {
      let size = name[end].utf8.count
      guard count + size <= limit else { break }
      count += size
      end = name.index(after: end)
    }
    if end > name.startIndex { return String(name[..<end]) }
    // A single character of many combining marks is longer than a name.
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      count += UTF8.width(scalar)
      guard count <= limit else { break }
      scalars.append(scalar)
    }
    return String(scalars)
  }

  /// Whether Windows takes a name for a device, whatever follows its first dot.
  ///
  /// Microsoft, *Naming Files, Paths, and Namespaces*: CON, PRN, AUX, NUL, COM0 … COM9, LPT0 … LPT9, and with
  /// superscript digits; names with a dollar sign are none here.
  private static func isReserved(_ name: String) -> Bool {
    let first = name.unicodeScalars.prefix { $0 != "." }
    let word = String(String.UnicodeScalarView(first.reversed().drop { $0 == " " }.reversed())).uppercased()
    if ["CON", "PRN", "AUX", "NUL"].contains(word) { return true }
    guard word.count == 4, let digit = word.last, word.hasPrefix("COM") || word.hasPrefix("LPT") else { return false }
    return "0123456789¹²³".contains(digit)
  }
}

extension Unicode.GeneralCategory {
  /// Whether a scalar of the category is drawn on the one before it.
  fileprivate var isMark: Bool {
    switch self {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}

/// Names that differ from each other on every file system, upper and lower case taken for the same.
struct DistinctNames {
  /// The names that are taken, without case; text that looks the same compares as the same in Swift, whatever its
  /// scalars, as some file systems have it too.
  private var taken: Set<String> = []
  /// The number that the next of equal names is tried with.
  private var numbers: [String: Int] = [:]

  /// The name itself where it is free with each of the ends, or else with `~2`, `~3`, … before the end.
  ///
  /// All of these names are taken from now on.
  mutating func distinct(_ name: String, ends: [String] = [""]) -> String {
    if take(name, ends) { return name }
    let key = DistinctNames.withoutCase(name)
    var number = numbers[key] ?? 2
    while !take("\(name)~\(number)", ends) { number += 1 }
    numbers[key] = number + 1
    return "\(name)~\(number)"
  }

  private mutating func take(_ name: String, _ ends: [String]) -> Bool {
    let names = ends.map { DistinctNames.withoutCase(name + $0) }
    guard names.allSatisfy({ !taken.contains($0) }) else { return false }
    taken.formUnion(names)
    return true
  }

  /// The name as file systems compare it that take no notice of case.
  ///
  /// By way of upper case, in which both Greek sigmas are one letter, and ß is SS as in the folding of Unicode.
  private static func withoutCase(_ name: String) -> String { name.uppercased().lowercased() }
}
