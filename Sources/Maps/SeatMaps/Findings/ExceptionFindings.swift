extension SeatMap {
  /// What is wrong with exceptions from the rules of blocks.
  var exceptionFindings: [Finding] { [exceptionsWithoutSeat].compactMap { $0 } }

  private var exceptionsWithoutSeat: Finding? {
    var found = Collected()
    var examples: [String] = []
    for (number, section) in sections.enumerated() {
      for unmatched in section.unmatchedExceptions {
        found.add(.section(nameForPeople(ofSection: number)))
        guard examples.count < 3 else { continue }
        let name = section.name.isEmpty ? "" : " of " + section.name.abbreviated
        examples.append(
          "\(unmatched.exception.selectionForPeople)\(name), where the block has \(unmatched.labelsForPeople)")
      }
    }
    return found.finding(.exceptionWithoutSeat) { count, _ in
      "\(count.counted("exception is", "exceptions are")) about no seat: \(examples.joined(separator: "; ")). "
        + "Correct the labels, or remove what is not needed."
    }
  }
}

extension SeatException {
  /// What it is about, such as "rows A…C, seats 3, 5".
  fileprivate var selectionForPeople: String {
    let parts = [rows.map { "rows " + $0.textForPeople }, seats.map { "seats " + $0.textForPeople }]
    return parts.contains { $0 != nil } ? parts.compactMap { $0 }.joined(separator: ", ") : "all seats"
  }
}

extension LabelSelection {
  /// The first few pieces, such as "A…C, F".
  fileprivate var textForPeople: String {
    let pieces = items.prefix(5).map { item in
      switch item {
      case .label(let label): label.abbreviated
      case .range(let first, let last): first.abbreviated + "…" + last.abbreviated
      }
    }
    return (pieces + (items.count > pieces.count ? ["…"] : [])).joined(separator: ", ")
  }
}

extension UnmatchedException {
  /// The labels that there are, such as "rows A…H and seats 1…12".
  fileprivate var labelsForPeople: String {
    guard !rowLabels.isEmpty else { return "no rows" }
    let seats = seatLabels.isEmpty ? "no seats" : "seats " + seatLabels.map(\.abbreviated).joined(separator: "…")
    return "rows " + rowLabels.map(\.abbreviated).joined(separator: "…") + " and " + seats
  }
}
