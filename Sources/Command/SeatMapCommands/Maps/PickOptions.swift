internal import JSON
internal import SeatMaps
internal import Support

/// The options of `seatmap pick`.
enum PickOptions {
  static let count = CommandOption("count", letter: "n", taking: .text("N"), "How many people there are.")
  static let wheelchairs = CommandOption(
    "wheelchairs", taking: .text("N"), "How many of them need a wheelchair place.")
  static let companions = CommandOption(
    "companions", taking: .text("N"), "How many of them sit with a wheelchair user.")
  static let category = CommandOption(
    "category", taking: .text("NAME"), isRepeatable: true, "A category that will do; any if not given.")
  static let limit = CommandOption(
    "limit", taking: .text("NAME=N"), isRepeatable: true, "The most seats of a category.")
  static let maximumPrice = CommandOption(
    "max-price", taking: .text("X"), "The most that a seat may cost, as in 14.50.")
  static let section = CommandOption("section", taking: .text("NAME"), "The section, by name or id; any if not given.")
  static let floor = CommandOption("floor", taking: .text("NAME"), "The floor; any if not given.")
  static let avoid = CommandOption(
    "avoid", taking: .text("WORD"), isRepeatable: true,
    "What no seat may be, by the word that plans have for it, such as restricted-view.")
  static let together = CommandOption("together", "Do not split the party.")
  static let noSingleSeats = CommandOption("no-single-seats", "Leave no single seat, rather than as few as possible.")
  static let alternatives = CommandOption(
    "alternatives", taking: .text("N"), "How many choices to offer after the best one, none of them with its seats.")
  static let check = CommandOption(
    "check", taking: .text("ID,…"), isRepeatable: true,
    "Say what is wrong with these seats, instead of choosing any; may be repeated.")

  static let json = CommandOption("json", "Answer in JSON, for programs.")
  static let output = CommandOption(
    "output", letter: "o", taking: .output("OUT"), "Draw the map with the choice to a PNG, SVG or SVGZ file.")

  static let groups: [CommandDescription.OptionGroup] = [
    .init("The party", [count, wheelchairs, companions, together, noSingleSeats]),
    .init("What will do", [AvailabilityInput.file, category, limit, maximumPrice, section, floor, avoid]),
    .init("The answer", [alternatives, check, json, output]),
    PlanInput.limitOptions,
  ]
}

extension SeatRequest {
  /// What the options of a call ask for.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard let count = try arguments.integer(PickOptions.count, in: 1...Int.max) else {
      throw .missingOption(PickOptions.count)
    }
    self.init(
      count: count, wheelchairs: try arguments.integer(PickOptions.wheelchairs, in: 0...Int.max) ?? 0,
      companions: try arguments.integer(PickOptions.companions, in: 0...Int.max) ?? 0,
      categories: arguments.values(of: PickOptions.category), limits: try SeatRequest.limits(arguments),
      maximumPrice: try SeatRequest.maximumPrice(arguments), section: arguments.value(of: PickOptions.section),
      floor: arguments.value(of: PickOptions.floor),
      avoiding: try SeatRequest.avoided(arguments),
      allowsSplit: !arguments.has(PickOptions.together), forbidsSingleSeats: arguments.has(PickOptions.noSingleSeats))
  }

  private static func limits(_ arguments: ParsedArguments) throws(ArgumentError) -> [CategoryLimit] {
    var limits: [CategoryLimit] = []
    for text in arguments.values(of: PickOptions.limit) {
      guard let equals = text.lastIndex(of: "="), let most = Int(text[text.index(after: equals)...]), most >= 0 else {
        throw .badValue(
          option: PickOptions.limit.spelling, value: text, expected: "a category and a number, as in Front=2",
          suggestion: nil)
      }
      limits.append(CategoryLimit(String(text[..<equals]), most: most))
    }
    return limits
  }

  private static func avoided(_ arguments: ParsedArguments) throws(ArgumentError) -> SeatAttributes {
    var avoided: SeatAttributes = []
    for word in arguments.values(of: PickOptions.avoid) {
      guard let attribute = SeatAttributes(key: word.lowercased()) else {
        let words = SeatAttributes.all.map(\.key)
        throw .badValue(
          option: PickOptions.avoid.spelling, value: word, expected: oneOf(words),
          suggestion: likeliestMeaning(of: word, among: words))
      }
      avoided.formUnion(attribute)
    }
    return avoided
  }

  private static func maximumPrice(_ arguments: ParsedArguments) throws(ArgumentError) -> Price? {
    guard let text = arguments.value(of: PickOptions.maximumPrice) else { return nil }
    guard let price = Price(text) else {
      throw .badValue(
        option: PickOptions.maximumPrice.spelling, value: text, expected: "an amount such as 14.50", suggestion: nil)
    }
    return price
  }
}
