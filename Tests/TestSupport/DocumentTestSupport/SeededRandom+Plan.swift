internal import Colors
internal import Geometry
internal import Paths
package import SeatMaps
import Support
package import TestSupport

extension SeededRandom {
  /// A plan that uses every part of the model now and then, with at least one seat.
  package mutating func seatPlan() -> SeatPlan {
    var sections = list(0...2) { $0.section() }
    sections.append(Section(name: bool() ? "" : text(), blocks: [Block(.straight(StraightRows(count: 1, seats: 1)))]))
    return SeatPlan(
      name: text(), canvas: maybe { Size($0.length(), $0.length()) }, metresPerUnit: maybe { $0.length() },
      currency: maybe { $0.element(of: ["EUR", "JPY", "KWD"]) ?? "EUR" }, categories: list(0...3) { $0.category() },
      seatShape: one(), stage: maybe { $0.stage() }, focalPoint: maybe { $0.point() },
      floors: bool() ? [] : [Floor(name: "Ground"), Floor(name: "12")], sections: shuffled(sections))
  }

  // MARK: The room

  private mutating func category() -> Category {
    Category(
      name: text(), color: maybe { $0.color() },
      price: maybe {
        Price(units: Int64(truncatingIfNeeded: $0.next() >> UInt64($0.int(1...60))), digits: $0.int(0...6))
      })
  }

  private mutating func stage() -> Stage {
    if bool() { return Stage(one()) }
    return Stage(
      one(), position: maybe { $0.point() }, width: maybe { $0.length() }, depth: length(), curvature: length(),
      gap: length(), label: maybe { $0.text() })
  }

  private mutating func section() -> Section {
    Section(
      name: text(), id: maybe { $0.text() }, idSeparator: bool() ? "/" : text(), origin: bool() ? .zero : point(),
      rotation: bool() ? .zero : angle(),
      blocks: list(0...3) { $0.block() }, tables: list(0...2) { $0.tableGroup() },
      generalAdmission: list(0...2) { $0.generalAdmissionArea() }, areas: list(0...3) { $0.area() },
      outline: maybe { $0.sectionOutline() }, floor: maybe { $0.text() }, focalPoint: maybe { $0.point() },
      entrance: maybe { $0.text() },
      rowNumbering: bool() ? RowNumbering() : rowNumbering(),
      seatNumbering: bool() ? SeatNumbering() : seatNumbering(), rowLabels: one(), category: maybe { $0.text() })
  }

  // MARK: Seats

  private mutating func block() -> Block {
    let arrangement: Block.Arrangement =
      switch int(0...5) {
      case 0: .straight(straightRows())
      case 1: .arc(arcRows())
      case 2: .path(pathRows())
      case 3: .filling(filledRows())
      case 4: .arch(archRows())
      default: .rows(list(0...3) { $0.row() })
      }
    let isRule = if case .rows = arrangement { false } else { true }
    return Block(
      arrangement, origin: maybe { $0.point() }, gap: bool() ? 0 : double(-10...40),
      seatSize: bool() ? Block.defaultSeatSize : length(), seatShape: maybe { $0.one() }, category: maybe { $0.text() },
      rowNumbering: maybe { $0.rowNumbering() }, seatNumbering: maybe { $0.seatNumbering() },
      rowOverrides: isRule ? list(0...2) { $0.rowOverride() } : [], exceptions: list(0...2) { $0.exception() })
  }

  private mutating func straightRows() -> StraightRows {
    StraightRows(
      count: int(0...6), patterns: list(0...3) { $0.pattern() },
      seatPitch: bool() ? StraightRows.defaultSeatPitch : length(),
      rowPitch: bool() ? StraightRows.defaultRowPitch : length(), alignment: one(),
      stagger: bool() ? 0 : double(-1...1), skew: bool() ? .zero : .degrees(double(-80...80)))
  }

  private mutating func arcRows() -> ArcRows {
    let hasEqualAngles = bool()
    let hasPatterns = hasEqualAngles || bool()
    return ArcRows(
      count: int(0...6), radius: double(200...900), rowPitch: bool() ? StraightRows.defaultRowPitch : length(),
      spacing: hasEqualAngles ? .equalAngle : .equalPitch(bool() ? StraightRows.defaultSeatPitch : double(20...60)),
      sweep: hasEqualAngles || !hasPatterns || bool() ? .degrees(double(0...360)) : nil,
      patterns: hasPatterns ? list(1...3) { $0.pattern() } : [],
      aisles: hasPatterns
        ? [] : list(0...2) { ArcRows.Aisle(at: .degrees($0.double(-180...180)), width: $0.length()) })
  }

