/// The name of a category with its number in the plan; both nil where there is none.
struct ResolvedCategory {
  var name: String?
  /// Nil where the plan does not list the name as well.
  var number: Int?
}

/// Finds categories by name; of two with one name the first.
struct CategoryNumbers {
  private var numbers: [String: Int] = [:]
  /// Neighbouring seats mostly share a category, and comparing two short strings is far cheaper than hashing one.
  private var last = ResolvedCategory()

  init(_ categories: [Category]) {
    for (number, category) in categories.enumerated() where numbers[category.name] == nil {
      numbers[category.name] = number
    }
  }

  mutating func resolve(_ name: String?) -> ResolvedCategory {
    guard let name else { return ResolvedCategory() }
    if name != last.name { last = ResolvedCategory(name: name, number: numbers[name]) }
    return last
  }
}
