/// Something in a plan, or in what is known of its seats, that a box office should look at before it sells.
///
/// All that is wrong in the same way is one finding, with its count and the first few examples.
public struct Finding: Hashable, Sendable {
  /// What is wrong, as a word that stays the same from version to version.
  public var code: Code
  /// How many subjects it is about.
  public var count: Int
  /// The first of them, at most ``maximumSubjectCount``, in the order of the plan; empty where it is about all of it.
  public var subjects: [Subject]
  /// What is wrong and what to do about it, for people, in English.
  public var message: String

  /// The most examples that a finding names.
  public static let maximumSubjectCount = 10

  /// Creates a finding; of the subjects only the first are kept.
  public init(_ code: Code, count: Int, subjects: [Subject] = [], message: String) {
    self.code = code
    self.count = count
    self.subjects = Array(subjects.prefix(Finding.maximumSubjectCount))
    self.message = message
  }

  /// How much it matters.
  public var severity: Severity { code.severity }

  /// How much a finding matters.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Seats cannot be sold like that.
    case error
    /// Probably a mistake.
    case warning
    /// Worth knowing.
    case note
  }

  /// What a finding is about.
  public enum Subject: Hashable, Sendable {
    /// A seat, by its id.
    case seat(String)
    /// A row, by section and label.
    case row(String)
    /// A section, by name or id.
    case section(String)
    /// A category, by name.
    case category(String)
    /// A table, by its id.
    case table(String)
    /// A place that is sold by the head, by its id.
    case area(String)
    /// A floor, by name.
    case floor(String)

    /// The word for the kind of subject, as in "seat".
    public var kind: String {
      switch self {
      case .seat: "seat"
      case .row: "row"
      case .section: "section"
      case .category: "category"
      case .table: "table"
      case .area: "area"
      case .floor: "floor"
      }
    }

    /// The id, label or name.
    public var name: String {
      switch self {
      case .seat(let name), .row(let name), .section(let name), .category(let name), .table(let name),
        .area(let name), .floor(let name):
        name
      }
    }
  }
}

extension Finding {
  /// The kinds of findings, under names that scripts may rely on.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// No seat anywhere.
    case noSeat = "no-seat"
    /// Neither a seat nor a table nor a place sold by the head, though there is something to draw.
    case nothingForSale = "nothing-for-sale"
    /// One id for several seats.
    case duplicateID = "duplicate-id"
    /// One section, row and label for several seats.
    case duplicateLabel = "duplicate-label"
    /// One name for several categories.
    case duplicateCategory = "duplicate-category"
    /// Seats that lie on each other within a section.
    case overlappingSeats = "overlapping-seats"
    /// Sections whose seats lie on each other.
    case sectionsOverlap = "sections-overlap"
    /// Seats that reach beyond the canvas.
    case seatOutsideCanvas = "seat-outside-canvas"
    /// Seats without any width.
    case seatWithoutSize = "seat-without-size"
    /// Rows along a line that bends more tightly than they are deep.
    case curveTooTight = "curve-too-tight"
    /// Seats that look away from the point that all should face.
    case seatFacingAway = "seat-facing-away"
    /// Seats with a column between them and the stage.
    case viewBlocked = "view-blocked"
    /// Tables that lie on each other, or under the seats of others.
    case tablesOverlap = "tables-overlap"
    /// Tables so near each other that people cannot pass.
    case narrowPassage = "narrow-passage"
    /// Places sold by the head that cover seats.
    case areaOnSeats = "area-on-seats"
    /// Places sold by the head that hold nobody.
    case areaWithoutCapacity = "area-without-capacity"
    /// Places sold by the head that have no shape.
    case areaWithoutOutline = "area-without-outline"
    /// Tables and places sold by the head with the id of something else.
    case sharedID = "shared-id"
    /// Seats that their section's outline leaves out.
    case seatOutsideOutline = "seat-outside-outline"
    /// Sections on a floor that the plan does not list.
    case unknownFloor = "unknown-floor"
    /// Seats of a category that the plan does not list.
    case unknownCategory = "unknown-category"
    /// Seats without a category in a plan that has some.
    case seatWithoutCategory = "seat-without-category"
    /// Categories without seats.
    case categoryUnused = "category-unused"
    /// Categories without a colour where others have one.
    case categoryWithoutColor = "category-without-colour"
    /// Categories whose colours look alike.
    case indistinguishableCategories = "indistinguishable-categories"
    /// Categories whose colours look alike to people who lack one kind of cone.
    case indistinguishableToColorBlind = "indistinguishable-to-colour-blind"
    /// Categories without a price where others have one.
    case priceMissing = "price-missing"
    /// Prices without a currency.
    case currencyMissing = "currency-missing"
    /// Exceptions from a block's rule that are about none of its seats.
    case exceptionWithoutSeat = "exception-without-seat"
    /// Rows without seats.
    case emptyRow = "empty-row"
    /// Seats without a name.
    case unlabelledSeat = "unlabelled-seat"
    /// Rows without a name.
    case unlabelledRow = "unlabelled-row"
    /// Rows counted past the end of their style, as letters down past A.
    case labelNotInStyle = "label-not-in-style"
    /// Several sections, of which some have no name.
    case unnamedSection = "unnamed-section"
    /// Wheelchair places without a companion's seat beside them.
    case wheelchairWithoutCompanion = "wheelchair-without-companion"
    /// Names with characters that cannot be seen or printed.
    case controlCharacter = "control-character"
    /// Ids with a comma, or with spaces at their ends.
    case awkwardID = "awkward-id"

    /// Statuses or selections for seats that the map does not have.
    case unknownSeat = "unknown-seat"
    /// A status that goes to several seats, because they share their id.
    case sharedStatus = "shared-status"
    /// Several statuses for a seat.
    case duplicateStatus = "duplicate-status"
    /// Selected seats that cannot be had.
    case selectedUnavailable = "selected-unavailable"
    /// Places sold by the head with more people than they hold.
    case takenBeyondCapacity = "taken-beyond-capacity"
    /// Tables that are sold whole, but of which only some chairs are taken.
    case tablePartlySold = "table-partly-sold"
    /// Counts of people for seats.
    case takenOfSeat = "taken-of-seat"

    /// How much findings of this kind matter.
    public var severity: Severity {
      switch self {
      case .duplicateID, .duplicateLabel, .unknownCategory, .unknownSeat, .selectedUnavailable, .takenBeyondCapacity,
        .noSeat,
        .duplicateCategory, .sharedID, .seatWithoutSize, .curveTooTight:
        .error
      case .nothingForSale, .viewBlocked, .tablesOverlap, .areaOnSeats, .areaWithoutCapacity, .areaWithoutOutline,
        .seatOutsideOutline,
        .unknownFloor, .overlappingSeats, .sectionsOverlap, .seatOutsideCanvas, .seatFacingAway, .seatWithoutCategory,
        .indistinguishableCategories, .priceMissing, .currencyMissing, .exceptionWithoutSeat, .emptyRow,
        .unlabelledSeat, .unlabelledRow, .labelNotInStyle, .controlCharacter, .sharedStatus, .duplicateStatus,
        .tablePartlySold, .takenOfSeat:
        .warning
      case .narrowPassage, .categoryUnused, .categoryWithoutColor, .indistinguishableToColorBlind, .unnamedSection,
        .wheelchairWithoutCompanion, .awkwardID:
        .note
      }
    }
  }
}
