internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps
internal import Support

/// Reads charts of seats.io, in the private format that its designer keeps them in; versions 17 to 22 are known.
///
/// Every seat stands where the chart has it baked: what the designer made it from (curves, spacings, ways of numbering)
/// is left alone. Sections, row and seat make an identifier as seats.io's own does, `Stalls-A-12`, so that what its
/// interfaces say of an object is found again. Guides/other-formats.md says what becomes of what.
struct SeatsIOPlanReader: JSONPlanReader {
  static let format = PlanFormat.seatsIO

  var reading: DocumentReading
  var categories = SeatsIOCategories()
  /// What people in a zone look at, by the zone's key.
  private var focalPointsByZone: [String: Point] = [:]
  /// The smallest y of the middle of a seat.
  private var foremostSeat = Double.infinity
  /// The first stage that could be the plan's, as area too.
  var stageCandidate: (stage: Stage, edge: Double, section: Int, area: Int)?

  /// The width of a chair, which all charts have.
  static let chairDiameter = 16.0
  /// What stands between the parts of an object's label.
  static let labelSeparator = "-"

  init(reading: DocumentReading) {
    self.reading = reading
  }

  /// The plan whose file has this root.
  mutating func plan(_ root: JSONNode) throws(JSONFault) -> SeatPlan {
    var plan = SeatPlan(name: try reading.optionalText(root["name"]) ?? "", seatShape: .circle, sections: [])
    // What seats refer to, wherever it stands in the file.
    categories = try SeatsIOCategories(root["categories"]?.unlessNull, &reading)
    plan.categories = categories.list
    try readZones(root["zones"]?.unlessNull)
    noteOtherKeys(of: try root.fields())

    let floors = try root.items("subChartFloors")
    if floors.isEmpty {
      try read(root.required(root["subChart"], "subChart"), floor: nil, into: &plan)
    } else {
      for (number, floor) in floors.enumerated() {
        let (shown, own) = (floor["floorDisplayName"], floor["floorName"])
        let name = try reading.optionalText(shown?.unlessNull ?? own) ?? "\(number + 1)"
        let isTaken = plan.floors.contains { $0.name == name }
        plan.floors.append(Floor(name: isTaken ? "\(name) (\(number + 1))" : name))
        try read(floor["subChart"]?.unlessNull ?? floor, floor: plan.floors[number].name, into: &plan)
      }
    }
    useStage(of: &plan)
    return plan
  }

  private mutating func readZones(_ node: JSONNode?) throws(JSONFault) {
    for zone in try node?.items("list") ?? [] {
      guard let point = zone["focalPoint"]?.unlessNull else { continue }
      let key = zone["key"]
      focalPointsByZone[try zone.required(key, "key").categoryKey()] = try point.xyPoint()
    }
  }

  private mutating func noteOtherKeys(of fields: JSONFields) {
    for (key, _) in fields {
      switch key {
      case "name", "categories", "zones", "subChart", "subChartFloors": break
      // How the designer works and what it shows.
      case "version", "venueType", "tablesLabelCounter", "uuidCounter", "rowSpacing", "rowChairSpacing",
        "colorScheme", "sectionScaleFactor", "referenceChartVisible", "showAllButtons", "multiFloorView":
        break
      default: reading.notes.addIgnoredKey(key)
      }
    }
  }

  /// The point that people in a section of a zone look at.
  func focalPoint(ofZone key: String) -> Point? { focalPointsByZone[key] }

  /// Keeps in mind how far to the front seats stand.
  mutating func noteSeat(at point: Point) { foremostSeat = min(foremostSeat, point.y) }

  /// Makes the first stage the plan's, in place of the area, where all seats stand behind its front edge.
  private func useStage(of plan: inout SeatPlan) {
    guard let candidate = stageCandidate, plan.floors.isEmpty, candidate.edge <= foremostSeat else { return }
    plan.stage = candidate.stage
    plan.sections[candidate.section].areas.remove(at: candidate.area)
    plan.sections.removeAll { $0.isEmpty }
  }
}

// MARK: - Charts and their sections

