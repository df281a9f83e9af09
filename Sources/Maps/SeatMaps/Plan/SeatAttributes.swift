/// What is special about a seat, as a set.
public struct SeatAttributes: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public let rawValue: UInt16

  /// Creates a set from bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// A place for a wheelchair.
  public static let wheelchair = SeatAttributes(rawValue: 1 << 0)
  /// A seat for whoever comes with a wheelchair user.
  public static let companion = SeatAttributes(rawValue: 1 << 1)
  /// A seat reached without a step.
  public static let stepFree = SeatAttributes(rawValue: 1 << 2)
  /// A seat from which part of the stage or screen is hidden.
  public static let restrictedView = SeatAttributes(rawValue: 1 << 3)
  /// A seat within reach of a hearing loop.
  public static let hearingLoop = SeatAttributes(rawValue: 1 << 4)
  /// A seat with a view of a sign-language interpreter.
  public static let signLanguage = SeatAttributes(rawValue: 1 << 5)
  /// A seat with room for the legs.
  public static let legroom = SeatAttributes(rawValue: 1 << 6)
  /// A seat made wide.
  public static let wide = SeatAttributes(rawValue: 1 << 7)
  /// A seat whose armrest can be lifted.
  public static let liftingArmrest = SeatAttributes(rawValue: 1 << 8)
  /// A seat for people who walk, but not far and not up stairs.
  public static let semiAmbulatory = SeatAttributes(rawValue: 1 << 9)
  /// A seat with a view of captions, or with a device that shows them.
  public static let captions = SeatAttributes(rawValue: 1 << 10)

  /// Every attribute with its name in files and its name for people, in the order in which they are listed.
  public static let all: [(attribute: SeatAttributes, key: String, name: String)] = [
    (.wheelchair, "wheelchair", "wheelchair place"),
    (.companion, "companion", "companion seat"),
    (.stepFree, "step-free", "step-free"),
    (.restrictedView, "restricted-view", "restricted view"),
    (.hearingLoop, "hearing-loop", "hearing loop"),
    (.signLanguage, "sign-language", "view of sign language"),
    (.legroom, "legroom", "extra legroom"),
    (.wide, "wide", "wide seat"),
    (.liftingArmrest, "lifting-armrest", "lifting armrest"),
    (.semiAmbulatory, "semi-ambulatory", "short walk, no stairs"),
    (.captions, "captions", "view of captions"),
  ]

  /// The attribute with a name used in files, or nil where there is none.
  public init?(key: String) {
    guard let entry = SeatAttributes.all.first(where: { $0.key == key }) else { return nil }
    self = entry.attribute
  }

  /// The names used in files.
  public var keys: [String] { SeatAttributes.all.filter { contains($0.attribute) }.map(\.key) }
  /// The names for people, in English.
  public var names: [String] { SeatAttributes.all.filter { contains($0.attribute) }.map(\.name) }
}