  private mutating func pathRows() -> PathRows {
    let points = [Point.zero] + list(1...4) { $0.point() }
    var path = Path()
    path.move(to: point())
    for _ in 0..<int(1...3) { path.append(segment().element) }
    return PathRows(
      count: int(0...4), line: bool() ? .path(path) : .points(points, smoothness: bool() ? 0 : double(0...1)),
      side: one(), seatPitch: double(20...60), rowPitch: bool() ? StraightRows.defaultRowPitch : length(),
      alignment: one(), patterns: bool() ? [] : list(1...3) { $0.pattern() })
  }

  private mutating func filledRows() -> FilledRows {
    FilledRows(
      outline: list(3...6) { $0.point() }, course: bool() ? .straight(angle()) : .arcs(center: point()),
      count: maybe { $0.int(0...5) }, start: maybe { $0.length() }, seatPitch: double(20...60),
      rowPitch: double(20...60), margin: bool() ? 0 : length(), alignment: one())
  }

  private mutating func archRows() -> ArchRows {
    ArchRows(
      seats: int(0...60), count: int(0...5), radius: length(), rowPitch: bool() ? 36 : length(),
      sweep: bool() ? .degrees(180) : .degrees(double(0...360)), maximumPitch: bool() ? 38 : length())
  }

  private mutating func rowOverride() -> RowOverride {
    RowOverride(
      rows: maybe { $0.selection() }, pattern: maybe { $0.pattern() }, shift: bool() ? 0 : double(-40...40),
      gapBefore: bool() ? 0 : double(-10...40), seatNumbering: maybe { $0.seatNumbering() },
      category: maybe { $0.text() }, labelPlacement: maybe { $0.one() })
  }

  private mutating func pattern() -> RowPattern {
    RowPattern(
      list(0...3) { random in
        switch random.int(0...2) {
        case 0: .seats(random.int(0...12))
        case 1: .gap(cells: random.int(0...3))
        default: .aisle(width: random.length())
        }
      })
  }

  private mutating func row() -> SeatRow {
    SeatRow(
      label: text(), shownLabel: maybe { $0.text() }, spokenLabel: maybe { $0.text() },
      origin: bool() ? .zero : point(), labelPlacement: maybe { $0.one() }, seats: list(0...4) { $0.seat() })
  }

  private mutating func seat() -> Seat {
    Seat(
      id: maybe { $0.text() }?.nonempty, label: text(), shownLabel: maybe { $0.text() },
      spokenLabel: maybe { $0.text() }, position: point(), angle: maybe { $0.angle() }, size: maybe { $0.length() },
      shape: maybe { $0.one() },
      category: maybe { $0.text() }, attributes: attributes())
  }

  private mutating func exception() -> SeatException {
    SeatException(
      rows: maybe { $0.selection() }, seats: maybe { $0.selection() }, isRemoved: bool(), category: maybe { $0.text() },
      attributes: attributes(), shape: maybe { $0.one() }, size: maybe { $0.length() },
      nudge: bool() ? .zero : point() - .zero, angle: maybe { $0.angle() })
  }

  private mutating func selection() -> LabelSelection {
    LabelSelection(
      list(0...3) { random in
        random.bool() ? .label(random.text()) : .range(random.text(), random.text())
      })
  }

  private mutating func attributes() -> SeatAttributes {
    SeatAttributes(list(0...2) { $0.element(of: SeatAttributes.all.map(\.attribute)) ?? [] })
  }

  // MARK: Numbering

  package mutating func rowNumbering() -> RowNumbering {
    RowNumbering(scheme(), order: one(), shown: bool() ? nil : RowNumbering(scheme(), order: one()))
  }

  package mutating func seatNumbering() -> SeatNumbering {
    var numbering = shownSeatNumbering()
    if int(0...3) == 0 { numbering.shown = shownSeatNumbering() }
    return numbering
  }

  private mutating func shownSeatNumbering() -> SeatNumbering {
    if bool() { return SeatNumbering(scheme(), order: one(), counting: one()) }
    let courses: [SeatNumbering.Course] = [
      .eachRow, .eachRowAcrossBlocks, .rowByRow(.block), .rowByRow(.section), .columnByColumn(.block),
      .columnByColumn(.section),
    ]
    return SeatNumbering(
      scheme(), order: one(), counting: one(), course: element(of: courses) ?? .eachRow, rowOrder: one(),
      isSerpentine: bool())
  }

  package mutating func scheme() -> LabelScheme {
    var scheme = LabelScheme(one())
    if scheme.style == .list { scheme.listed = distinctTexts() }
    if bool() { return scheme }
    scheme.start = int(1...(scheme.style == .list ? scheme.listed.count : 40))
    scheme.step = element(of: [1, 2, -1, 7]) ?? 1
    scheme.skipped = list(0...2) { $0.text() }
    (scheme.prefix, scheme.suffix) = (text(), text())
    return scheme
  }

