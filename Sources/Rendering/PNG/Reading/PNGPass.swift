/// Which pixels of a picture come together in a file: all of them, or one of the seven passes of Adam7.
struct PNGPass {
  let firstColumn: Int
  let firstRow: Int
  let columnStep: Int
  let rowStep: Int
  /// The number of pixels in a row of the pass, at least 1.
  let width: Int
  /// The number of rows of the pass, at least 1.
  let height: Int

  private init?(of header: PNGHeader, from first: (column: Int, row: Int), step: (column: Int, row: Int)) {
    guard first.column < header.width, first.row < header.height else { return nil }
    (firstColumn, firstRow) = first
    (columnStep, rowStep) = step
    width = (header.width - first.column + step.column - 1) / step.column
    height = (header.height - first.row + step.row - 1) / step.row
  }

  /// The passes in the order of the file; those that are empty in a small picture are left out.
  static func all(of header: PNGHeader) -> [PNGPass] {
    guard header.isInterlaced else { return [PNGPass(of: header, from: (0, 0), step: (1, 1))].compactMap(\.self) }
    // PNG specification, third edition, section 8.1.
    return [
      PNGPass(of: header, from: (0, 0), step: (8, 8)), PNGPass(of: header, from: (4, 0), step: (8, 8)),
      PNGPass(of: header, from: (0, 4), step: (4, 8)), PNGPass(of: header, from: (2, 0), step: (4, 4)),
      PNGPass(of: header, from: (0, 2), step: (2, 4)), PNGPass(of: header, from: (1, 0), step: (2, 2)),
      PNGPass(of: header, from: (0, 1), step: (1, 2)),
    ].compactMap(\.self)
  }
}
