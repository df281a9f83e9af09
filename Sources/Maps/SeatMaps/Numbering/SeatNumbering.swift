/// How the seats of a row are named.
///
/// Every seat gets a place in a count, from 0, and the scheme gives each place its label. The ``course`` says how far a
/// count goes before it begins anew, the ``order`` how it runs along a row.
public struct SeatNumbering: Hashable, Sendable {
  /// How counting runs along a row, or from column to column.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// From the left end on the page.
    case leftToRight = "left-to-right"
    /// From the right end on the page.
    case rightToLeft = "right-to-left"
    /// From the middle outwards, by turns left and right: with numbers … 5 3 1 | 2 4 6 ….
    case centerOutLeftFirst = "center-out-left-first"
    /// From the middle outwards, by turns right and left: with numbers … 6 4 2 | 1 3 5 ….
    case centerOutRightFirst = "center-out-right-first"
  }

  /// What is counted.
  public enum Counting: String, Hashable, Sendable, CaseIterable {
    /// Seats alone: the number after a gap is the next one.
    case seats
    /// Seats and the cells of gaps: the numbers of a gap are left out.
    case cells
  }

  /// How far a count goes on.
  public enum Extent: String, Hashable, Sendable, CaseIterable {
    /// To the end of the block.
    case block
    /// Through all blocks of the section that are named by the section's numbering.
    case section
  }

  /// Where counting begins anew.
  public enum Course: Hashable, Sendable {
    /// In each row of each block.
    case eachRow
    /// In each row of the section: rows of the same name that blocks side by side have go on from block to block.
    case eachRowAcrossBlocks
    /// Nowhere within the extent: each row goes on where the one before ended.
    case rowByRow(Extent)
    /// Nowhere within the extent: each column goes on where the one before ended.
    ///
    /// A column is the cells that stand behind each other, counted from the line on which the rows of the block are
    /// aligned; ways through are not counted.
    case columnByColumn(Extent)
  }

  /// The labels.
  public var scheme: LabelScheme
  /// How counting runs along a row, or from column to column.
  public var order: Order
  /// What is counted.
  public var counting: Counting
  /// Where counting begins anew.
  public var course: Course
  /// The row that is counted first: where rows go on from one to the next, within columns, and in a serpentine.
  public var rowOrder: RowNumbering.Order
  /// Whether every second row, or every second column, is counted the other way round.
  public var isSerpentine: Bool
  /// How the names that are drawn are made, where they are others than those that identify; its own `shown` is unused.
  public var shown: SeatNumbering? {
    get { shownNumberings.first }
    set { shownNumberings = newValue.map { [$0] } ?? [] }
  }

  /// At most one: a value cannot hold another of its kind itself.
  private var shownNumberings: [SeatNumbering]

  /// Creates a way of naming seats.
  public init(
    _ scheme: LabelScheme = LabelScheme(.numbers), order: Order = .leftToRight, counting: Counting = .seats,
    course: Course = .eachRow, rowOrder: RowNumbering.Order = .frontToBack, isSerpentine: Bool = false,
    shown: SeatNumbering? = nil
  ) {
    self.scheme = scheme
    self.order = order
    self.counting = counting
    self.course = course
    self.rowOrder = rowOrder
    self.isSerpentine = isSerpentine
    shownNumberings = shown.map { [$0] } ?? []
  }
}

extension SeatNumbering.Order {
  /// The same seen in a mirror.
  var mirrored: SeatNumbering.Order {
    switch self {
    case .leftToRight: .rightToLeft
    case .rightToLeft: .leftToRight
    case .centerOutLeftFirst: .centerOutRightFirst
    case .centerOutRightFirst: .centerOutLeftFirst
    }
  }
}
