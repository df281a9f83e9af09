internal import Geometry
internal import Reading
internal import SeatMaps

/// A table of a chart, with its chairs where the chart has them.
struct SeatsIOTable {
  /// What the table looks like.
  enum Form {
    case round(radius: Double)
    case rectangle(Size)
  }

  var label: String
  var shownLabel: String?
  var center: Point
  var rotation: Angle
  var form: Form
  /// The chairs, in the section's coordinates.
  var chairs: [Seat]
  /// Places without a chair, after the last one.
  var openPlaces = 0
  var isSoldWhole = false

  /// How far a chair of a table may stand from where the rule puts it: charts round to hundredths.
  private static let tolerance = 0.05
  /// The most chairs of a table by rule, where an exception for each is looked at for each.
  private static let mostChairs = 500

  // MARK: As a row about an area

  /// The chairs as a row, each of which looks at the middle of the table.
  var row: SeatRow {
    SeatRow(
      label: label, shownLabel: shownLabel, labelPlacement: RowLabelPlacement.none,
      seats: chairs.map { chair in
        var chair = chair
        if chair.position != center { chair.angle = (center - chair.position).direction + .degrees(90) }
        return chair
      })
  }

  /// The table as an area with its name.
  var area: Area {
    let caption = (shownLabel ?? label).nonempty
    switch form {
    case .round(let radius):
      return Area(
        .ellipse(radiusX: radius, radiusY: radius), at: center, caption: caption.map { Area.Caption($0, size: 12) })
    case .rectangle(let size):
      let middle = Vector(size.width / 2, size.height / 2)
      return Area(
        .rectangle(size), at: center - middle.rotated(by: rotation), rotation: rotation,
        caption: caption.map { Area.Caption($0, at: .zero + middle, size: 12) })
    }
  }

  // MARK: As a table

  /// The table as a group of one, where that says the same of every chair; nil where it does not.
  func group(inheriting category: String?) -> TableGroup? {
    guard (1...SeatsIOTable.mostChairs).contains(chairs.count), shownLabel == nil, !label.isEmpty,
      let scheme = LabelScheme(making: chairs.map(\.label)),
      let form = groupForm, let turn = groupRotation, let gap = chairGap
    else { return nil }
    var group = TableGroup(
      form, at: .listed([TableGroup.Place(center, rotation: turn, label: label)]),
      seatNumbering: SeatNumbering(scheme).unless(SeatNumbering()), seatSize: SeatsIOPlanReader.chairDiameter,
      chairGap: gap, isSoldWhole: isSoldWhole)
    group.category = chairs[0].category
    for chair in chairs {
      if chair.category == nil, group.category != nil { return nil }
      let category = chair.category == group.category ? nil : chair.category
      guard category != nil || !chair.attributes.isEmpty else { continue }
      group.exceptions.append(
        SeatException(
          rows: LabelSelection([.label(label)]), seats: LabelSelection([.label(chair.label)]), category: category,
          attributes: chair.attributes))
    }
    let section = Section(name: "", tables: [group])
    return section.lays(out: chairs, ofRow: label, within: SeatsIOTable.tolerance) ? group : nil
  }

  private var groupForm: TableGroup.Form? {
    switch form {
    case .round(let radius):
      return .round(TableGroup.Round(seats: chairs.count, openPlaces: openPlaces, radius: radius))
    case .rectangle(let size):
      var sides = TableGroup.Rectangle(size: size)
      for chair in chairs {
        let place = (chair.position - center).rotated(by: -rotation)
        let (right, down) = (place.dx.magnitude - size.width / 2, place.dy.magnitude - size.height / 2)
        switch (right > down, place.dx > 0, place.dy > 0) {
        case (true, true, _): sides.right += 1
        case (true, false, _): sides.left += 1
        case (false, _, true): sides.bottom += 1
        case (false, _, false): sides.top += 1
        }
      }
      return .rectangle(sides)
    }
  }

  /// How far the table is turned: so that the first chair of a round one would be the lowest.
  private var groupRotation: Angle? {
    guard case .round = form else { return rotation }
    let arm = chairs[0].position - center
    guard arm.length > 0 else { return nil }
    let turn = arm.direction - .degrees(90)
    // Rounded positions give a turn that is not quite what was meant.
    return abs((turn - rotation).normalizedAroundZero.degrees) < 0.5 ? rotation : turn.normalizedAroundZero
  }

  /// The distance of the chairs' edges from the table's.
  private var chairGap: Double? {
    let reach = SeatsIOPlanReader.chairDiameter / 2
    let gap: Double
    switch form {
    case .round(let radius):
      gap = chairs.reduce(0) { $0 + $1.position.distance(to: center) } / Double(chairs.count) - radius - reach
    case .rectangle(let size):
      let place = (chairs[0].position - center).rotated(by: -rotation)
      gap = max(place.dx.magnitude - size.width / 2, place.dy.magnitude - size.height / 2) - reach
    }
    // Charts say hundredths.
    return gap.isFinite ? (gap * 100).rounded() / 100 : nil
  }
}
