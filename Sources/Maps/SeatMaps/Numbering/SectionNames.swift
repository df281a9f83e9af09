/// The names of a section's rows and seats that come from rules.
struct SectionNames {
  private let rows: RowLabelSequences
  private let seats: SeatLabelSequences
  private let shownSeats: SeatLabelSequences

  /// Counts rows and seats.
  ///
  /// - Parameters:
  ///   - section: Where they are.
  ///   - rows: The labels of its rows.
  ///   - ruledRows: The rows of each block; nil where they are given one by one.
  ///   - limit: How many rows and seats are counted at most.
  init(_ section: Section, labels rows: RowLabelSequences, rows ruledRows: [RuledRows?], limit: Int) {
    self.rows = rows
    seats = SeatLabelSequences(section, rows: ruledRows, names: rows, limit: limit) {
      $0.seatNumbering ?? section.seatNumbering
    }
    shownSeats = SeatLabelSequences(section, rows: ruledRows, names: rows, limit: limit) {
      ($0.seatNumbering ?? section.seatNumbering).shown
    }
  }

  /// The names in a block; nil where its rows are given one by one.
  func names(ofBlock number: Int) -> BlockNames? {
    seats.labels(ofBlock: number).map {
      BlockNames(rows: rows.labels(ofBlock: number), seats: $0, shownSeats: shownSeats.labels(ofBlock: number))
    }
  }
}

/// The names of a block's rows and seats that come from rules.
struct BlockNames {
  let rows: RowLabelSequences.Labels
  fileprivate let seats: SeatLabelSequences.Labels
  fileprivate let shownSeats: SeatLabelSequences.Labels?

  /// The labels of seats, but for the name of the row in them.
  var seatSequence: LabelSequence { seats.sequence }

  /// The names of the seats of a row, counted from the front; at most `limit` of them.
  func seats(ofRow row: Int, _ cells: RowCells, label: String, shownLabel: String, limit: Int) -> RowOfNames {
    RowOfNames(
      sequence: seats.sequence.inRow(label), ordinals: seats.ordinals(ofRow: row, cells, limit: limit),
      shownSequence: shownSeats?.sequence.inRow(shownLabel),
      shownOrdinals: shownSeats?.ordinals(ofRow: row, cells, limit: limit) ?? [])
  }
}

/// The names of a row's seats, from left to right.
struct RowOfNames {
  let sequence: LabelSequence
  let ordinals: [Int]
  fileprivate let shownSequence: LabelSequence?
  fileprivate let shownOrdinals: [Int]

  /// The label of a seat.
  func label(ofSeat seat: Int) -> String { sequence.label(ofOrdinal: ordinals[seat]) }

  /// What is drawn on a seat; nil where that is its label.
  func shownLabel(ofSeat seat: Int) -> String? { shownSequence?.label(ofOrdinal: shownOrdinals[seat]) }

  /// Whether the scheme's style can write the label of each seat.
  var areInStyle: Bool { ordinals.allSatisfy(sequence.isInStyle) }
}

extension RowOfNames {
  /// The names in a row that is counted by itself; at most `limit` of them.
  init(_ cells: RowCells, _ numbering: SeatNumbering, label: String, shownLabel: String, limit: Int) {
    sequence = LabelSequence(numbering.scheme).inRow(label)
    ordinals = cells.ordinals(numbering, of: sequence, limit: limit)
    shownSequence = numbering.shown.map { LabelSequence($0.scheme).inRow(shownLabel) }
    shownOrdinals =
      if let shown = numbering.shown, let shownSequence {
        cells.ordinals(shown, of: shownSequence, limit: limit)
      } else {
        []
      }
  }
}
