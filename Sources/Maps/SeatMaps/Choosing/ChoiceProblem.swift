/// Why a party cannot have what it asks for.
public enum ChoiceProblem: Error, Hashable, Sendable {
  /// The party has nobody in it.
  case nobody
  /// There are more wheelchair users and companions than people, or fewer than none.
  case partyTooSmall
  /// Companions come without a wheelchair user.
  case companionsWithoutWheelchair
  /// A category that the plan does not have.
  case unknownCategory(String)
  /// A section that the plan does not have, by name or id.
  case unknownSection(String)
  /// A floor that the plan does not have.
  case unknownFloor(String)
  /// There are fewer seats than people; so many could be had.
  case tooFewSeats(Int)
  /// There are fewer places than people in the named place sold by the head, which has the most; so many could be had.
  case tooFewPlaces(Int, area: String)
  /// There are fewer wheelchair places than wheelchair users; so many could be had.
  case tooFewWheelchairPlaces(Int)
  /// The party is not to be split, and so many at most could sit together.
  case notTogether(Int)
  /// There are seats enough, but none that meet all conditions at once: companions beside wheelchair places, limits of
  /// categories, no single seat left.
  case conditionsUnmet
  /// The party is too large for conditions beyond the number of seats.
  case tooIntricate
}

extension ChoiceProblem: CustomStringConvertible {
  /// What is wrong and what to do, in one English sentence without a full stop.
  public var description: String {
    switch self {
    case .nobody: "a party has at least one person"
    case .partyTooSmall: "wheelchair users and companions are counted among the party, which is smaller"
    case .companionsWithoutWheelchair: "companions come with a wheelchair user, and there is none"
    case .unknownCategory(let name): "the plan has no category \"\(name)\""
    case .unknownSection(let name): "the plan has no section \"\(name)\""
    case .unknownFloor(let name): "the plan has no floor \"\(name)\""
    case .tooFewSeats(0): "no seat that will do is free"
    case .tooFewSeats(let count): "only \(count.counted("seat that will do is", "seats that will do are")) free"
    case .tooFewPlaces(let count, let area):
      "only \(count.counted("place", "places")) in \(area.isEmpty ? "one area" : area) \(count == 1 ? "is" : "are") free"
    case .tooFewWheelchairPlaces(let count):
      "only \(count.counted("wheelchair place that will do is", "wheelchair places that will do are")) free"
    case .notTogether(let count): "at most \(count) can sit together; a party that may be split finds more"
    case .conditionsUnmet:
      "enough seats are free, but none that meet all conditions: companions beside wheelchair places, limits of "
        + "categories, no single seat left; ask for less of them"
    case .tooIntricate: "the party is too large for limits and wheelchair places at once; split it up"
    }
  }
}