extension SeatsIOPlanReader {
  /// What the objects of a chart have from what holds it.
  struct Surroundings {
    /// Where the chart's coordinates begin in the plan.
    var origin = Point.zero
    var floor: String?
    var focalPoint: Point?
    var category: SeatsIOCategories.Entry?
  }

  /// Reads a floor's chart, or the only one.
  private mutating func read(_ chart: JSONNode, floor: String?, into plan: inout SeatPlan) throws(JSONFault) {
    var surroundings = Surroundings(floor: floor)
    if let point = try chart["focalPoint"]?.unlessNull?.xyPoint() {
      if plan.focalPoint == nil { plan.focalPoint = point }
      surroundings.focalPoint = point == plan.focalPoint ? nil : point
    }
    try read(chart, in: surroundings, into: &plan)
  }

  /// Reads what stands in a chart by itself, as a section without a name, and then its sections.
  private mutating func read(
    _ chart: JSONNode, in surroundings: Surroundings, into plan: inout SeatPlan
  ) throws(JSONFault) {
    let own = plan.sections.count
    plan.sections.append(bareSection(named: "", in: surroundings))
    plan.sections += try readContents(of: chart, in: surroundings, into: &plan.sections[own], number: own)
    let sections = try chart.items("sections")
    if plan.sections[own].isEmpty { plan.sections.remove(at: own) }
    for node in sections { try readSection(node, in: surroundings, into: &plan) }
  }

  /// A section whose objects are called as seats.io calls them.
  func bareSection(named name: String, in surroundings: Surroundings) -> Section {
    Section(
      name: name, idSeparator: SeatsIOPlanReader.labelSeparator, origin: surroundings.origin,
      floor: surroundings.floor, focalPoint: surroundings.focalPoint)
  }

  private mutating func readSection(
    _ node: JSONNode, in outer: Surroundings, into plan: inout SeatPlan
  ) throws(JSONFault) {
    let topLeft = try node["topLeft"]?.unlessNull?.xyPoint() ?? Point.zero
    var inner = outer
    inner.origin = outer.origin + (topLeft - .zero)
    if let key = try node["zone"]?.unlessNull?.categoryKey() {
      inner.focalPoint = focalPoint(ofZone: key) ?? outer.focalPoint
    }
    inner.category = try categories.entry(of: node, else: outer.category, &reading)

    var section = bareSection(named: try reading.optionalText(node["label"]) ?? "", in: inner)
    section.category = inner.category?.name
    section.entrance = try reading.optionalText(node["entrance"])
    if let points = node["points"]?.unlessNull {
      let corners = try points.map { (point) throws(JSONFault) in try point.xyPoint() - (topLeft - Point.zero) }
      if corners.count >= 3 {
        section.outline = .polygon(corners)
      } else if !corners.isEmpty {
        reading.notes.add("ignored the outline of a section with fewer than 3 points", at: points)
      }
    }
    try noteWhatIsLost(of: node, ["displayLabel": "left out what a section is called on the map"])

    let number = plan.sections.count
    plan.sections.append(section)
    guard let chart = node["subChart"]?.unlessNull else { return }
    plan.sections += try readContents(of: chart, in: inner, into: &plan.sections[number], number: number)
    for node in try chart.items("sections") {
      try readSection(node, in: inner, into: &plan)
    }
  }

  /// Reads what stands in a chart besides its sections.
  ///
  /// Rows can name a section of their own; what is so named comes back as further sections.
  private mutating func readContents(
    of chart: JSONNode, in surroundings: Surroundings, into section: inout Section, number: Int
  ) throws(JSONFault) -> [Section] {
    try readAreas(of: chart, in: surroundings, into: &section, number: number)
    let named = try readRows(of: chart, in: surroundings, into: &section)
    try readTables(of: chart, in: surroundings, into: &section)
    try readPlacesForSale(of: chart, in: surroundings, into: &section)
    for (key, value) in try chart.fields() {
      switch key {
      case "rows", "tables", "booths", "generalAdmissionAreas", "sections", "shapes", "texts", "icons", "focalPoint":
        break
      // The size of what is in it, and how the designer works.
      case "width", "height", "snapOffset", "floorName", "floorDisplayName", "subChart", "uuid", "objectType": break
      case "imageObjects":
        for image in try chart.items("imageObjects") {
          reading.notes.add("left out a picture", at: image)
        }
      case "backgroundImage", "referenceChart":
        if !value.isNull { reading.notes.add("left out a picture", at: value) }
      default: reading.notes.addIgnoredKey(key)
      }
    }
    return named
  }

