internal import Colors
internal import JSON
internal import Reading
internal import SeatMaps
internal import Support

/// What the characters of a grid mean.
struct GridKinds {
  /// What a character means.
  enum Meaning {
    /// No seat.
    case gap
    /// A seat of a category, or of none, with attributes.
    case seat(category: String?, attributes: SeatAttributes)
  }

  /// The categories in the order in which they are first named.
  private(set) var categories: [Category] = []
  private var numberOfCategory: [String: Int] = [:]
  private var meanings: [Character: Meaning] = [:]

  /// Whether a line of the header was about a character.
  func knows(_ character: Character) -> Bool { meanings[character] != nil }

  /// What a character means; one that nothing is said of means a category that has its name.
  subscript(character: Character) -> Meaning {
    meanings[character] ?? .seat(category: String(character), attributes: [])
  }

  /// Takes seats of the only kind that there is, of which nothing is said, to be of no category.
  mutating func leaveUnnamed(_ character: Character) {
    meanings[character] = .seat(category: nil, attributes: [])
  }

  /// Adds the category of a character of which nothing is said.
  mutating func addUnknown(_ character: Character) {
    meanings[character] = self[character]
    if numberOfCategory[String(character)] == nil { append(Category(name: String(character))) }
  }

  /// Takes in what the header says of a character; the error is a reason.
  ///
  /// The parts stand between commas: the name of a category, a price, a colour that begins with `#`, attributes; or the
  /// word `gap` alone. A price or a colour without a name belongs to the category that has the character's name. A
  /// comma within a price would make two parts of it, so that what looks like that is refused.
  mutating func define(_ character: Character, as text: some StringProtocol) throws(GridRow.Fault) {
    var category = Category(name: "")
    var partBefore = ""
    var attributes: SeatAttributes = []
    let parts = text.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
    if parts == ["gap"] {
      meanings[character] = .gap
      return
    }
    for part in parts {
      defer { partBefore = part }
      if Price(partBefore) != nil, part.looksLikeDecimals {
        throw fault(
          "found two numbers, \(partBefore) and \(part): a price has a point, as in "
            + quoted(partBefore.filter { $0 != "." } + "." + part.prefix { $0.isASCII && $0.isNumber }))
      }
      if part.hasPrefix("#") {
        guard category.color == nil else { throw fault("found two colours, the second \(quoted(part))") }
        guard let color = Color(css: part) else {
          throw fault("expected a colour such as \"#2a66ff\", found \(quoted(part))")
        }
        category.color = color
      } else if let price = Price(part) {
        guard price.units >= 0 else { throw fault("a price is 0 or more") }
        guard category.price == nil else { throw fault("found two prices, the second \(quoted(part))") }
        category.price = price
      } else if let words = SeatAttributes(words: part) {
        attributes.formUnion(words)
      } else if category.name.isEmpty {
        category.name = part
      } else {
        throw fault("expected a price, a colour that begins with # or attributes, found \(quoted(part))")
      }
    }
    try define(character, category: category, attributes: attributes)
  }

  /// Takes in the category, without a name where none is given, and the attributes of a character.
  mutating func define(
    _ character: Character, category: Category, attributes: SeatAttributes
  ) throws(GridRow.Fault) {
    guard !GridRow.reserved.contains(character) || category == Category(name: "") && attributes.isEmpty else {
      throw fault("\(quoted(String(character))) cannot be a seat: choose another character")
    }
    var category = category
    if category.name.isEmpty, category.color != nil || category.price != nil { category.name = String(character) }
    meanings[character] = .seat(category: category.name.nonempty, attributes: attributes)
    if !category.name.isEmpty { try add(category) }
  }

  /// Adds a category, or what is new about one that is there.
  private mutating func add(_ category: Category) throws(GridRow.Fault) {
    guard let number = numberOfCategory[category.name] else { return append(category) }
    guard category.price == nil || categories[number].price ?? category.price == category.price,
      category.color == nil || categories[number].color ?? category.color == category.color
    else {
      throw fault("the category \(quoted(category.name)) has another price or colour already")
    }
    if let price = category.price { categories[number].price = price }
    if let color = category.color { categories[number].color = color }
  }

  private mutating func append(_ category: Category) {
    numberOfCategory[category.name] = categories.count
    categories.append(category)
  }

  private func fault(_ reason: String) -> GridRow.Fault { GridRow.Fault(reason: reason, offset: 0) }
}

extension SeatAttributes {
  /// The attributes that words between spaces name; nil where one of them names none.
  fileprivate init?(words text: String) {
    self = []
    for word in text.split(separator: " ") {
      guard let attribute = SeatAttributes(key: word.lowercased()) else { return nil }
      formUnion(attribute)
    }
  }
}

extension String {
  /// Whether this may be what stands behind a decimal comma, as in "50" or "50 €": one or two digits, and no more than
  /// a currency after them.
  fileprivate var looksLikeDecimals: Bool {
    let digits = prefix { $0.isASCII && $0.isNumber }
    let rest = self[digits.endIndex...].trimmed
    return (1...2).contains(digits.count) && (rest.count <= 1 || rest.utf8.count == 3)
      && !rest.contains { $0 == "." || $0.isNumber }
  }
}
