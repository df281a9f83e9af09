public import Geometry

/// A row of seats that are given one by one.
public struct SeatRow: Hashable, Sendable {
  /// The name that identifies the row in its section.
  public var label: String
  /// What is drawn as its name; the label where nil.
  public var shownLabel: String?
  /// How people speak of it, such as "Row A"; made from the label where nil.
  public var spokenLabel: String?
  /// Where the row's coordinates begin in the block.
  public var origin: Point
  /// Where its name stands; as the section says where nil.
  public var labelPlacement: RowLabelPlacement?
  /// The seats, in order.
  public var seats: [Seat]

  /// Creates a row.
  public init(
    label: String, shownLabel: String? = nil, spokenLabel: String? = nil, origin: Point = .zero,
    labelPlacement: RowLabelPlacement? = nil, seats: [Seat]
  ) {
    self.label = label
    self.shownLabel = shownLabel
    self.spokenLabel = spokenLabel
    self.origin = origin
    self.labelPlacement = labelPlacement
    self.seats = seats
  }
}

/// A seat that is given by itself.
///
/// It has at most fifteen words and bytes to copy: what has more, Swift copies field by field through memory.
public struct Seat: Hashable, Sendable {
  /// The identifier; section, row and label joined by the section's separator where nil.
  public var id: String?
  /// The name that identifies the seat in its row.
  public var label: String
  /// What is drawn on it, and how people speak of it.
  @usableFromInline var names: OtherNames?
  /// The centre, in the row's coordinates.
  public var position: Point
  /// How far it is turned, clockwise from facing up; as plan and block say where nil.
  public var angle: Angle?
  /// The width; the block's where nil.
  public var size: Double?
  /// The drawing; the block's where nil.
  public var shape: SeatShape?
  /// The name of its category; the block's where nil.
  public var category: String?
  /// What is special about it.
  public var attributes: SeatAttributes

  /// What is drawn on it; the label where nil.
  public var shownLabel: String? {
    get { names?.shownLabel }
    set { names = OtherNames.names(shownLabel: newValue, spokenLabel: spokenLabel) }
  }

  /// How people speak of it, such as "Seat 12"; made from the label where nil.
  public var spokenLabel: String? {
    get { names?.spokenLabel }
    set { names = OtherNames.names(shownLabel: shownLabel, spokenLabel: newValue) }
  }

  /// Creates a seat; inlined, so that a reader of many makes each where it will stand.
  @inlinable public init(
    id: String? = nil, label: String, shownLabel: String? = nil, spokenLabel: String? = nil, position: Point,
    angle: Angle? = nil, size: Double? = nil, shape: SeatShape? = nil, category: String? = nil,
    attributes: SeatAttributes = []
  ) {
    self.id = id
    self.label = label
    names = OtherNames.names(shownLabel: shownLabel, spokenLabel: spokenLabel)
    self.position = position
    self.angle = angle
    self.size = size
    self.shape = shape
    self.category = category
    self.attributes = attributes
  }
}

/// What a seat is called besides its label, where that is anything.
///
/// Few seats have such names, so that they stand by themselves: a seat is small, and is copied without counting
/// references to names that it does not have. They never change; seats may share them.
@usableFromInline final class OtherNames: Hashable, Sendable {
  /// What is drawn on the seat; the label where nil.
  @usableFromInline let shownLabel: String?
  /// How people speak of it; made from the label where nil.
  @usableFromInline let spokenLabel: String?

  private init(shownLabel: String?, spokenLabel: String?) {
    self.shownLabel = shownLabel
    self.spokenLabel = spokenLabel
  }

  /// The names; nil where there are none.
  @usableFromInline static func names(shownLabel: String?, spokenLabel: String?) -> OtherNames? {
    if shownLabel == nil, spokenLabel == nil { return nil }
    return OtherNames(shownLabel: shownLabel, spokenLabel: spokenLabel)
  }

  @usableFromInline static func == (left: OtherNames, right: OtherNames) -> Bool {
    left === right || left.shownLabel == right.shownLabel && left.spokenLabel == right.spokenLabel
  }

  @usableFromInline func hash(into hasher: inout Hasher) {
    hasher.combine(shownLabel)
    hasher.combine(spokenLabel)
  }
}

/// How a seat is drawn.
public enum SeatShape: String, Hashable, Sendable, CaseIterable {
  /// A back and a base, seen from the front.
  case chair
  /// A circle.
  case circle
  /// A square with rounded corners.
  case square
}

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
