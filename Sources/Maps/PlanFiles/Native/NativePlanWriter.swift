internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps
internal import Support

/// Writes plans in the native format.
///
/// What a reader takes anyway is left out; rules stay rules. A plan of one section without a name, an identifier and a
/// place of its own is written without `sections`. The same plan gives the same bytes, and they are read back as the
/// same plan, but for colours, which are rounded to 8 bits for each part.
enum NativePlanWriter {
  /// The bytes of a plan's file; all numbers of the plan must be finite.
  static func bytes(of plan: SeatPlan) -> [UInt8] {
    var json = JSONWriter(.indented)
    json.object { json in
      json.field(PlanKey.format, PlanDocument.format)
      json.field(PlanKey.name, plan.name)
      json.field(PlanKey.currency, plan.currency)
      write(plan.canvas, to: &json)
      json.field(PlanKey.metresPerUnit, plan.metresPerUnit)
      write(plan.categories, to: &json)
      json.field(PlanKey.seatShape, plan.seatShape.unless(.chair)?.rawValue)
      write(plan.stage, to: &json)
      json.field(PlanKey.focalPoint, plan.focalPoint)
      if !plan.floors.isEmpty { json.field(PlanKey.floors, strings: plan.floors.map(\.name)) }
      if let section = plan.sections.first, plan.sections.count == 1, section.isUnnamedAndUnmoved {
        writeFields(of: section, to: &json)
      } else {
        json.key(PlanKey.sections)
        json.array { json in
          for section in plan.sections {
            json.object { json in writeFields(of: section, to: &json) }
          }
        }
      }
    }
    return json.bytes
  }

  private static func write(_ canvas: Size?, to json: inout JSONWriter) {
    guard let canvas else { return }
    json.key(PlanKey.canvas)
    json.object(.inline) { json in
      json.field(CanvasKey.width, canvas.width)
      json.field(CanvasKey.height, canvas.height)
    }
  }

  private static func write(_ categories: [Category], to json: inout JSONWriter) {
    guard !categories.isEmpty else { return }
    json.key(PlanKey.categories)
    json.array { json in
      for category in categories {
        json.object(.inline) { json in
          json.field(CategoryKey.name, category.name)
          json.field(CategoryKey.color, category.color)
          json.field(CategoryKey.price, category.price)
        }
      }
    }
  }

  private static func write(_ stage: Stage?, to json: inout JSONWriter) {
    guard let stage else { return }
    json.key(PlanKey.stage)
    let standard = Stage(stage.kind)
    if stage == standard {
      json.value(stage.kind.rawValue)
      return
    }
    json.object(.inline) { json in
      json.field(StageKey.kind, stage.kind.rawValue)
      json.field(StageKey.label, stage.label)
      json.field(StageKey.position, stage.position)
      json.field(StageKey.width, stage.width)
      json.field(StageKey.depth, stage.depth.unless(standard.depth))
      json.field(StageKey.curvature, stage.curvature.unless(standard.curvature))
      json.field(StageKey.gap, stage.gap.unless(standard.gap))
    }
  }

  private static func writeFields(of section: Section, to json: inout JSONWriter) {
    let standard = Section(name: "", blocks: [])
    json.field(SectionKey.name, section.isUnnamedAndUnmoved ? nil : section.name.unless(""))
    json.field(SectionKey.id, section.id)
    json.field(SectionKey.idSeparator, section.idSeparator.unless(standard.idSeparator))
    json.field(SectionKey.origin, section.origin.unless(.zero))
    json.field(SectionKey.rotation, section.rotation.degrees.unless(0))
    json.field(SectionKey.floor, section.floor)
    json.field(SectionKey.entrance, section.entrance)
    json.field(SectionKey.focalPoint, section.focalPoint)
    write(section.outline, to: &json)
    write(section.rowNumbering.unless(standard.rowNumbering), SectionKey.rowNumbering, to: &json)
    write(section.seatNumbering.unless(standard.seatNumbering), SectionKey.seatNumbering, to: &json)
    json.field(SectionKey.rowLabels, section.rowLabels.unless(standard.rowLabels)?.rawValue)
    json.field(SectionKey.category, section.category)
    if !section.areas.isEmpty {
      json.key(SectionKey.areas)
      json.array { json in
        for area in section.areas { write(area, to: &json) }
      }
    }
    if !section.tables.isEmpty {
      json.key(SectionKey.tables)
      json.array { json in
        for group in section.tables { write(group, to: &json) }
      }
    }
    if !section.generalAdmission.isEmpty {
      json.key(SectionKey.generalAdmission)
      json.array { json in
        for area in section.generalAdmission { write(area, to: &json) }
      }
    }
    if !section.blocks.isEmpty || section.areas.isEmpty && section.tables.isEmpty && section.generalAdmission.isEmpty {
      json.key(SectionKey.blocks)
      json.array { json in
        for block in section.blocks { write(block, to: &json) }
      }
    }
  }
}

extension Section {
  /// Whether the section can stand for the whole plan in a file.
  fileprivate var isUnnamedAndUnmoved: Bool {
    name.isEmpty && id == nil && idSeparator == Section.defaultIDSeparator && origin == .zero && rotation == .zero
      && floor == nil && entrance == nil && focalPoint == nil && outline == nil
  }
}

extension NativePlanWriter {
  /// Writes how rows are named, as a rule in one line; nothing where nothing is said.
  static func write(_ numbering: RowNumbering?, _ key: some DocumentKey, to json: inout JSONWriter) {
    json.field(key, numbering?.rule)
  }

  /// Writes how seats are named, as a rule in one line; nothing where nothing is said.
  static func write(_ numbering: SeatNumbering?, _ key: some DocumentKey, to json: inout JSONWriter) {
    json.field(key, numbering?.rule)
  }

  /// Writes labels, as a rule in one line; nothing where nothing is said.
  static func write(_ scheme: LabelScheme?, _ key: some DocumentKey, to json: inout JSONWriter) {
    json.field(key, scheme?.rule)
  }
}
