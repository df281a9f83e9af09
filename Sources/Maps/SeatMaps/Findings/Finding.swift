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