  /// Notes what an object says that a plan has no place for, by its keys; null, false and empty texts say nothing.
  mutating func noteWhatIsLost(
    of node: JSONNode, _ own: KeyValuePairs<StaticString, String> = [:]
  ) throws(JSONFault) {
    let everywhere: KeyValuePairs<StaticString, String> = [
      "viewFromYourSeatImage": "left out a view from a seat or section",
      "disabledBySocialDistancingRules": "left out that a seat is kept free for distance",
      "extraData": "left out extra data",
    ]
    for messages in [everywhere, own] {
      for (key, message) in messages {
        if let value = node[key], value.saysSomething { reading.notes.add(message, at: value) }
      }
    }
    if let published = node["published"]?.unlessNull, try !published.boolean() {
      reading.notes.add("took an object that is not published for one that is", at: published)
    }
  }
}

extension JSONNode {
  /// Whether the value is more than null, false, zero and empty.
  var saysSomething: Bool {
    switch kind {
    case .null: false
    case .boolean: (try? boolean()) == true
    case .string: (try? text().isEmpty) == false
    case .number: (try? number()) != 0
    case .array: (try? elements().underestimatedCount) != 0
    case .object: true
    }
  }
}

extension Section {
  /// Whether there is nothing in the section.
  fileprivate var isEmpty: Bool {
    name.isEmpty && blocks.isEmpty && tables.isEmpty && generalAdmission.isEmpty && areas.isEmpty && outline == nil
  }
}

/// The categories of a chart, which objects refer to by key.
struct SeatsIOCategories {
  /// A category, as objects have it.
  struct Entry: Hashable {
    /// The name that is unique in the plan.
    var name: String
    /// Whether its seats are for people in wheelchairs: the way in which old charts said so.
    var isAccessible: Bool
  }

  /// The categories in the chart's order.
  private(set) var list: [Category] = []
  private var byKey: [String: Entry] = [:]

  /// No categories.
  init() {}

  /// Reads the categories of a chart.
  init(_ node: JSONNode?, _ reading: inout DocumentReading) throws(JSONFault) {
    guard let node else { return }
    var names: Set<String> = []
    let entries = node["list"]
    for category in try node.required(entries, "list").elements() {
      let keyNode = category["key"]
      let key = try category.required(keyNode, "key").categoryKey()
      let label = try reading.optionalText(category["label"]) ?? key
      // Only keys are unique in a chart.
      let name = names.insert(label).inserted ? label : "\(label) (\(key))"
      names.insert(name)
      byKey[key] = Entry(name: name, isAccessible: try category.flag("accessible"))
      list.append(Category(name: name, color: try reading.color(category["color"])))
    }
  }

  /// The category that an object names, or else the one that it inherits.
  ///
  /// One that the chart does not list is noted and keeps the label that the object gives, so that it is found.
  func entry(
    of object: JSONNode, else inherited: Entry?, _ reading: inout DocumentReading
  ) throws(JSONFault) -> Entry? {
    guard let keyNode = object["categoryKey"]?.unlessNull else { return inherited }
    let key = try keyNode.categoryKey()
    if let entry = byKey[key] { return entry }
    reading.notes.add("an object's category is not in the list of categories", at: keyNode)
    return Entry(name: try reading.optionalText(object["categoryLabel"]) ?? key, isAccessible: false)
  }
}

extension JSONNode {
  /// The key of a category or zone, which may be a number or a text.
  func categoryKey() throws(JSONFault) -> String {
    switch kind {
    case .number: return try number().shortestText
    case .string: return try string()
    default: throw mismatch(expected: "a key, which is a number or a text")
    }
  }
}
