/// Names that differ from each other on every file system, upper and lower case taken for the same.
public struct DistinctNames {
  /// The names that are taken, in lower case; text that looks the same compares as the same in Swift, whatever its
  /// scalars, as some file systems have it too.
  private var taken: Set<String> = []
  /// The number that the next of equal names is tried with.
  private var numbers: [String: Int] = [:]

  /// Begins with no names.
  public init() {}

  /// The name itself where it is free, or else the name with `~2`, `~3`, … at its end; the name is taken from now on.
  public mutating func distinct(_ name: String) -> String {
    let key = name.lowercased()
    if taken.insert(key).inserted { return name }
    var number = numbers[key] ?? 2
    while !taken.insert("\(key)~\(number)").inserted { number += 1 }
    numbers[key] = number + 1
    return "\(name)~\(number)"
  }
}
