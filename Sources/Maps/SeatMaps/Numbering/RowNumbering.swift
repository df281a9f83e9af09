/// How the rows of a section are named.
public struct RowNumbering: Hashable, Sendable {
  /// Where naming begins.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// At the row nearest the stage.
    case frontToBack = "front-to-back"
    /// At the row farthest from the stage.
    case backToFront = "back-to-front"
  }

  /// The labels.
  public var scheme: LabelScheme
  /// Where naming begins.
  public var order: Order
  /// How the names that are drawn are made, where they are others than those that identify; its own `shown` is unused.
  public var shown: RowNumbering? {
    get { shownNumberings.first }
    set { shownNumberings = newValue.map { [$0] } ?? [] }
  }

  /// At most one: a value cannot hold another of its kind itself.
  private var shownNumberings: [RowNumbering]

  /// Creates a way of naming rows.
  public init(
    _ scheme: LabelScheme = LabelScheme(.letters), order: Order = .frontToBack, shown: RowNumbering? = nil
  ) {
    self.scheme = scheme
    self.order = order
    shownNumberings = shown.map { [$0] } ?? []
  }
}

/// The labels of a section's rows, which go on from block to block until one begins anew.
///
/// Rows that are given one by one have labels of their own and are not counted.
struct RowLabelSequences {
  /// The labels of a block's rows.
  struct Labels {
    let sequence: LabelSequence
    fileprivate let order: RowNumbering.Order
    /// The labels that are drawn, where they are others.
    fileprivate let shown: (sequence: LabelSequence, order: RowNumbering.Order)?
    /// The rows of earlier blocks that are counted with this one.
    fileprivate let rowsBefore: Int
    /// All rows that are counted together.
    fileprivate var rowCount: Int

    /// The ordinal of a row of the block, counted from the front.
    func ordinal(ofRow row: Int) -> Int { sequence.ordinal(at: place(ofRow: row, order)) }

    /// What is drawn as the name of a row, counted from the front; nil where that is its label.
    func shownLabel(ofRow row: Int) -> String? {
      shown.map { $0.sequence[place(ofRow: row, $0.order)] }
    }

    private func place(ofRow row: Int, _ order: RowNumbering.Order) -> Int {
      let fromFront = rowsBefore.addingSaturated(row)
      return order == .frontToBack ? fromFront : max(rowCount - 1 - fromFront, 0)
    }
  }

  private var blocks: [Labels] = []

  init(_ section: Section) {
    var numbering = section.rowNumbering
    var sequence = LabelSequence(numbering.scheme)
    var shown = numbering.shown.map { (LabelSequence($0.scheme), $0.order) }
    var firstBlock = 0
    var rowCount = 0
    for (number, block) in section.blocks.enumerated() {
      if let own = block.rowNumbering {
        finish(from: firstBlock, rowCount: rowCount)
        (numbering, sequence, firstBlock, rowCount) = (own, LabelSequence(own.scheme), number, 0)
        shown = own.shown.map { (LabelSequence($0.scheme), $0.order) }
      }
      blocks.append(
        Labels(sequence: sequence, order: numbering.order, shown: shown, rowsBefore: rowCount, rowCount: 0))
      rowCount = rowCount.addingSaturated(block.ruledRowCount)
    }
    finish(from: firstBlock, rowCount: rowCount)
  }

  func labels(ofBlock number: Int) -> Labels { blocks[number] }

  /// The label of a block's row, counted from the front.
  func label(ofRow row: Int, block: Int) -> String {
    blocks[block].sequence.label(ofOrdinal: blocks[block].ordinal(ofRow: row))
  }

  private mutating func finish(from firstBlock: Int, rowCount: Int) {
    for number in firstBlock..<blocks.count { blocks[number].rowCount = rowCount }
  }
}

extension Block {
  /// The number of rows whose labels come from a rule.
  fileprivate var ruledRowCount: Int {
    if case .rows = arrangement { 0 } else { rowCount }
  }
}

/// The rows of a block that follow a rule, as far as counting their seats needs to know.
struct RuledRows {
  /// The number of rows.
  var count: Int
  /// The line on which the first cells, the middles or the last cells of the rows stand behind each other.
  var alignment: StraightRows.Alignment
  /// What stands along a row, counted from the front.
  var cells: (_ row: Int) -> RowCells

  init(count: Int, alignment: StraightRows.Alignment = .center, cells: @escaping (_ row: Int) -> RowCells) {
    self.count = max(count, 0)
    self.alignment = alignment
    self.cells = cells
  }
}
