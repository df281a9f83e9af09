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