  private mutating func distinctTexts() -> [String] {
    var seen: Set<String> = []
    return (list(1...6) { $0.text() } + ["to", "from", "'"]).filter { seen.insert($0).inserted }
  }

  // MARK: Areas

  private mutating func area() -> Area {
    Area(
      outline(), at: point(), rotation: bool() ? .zero : angle(), fill: maybe { $0.color() },
      border: maybe { $0.color() },
      caption: maybe { random in
        random.bool()
          ? Area.Caption(random.text())
          : Area.Caption(random.text(), at: random.point(), size: random.length(), color: random.maybe { $0.color() })
      }, symbol: maybe { $0.one() }, picture: maybe { $0.text() }, isForeground: bool())
  }

  private mutating func outline() -> Area.Outline {
    switch int(0...5) {
    case 0: .rectangle(Size(length(), length()), cornerRadius: bool() ? 0 : length())
    case 1: circle()
    case 2: .ellipse(radiusX: length(), radiusY: length())
    case 3: .polygon(list(3...6) { $0.point() })
    case 4: .path(curvedPath())
    default: .none
    }
  }

  private mutating func curvedPath() -> Path {
    var path = Path()
    path.move(to: point())
    path.line(to: point())
    path.quadratic(control: point(), to: point())
    path.cubic(control1: point(), control2: point(), to: point())
    if bool() { path.close() }
    return path
  }

  private mutating func generalAdmissionArea() -> GeneralAdmissionArea {
    GeneralAdmissionArea(
      text(), id: maybe { $0.text() }?.nonempty, shownLabel: maybe { $0.text() }, kind: one(), outline: outline(),
      at: point(), rotation: bool() ? .zero : angle(), capacity: int(0...5000), isSoldWhole: bool(),
      category: maybe { $0.text() })
  }

  private mutating func sectionOutline() -> SectionOutline {
    bool() ? .around(padding: length()) : .polygon(list(3...8) { $0.point() })
  }

  // MARK: Tables

  private mutating func tableGroup() -> TableGroup {
    let form: TableGroup.Form =
      bool()
      ? .round(.init(seats: int(0...12), openPlaces: int(0...2), radius: maybe { $0.length() }))
      : .rectangle(
        .init(
          top: int(0...4), right: int(0...2), bottom: int(0...4), left: int(0...2),
          size: maybe { Size($0.length(), $0.length()) }))
    let places: TableGroup.Places =
      bool()
      ? .listed(
        list(0...4) { random in
          TableGroup.Place(
            random.point(), rotation: random.bool() ? .zero : random.angle(), label: random.maybe { $0.text() })
        })
      : .grid(
        .init(
          rows: int(0...3), columns: int(0...3), rowPitch: length(), columnPitch: length(),
          origin: bool() ? .zero : point(), stagger: bool() ? 0 : double(-1...1)))
    return TableGroup(
      form, at: places, numbering: maybe { $0.scheme() }, seatNumbering: maybe { $0.seatNumbering() },
      seatSize: bool() ? Block.defaultSeatSize : length(), seatShape: maybe { $0.one() },
      chairGap: bool() ? 2 : double(-5...20), category: maybe { $0.text() }, isSoldWhole: bool(),
      exceptions: list(0...2) { $0.exception() })
  }

  private mutating func circle() -> Area.Outline {
    let radius = length()
    return .ellipse(radiusX: radius, radiusY: radius)
  }

  // MARK: Pieces

  /// A text with everything that could be mistaken for something else in a file.
  private mutating func text() -> String {
    element(of: [
      "", "A", "12", "A-C", "1, 2", " x ", "Grüße", "R&B \"live\" <b>", "\\", "\u{202E}olé", "座席", "👩‍🦽", "%s", "null",
      "-",
    ]) ?? ""
  }

  /// A length with as many digits as a double has, or few.
  private mutating func length() -> Double { bool() ? Double(int(1...400)) : double(0.001...400) }

  private mutating func angle() -> Angle { .degrees(bool() ? Double(int(-360...360)) : double(-360...360)) }

  /// A colour that 8 bits for each part hold exactly, as files do.
  private mutating func color() -> Color {
    Color(double(0...1), double(0...1), double(0...1), alpha: bool() ? 1 : double(0...1)).roundedToEightBit
  }

  private mutating func one<Value: CaseIterable>() -> Value where Value.AllCases == [Value] {
    Value.allCases[int(0...(Value.allCases.count - 1))]
  }

  private mutating func maybe<Value>(_ make: (inout SeededRandom) -> Value) -> Value? { bool() ? make(&self) : nil }

  private mutating func list<Value>(_ count: ClosedRange<Int>, _ make: (inout SeededRandom) -> Value) -> [Value] {
    (0..<int(count)).map { _ in make(&self) }
  }
}

extension String {
  /// The text, or nil where there is none, as an id that is not given.
  fileprivate var nonempty: String? { isEmpty ? nil : self }
}
