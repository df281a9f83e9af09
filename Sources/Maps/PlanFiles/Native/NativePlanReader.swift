internal import Geometry
package import JSON
package import Reading
package import SeatMaps
internal import Support

/// Reads plans in the native format.
///
/// Every key is checked: one that stands twice, or that its object does not have, is a fault.
package struct NativePlanReader {
  /// What the reader has counted and noted.
  package var reading: DocumentReading

  /// Begins to read a file within its limits.
  package init(reading: DocumentReading) {
    self.reading = reading
  }

  /// The plan whose file has this root.
  package mutating func plan(_ root: JSONNode) throws(JSONFault) -> SeatPlan {
    var plan = SeatPlan(name: "", sections: [])
    var name: String?
    // A plan's only section may have its keys at top level.
    var onlySection = Section(name: "", blocks: [])
    var sectionKey: (text: JSONText, key: PlanKey)?
    var sections: [Section]?
    for (text, value) in try root.fields(duplicates: .rejected) {
      let key = try text.key(of: PlanKey.self)
      if PlanKey.ofSection.contains(key) { sectionKey = (text, key) }
      switch key {
      case .schema: _ = try value.text()
      case .format: break
      case .name: name = try reading.text(value)
      case .currency: plan.currency = try value.currencyCode()
      case .categories: plan.categories = try categories(value)
      case .seatShape: plan.seatShape = try value.choice()
      case .stage: plan.stage = try stage(value)
      case .focalPoint: plan.focalPoint = try value.pair()
      case .canvas: plan.canvas = try canvas(value)
      case .metresPerUnit: plan.metresPerUnit = try value.positiveLength()
      case .floors: plan.floors = try floors(value)
      case .sections: sections = try value.map { (section) throws(JSONFault) in try self.section(section) }
      case .rowNumbering: onlySection.rowNumbering = try rowNumbering(value)
      case .seatNumbering: onlySection.seatNumbering = try seatNumbering(value)
      case .rowLabels: onlySection.rowLabels = try value.choice()
      case .category: onlySection.category = try reading.text(value)
      case .blocks: onlySection.blocks = try blocks(value)
      case .tables: onlySection.tables = try tables(value)
      case .generalAdmission: onlySection.generalAdmission = try generalAdmission(value)
      case .areas: onlySection.areas = try areas(value)
      }
    }
    plan.name = try root.required(name, PlanKey.name)
    if let sections {
      if let (text, key) = sectionKey {
        throw text.fault(
          .unknownKey, "\(quoted(key.rawValue)) stands beside \"sections\": it belongs inside one of them")
      }
      plan.sections = sections
    } else {
      guard sectionKey != nil else { throw root.fault(.missingKey, "a plan needs the key \"blocks\" or \"sections\"") }
      try countOverrides(in: onlySection, at: root)
      plan.sections = [onlySection]
    }
    return plan
  }

  private mutating func section(_ node: JSONNode) throws(JSONFault) -> Section {
    var section = Section(name: "", blocks: [])
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: SectionKey.self) {
      case .name: section.name = try reading.text(value)
      case .id: section.id = try reading.text(value)
      case .idSeparator: section.idSeparator = try reading.text(value)
      case .origin: section.origin = try value.pair()
      case .rotation: section.rotation = try value.angle()
      case .rowNumbering: section.rowNumbering = try rowNumbering(value)
      case .seatNumbering: section.seatNumbering = try seatNumbering(value)
      case .rowLabels: section.rowLabels = try value.choice()
      case .category: section.category = try reading.text(value)
      case .floor: section.floor = try reading.text(value)
      case .entrance: section.entrance = try reading.text(value)
      case .focalPoint: section.focalPoint = try value.pair()
      case .outline: section.outline = try sectionOutline(value)
      case .blocks: section.blocks = try blocks(value)
      case .tables: section.tables = try tables(value)
      case .generalAdmission: section.generalAdmission = try generalAdmission(value)
      case .areas: section.areas = try areas(value)
      }
    }
    try countOverrides(in: section, at: node)
    return section
  }

  private mutating func blocks(_ node: JSONNode) throws(JSONFault) -> [Block] {
    try node.map(suchAs: "[{ \"rows\": 5, \"seats\": 9 }]") { (block) throws(JSONFault) in try self.block(block) }
  }

  private mutating func tables(_ node: JSONNode) throws(JSONFault) -> [TableGroup] {
    try node.map(suchAs: "[{ \"round\": 8, \"at\": [[0, 0]] }]") { (group) throws(JSONFault) in
      try self.tableGroup(group)
    }
  }

  private mutating func generalAdmission(_ node: JSONNode) throws(JSONFault) -> [GeneralAdmissionArea] {
    try node.map { (area) throws(JSONFault) in try self.generalAdmissionArea(area) }
  }

  private mutating func areas(_ node: JSONNode) throws(JSONFault) -> [Area] {
    try node.map { (area) throws(JSONFault) in try self.area(area) }
  }
}

// MARK: - The room

extension NativePlanReader {
  private mutating func categories(_ node: JSONNode) throws(JSONFault) -> [Category] {
    try node.map { (node) throws(JSONFault) in
      var category = Category(name: "")
      var name: String?
      for (text, value) in try node.fields(duplicates: .rejected) {
        switch try text.key(of: CategoryKey.self) {
        case .name: name = try reading.text(value)
        case .color: category.color = try value.color()
        case .price: category.price = try value.price()
        }
      }
      category.name = try node.required(name, CategoryKey.name)
      return category
    }
  }

  private func canvas(_ node: JSONNode) throws(JSONFault) -> Size {
    var (width, height): (Double?, Double?)
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: CanvasKey.self) {
      case .width: width = try value.positiveLength()
      case .height: height = try value.positiveLength()
      }
    }
    return Size(try node.required(width, CanvasKey.width), try node.required(height, CanvasKey.height))
  }

  private mutating func stage(_ node: JSONNode) throws(JSONFault) -> Stage {
    if node.kind == .string { return Stage(try node.choice()) }
    guard node.kind == .object else {
      throw node.mismatch(expected: oneOf(Stage.Kind.allCases.map { quoted($0.rawValue) } + ["an object"]))
    }
    var stage = Stage(.screen)
    var kind: Stage.Kind?
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: StageKey.self) {
      case .kind: kind = try value.choice()
      case .label: stage.label = try reading.text(value)
      case .position: stage.position = try value.pair()
      case .width: stage.width = try value.positiveLength()
      case .depth: stage.depth = try value.length()
      case .curvature: stage.curvature = try value.length()
      case .gap: stage.gap = try value.length()
      }
    }
    stage.kind = try node.required(kind, StageKey.kind)
    return stage
  }
}

// MARK: - Keys
//
// The keys of each object stand below the chapter that reads it. Guides/plan-format.md says what they mean, and
// Schemas/plan.schema.json has the same ones; tests hold the three together.

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

enum SectionKey: String, DocumentKey {
  case name, id, idSeparator, origin, rotation, floor, entrance, focalPoint, outline
  case rowNumbering, seatNumbering, rowLabels, category, blocks, tables, generalAdmission, areas

  static let owner = "a section"
}

enum CategoryKey: String, DocumentKey {
  case name, color, price

  static let owner = "a category"
}

enum CanvasKey: String, DocumentKey {
  case width, height

  static let owner = "a canvas"
}

enum StageKey: String, DocumentKey {
  case kind, label, position, width, depth, curvature, gap

  static let owner = "a stage"
}
