internal import JSON
internal import Reading

// The keys of every object of the native plan format. Guides/plan-format.md says what they mean, and the JSON Schema
// in PlanSchema.swift has the same ones; tests hold the three together.

/// The keys of a plan; those of a section may stand beside them where the plan has one section without a name.
enum PlanKey: String, DocumentKey {
  case schema = "$schema"
  case format, name, currency, categories, seatShape, stage, focalPoint, canvas, metresPerUnit, floors, sections
  case rowNumbering, seatNumbering, rowLabels, category, blocks, tables, generalAdmission, areas

  static let owner = "a plan"
  /// Those that belong to a plan's only section.
  static let ofSection: [PlanKey] = [
    .rowNumbering, .seatNumbering, .rowLabels, .category, .blocks, .tables, .generalAdmission, .areas,
  ]
}

enum CanvasKey: String, DocumentKey {
  case width, height

  static let owner = "a canvas"
}

enum CategoryKey: String, DocumentKey {
  case name, color, price

  static let owner = "a category"
}

enum StageKey: String, DocumentKey {
  case kind, label, position, width, depth, curvature, gap

  static let owner = "a stage"
}

enum SectionKey: String, DocumentKey {
  case name, id, idSeparator, origin, rotation, floor, entrance, focalPoint, outline
  case rowNumbering, seatNumbering, rowLabels, category, blocks, tables, generalAdmission, areas

  static let owner = "a section"
}

enum BlockKey: String, DocumentKey {
  case rows, seats, seatPitch, rowPitch, align, stagger, skew, arc, path, fill, arch
  case origin, gap, seatSize, seatShape, category, rowNumbering, seatNumbering, rowOverrides, exceptions

  static let owner = "a block"
  /// Those that every block may have.
  static let ofEveryBlock: [BlockKey] = [
    .rows, .origin, .gap, .seatSize, .seatShape, .category, .rowNumbering, .seatNumbering, .exceptions,
  ]
  /// Those that every block of rows by rule may have.
  private static let ofEveryRule = ofEveryBlock + [.rowPitch, .rowOverrides]
  static let ofStraightRows = ofEveryRule + [.seats, .seatPitch, .align, .stagger, .skew]
  static let ofArcRows = ofEveryRule + [.seats, .seatPitch, .arc]
  static let ofPathRows = ofEveryRule + [.seats, .seatPitch, .align, .path]
  static let ofFilledRows = ofEveryRule + [.seatPitch, .align, .fill]
  static let ofArchRows = ofEveryRule + [.seats, .arch]
}

enum ArcKey: String, DocumentKey {
  case radius, sweep, spacing, aisles

  static let owner = "an arc"
}

enum ArcAisleKey: String, DocumentKey {
  case angle, width

  static let owner = "an aisle along a radius"
}

enum PathKey: String, DocumentKey {
  case data, points, smoothness, side

  static let owner = "the path of rows"
}

enum FillKey: String, DocumentKey {
  case outline, direction, center, start, margin

  static let owner = "an outline to fill"
}

enum ArchKey: String, DocumentKey {
  case radius, sweep, maximumPitch

  static let owner = "an arch"
}

enum RowOverrideKey: String, DocumentKey {
  case rows, seats, shift, gapBefore, seatNumbering, category, rowLabels

  static let owner = "an override of rows"
}

enum GapKey: String, DocumentKey {
  case gap, aisle

  static let owner = "a gap"
}

enum RowKey: String, DocumentKey {
  case label, shownLabel, spokenLabel, origin, rowLabels, seats

  static let owner = "a row"
}

enum SeatKey: String, DocumentKey {
  case label, x, y, id, angle, size, shape, category, attributes, shownLabel, spokenLabel

  static let owner = "a seat"
}

enum ExceptionKey: String, DocumentKey {
  case rows, seats, remove, category, attributes, shape, size, nudge, angle

  static let owner = "an exception"
}

enum LabelRangeKey: String, DocumentKey {
  case label, from, to

  static let owner = "a selection of labels"
}

enum NumberingKey: String, DocumentKey {
  case style, start, step, skip, prefix, suffix, order, counting

  static let owner = "a numbering"
  static let ofRows: [NumberingKey] = [.style, .start, .step, .skip, .prefix, .suffix, .order]
}

enum AreaKey: String, DocumentKey {
  case shape, x, y, rotation, width, height, cornerRadius, radius, radiusX, radiusY, points, path
  case fill, border, text, symbol, picture, foreground

  static let owner = "an area"
}

enum CaptionKey: String, DocumentKey {
  case text, x, y, size, color

  static let owner = "a text"
}

/// What an area is called in a file, and the keys that it then has.
enum AreaShape: String, CaseIterable {
  case rectangle, circle, ellipse, polygon, path, text

  /// The keys of its outline.
  var outlineKeys: [String] {
    let keys: [AreaKey] =
      switch self {
      case .rectangle: [.width, .height, .cornerRadius]
      case .circle: [.radius]
      case .ellipse: [.radiusX, .radiusY]
      case .polygon: [.points]
      case .path: [.path]
      case .text: []
      }
    return ([.shape, .x, .y, .rotation] + keys).map(\.rawValue)
  }

  var keys: [AreaKey] {
    outlineKeys.compactMap(AreaKey.init) + [.fill, .border, .text, .symbol, .picture, .foreground]
  }

  /// The keys of a place of the shape that is sold by the head.
  var generalAdmissionKeys: [GeneralAdmissionKey] {
    outlineKeys.compactMap(GeneralAdmissionKey.init)
      + [.label, .id, .shownLabel, .kind, .capacity, .soldWhole, .category]
  }
}

/// How the seats of rows on arcs are spread, as a file says it.
enum ArcSpacing: String, CaseIterable {
  case equalPitch = "equal-pitch"
  case equalAngle = "equal-angle"
}
