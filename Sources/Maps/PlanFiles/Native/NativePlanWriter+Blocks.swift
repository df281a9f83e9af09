internal import Geometry
internal import JSON
internal import Paths
internal import Reading
internal import SeatMaps
internal import Support

extension NativePlanWriter {
  /// Writes a block: on one line where it is a short rule.
  static func write(_ block: Block, to json: inout JSONWriter) {
    json.object(block.isShortRule ? .inline : nil) { json in
      switch block.arrangement {
      case .straight(let rows): writeFields(of: rows, to: &json)
      case .arc(let rows): writeFields(of: rows, to: &json)
      case .path(let rows): writeFields(of: rows, to: &json)
      case .filling(let rows): writeFields(of: rows, to: &json)
      case .arch(let rows): writeFields(of: rows, to: &json)
      case .rows: break
      }
      json.field(BlockKey.origin, block.origin)
      json.field(BlockKey.gap, block.gap.unless(0))
      json.field(BlockKey.seatSize, block.seatSize.unless(Block.defaultSeatSize))
      json.field(BlockKey.seatShape, block.seatShape?.rawValue)
      json.field(BlockKey.category, block.category)
      write(block.rowNumbering, BlockKey.rowNumbering, to: &json)
      write(block.seatNumbering, BlockKey.seatNumbering, to: &json)
      write(block.rowOverrides, to: &json)
      write(block.exceptions, to: &json)
      if case .rows(let rows) = block.arrangement {
        json.key(BlockKey.rows)
        json.array { json in
          for row in rows { write(row, to: &json) }
        }
      }
    }
  }

  private static func writeFields(of rows: StraightRows, to json: inout JSONWriter) {
    json.field(BlockKey.rows, rows.count)
    write(rows.patterns, to: &json)
    json.field(BlockKey.seatPitch, rows.seatPitch.unless(StraightRows.defaultSeatPitch))
    json.field(BlockKey.rowPitch, rows.rowPitch.unless(StraightRows.defaultRowPitch))
    json.field(BlockKey.align, rows.alignment.unless(.center)?.rawValue)
    json.field(BlockKey.stagger, rows.stagger.unless(0))
    json.field(BlockKey.skew, rows.skew.degrees.unless(0))
  }

  private static func writeFields(of rows: ArcRows, to json: inout JSONWriter) {
    json.field(BlockKey.rows, rows.count)
    if !rows.patterns.isEmpty { write(rows.patterns, to: &json) }
    if case .equalPitch(let pitch) = rows.spacing {
      json.field(BlockKey.seatPitch, pitch.unless(StraightRows.defaultSeatPitch))
    }
    json.field(BlockKey.rowPitch, rows.rowPitch.unless(StraightRows.defaultRowPitch))
    json.key(BlockKey.arc)
    json.object(.inline) { json in
      json.field(ArcKey.radius, rows.radius)
      json.field(ArcKey.sweep, rows.sweep?.degrees)
      if rows.spacing == .equalAngle { json.field(ArcKey.spacing, ArcSpacing.equalAngle.rawValue) }
      guard !rows.aisles.isEmpty else { return }
      json.key(ArcKey.aisles)
      json.array { json in
        for aisle in rows.aisles {
          json.object { json in
            json.field(ArcAisleKey.angle, aisle.angle.degrees)
            json.field(ArcAisleKey.width, aisle.width)
          }
        }
      }
    }
  }

  // MARK: Patterns

  static func write(_ patterns: [RowPattern], to json: inout JSONWriter) {
    json.key(BlockKey.seats)
    if let only = patterns.first, patterns.count == 1, !only.items.isEmpty {
      if only.items.count == 1, case .seats(let count)? = only.items.first {
        json.value(count)
      } else {
        write(only, to: &json)
      }
    } else {
      json.array(.inline) { json in
        for pattern in patterns { write(pattern, to: &json) }
      }
    }
  }

  static func write(_ pattern: RowPattern, to json: inout JSONWriter) {
    json.array(.inline) { json in
      for item in pattern.items {
        switch item {
        case .seats(let count): json.value(count)
        case .gap(let cells): json.object { json in json.field(GapKey.gap, cells) }
        case .aisle(let width): json.object { json in json.field(GapKey.aisle, width) }
        }
      }
    }
  }

  // MARK: Exceptions

  static func write(_ exceptions: [SeatException], to json: inout JSONWriter) {
    guard !exceptions.isEmpty else { return }
    json.key(BlockKey.exceptions)
    json.array { json in
      for exception in exceptions {
        json.object(.inline) { json in
          write(exception.rows, ExceptionKey.rows, to: &json)
          write(exception.seats, ExceptionKey.seats, to: &json)
          if exception.isRemoved {
            json.key(ExceptionKey.remove)
            json.value(true)
          }
          json.field(ExceptionKey.category, exception.category)
          if !exception.attributes.isEmpty {
            json.field(ExceptionKey.attributes, strings: exception.attributes.keys)
          }
          json.field(ExceptionKey.shape, exception.shape?.rawValue)
          json.field(ExceptionKey.size, exception.size)
          if exception.nudge != .zero { json.field(ExceptionKey.nudge, Point.zero + exception.nudge) }
          json.field(ExceptionKey.angle, exception.angle?.degrees)
        }
      }
    }
  }

  static func write(_ selection: LabelSelection?, _ key: some DocumentKey, to json: inout JSONWriter) {
    guard let selection else { return }
    json.key(key)
    if let shorthand = selection.shorthand {
      json.value(shorthand)
      return
    }
    json.array(.inline) { json in
      for item in selection.items {
        json.object { json in
          switch item {
          case .label(let label):
            json.field(LabelRangeKey.label, label)
          case .range(let from, let to):
            json.field(LabelRangeKey.from, from)
            json.field(LabelRangeKey.to, to)
          }
        }
      }
    }
  }
}

extension Block {
  /// Whether the block is a rule without exceptions, and so fits on a line.
  fileprivate var isShortRule: Bool {
    if case .rows = arrangement { return false }
    return exceptions.isEmpty && rowOverrides.isEmpty && rowNumbering == nil && seatNumbering == nil
  }
}

extension NativePlanWriter {
  static func writeFields(of rows: PathRows, to json: inout JSONWriter) {
    json.field(BlockKey.rows, rows.count)
    if !rows.patterns.isEmpty { write(rows.patterns, to: &json) }
    json.field(BlockKey.seatPitch, rows.seatPitch.unless(StraightRows.defaultSeatPitch))
    json.field(BlockKey.rowPitch, rows.rowPitch.unless(StraightRows.defaultRowPitch))
    json.field(BlockKey.align, rows.alignment.unless(.center)?.rawValue)
    json.key(BlockKey.path)
    json.object(.inline) { json in
      switch rows.line {
      case .path(let path):
        json.field(PathKey.data, path.svgPathData())
      case .points(let points, let smoothness):
        write(points, PathKey.points, to: &json)
        json.field(PathKey.smoothness, smoothness.unless(0))
      }
      json.field(PathKey.side, rows.side.unless(.right)?.rawValue)
    }
  }

  static func writeFields(of rows: FilledRows, to json: inout JSONWriter) {
    json.field(BlockKey.rows, rows.count)
    json.field(BlockKey.seatPitch, rows.seatPitch.unless(StraightRows.defaultSeatPitch))
    json.field(BlockKey.rowPitch, rows.rowPitch.unless(StraightRows.defaultRowPitch))
    json.field(BlockKey.align, rows.alignment.unless(.center)?.rawValue)
    json.key(BlockKey.fill)
    json.object(.inline) { json in
      write(rows.outline, FillKey.outline, to: &json)
      switch rows.course {
      case .straight(let direction): json.field(FillKey.direction, direction.degrees.unless(0))
      case .arcs(let center): json.field(FillKey.center, center)
      }
      json.field(FillKey.start, rows.start)
      json.field(FillKey.margin, rows.margin.unless(0))
    }
  }

  static func writeFields(of rows: ArchRows, to json: inout JSONWriter) {
    json.field(BlockKey.rows, rows.count)
    json.field(BlockKey.seats, rows.seats)
    json.field(BlockKey.rowPitch, rows.rowPitch.unless(StraightRows.defaultRowPitch))
    json.key(BlockKey.arch)
    json.object(.inline) { json in
      json.field(ArchKey.radius, rows.radius)
      json.field(ArchKey.sweep, rows.sweep.degrees.unless(180))
      json.field(ArchKey.maximumPitch, rows.maximumPitch.unless(StraightRows.defaultSeatPitch))
    }
  }

  static func write(_ overrides: [RowOverride], to json: inout JSONWriter) {
    guard !overrides.isEmpty else { return }
    json.key(BlockKey.rowOverrides)
    json.array { json in
      for override in overrides {
        json.object(.inline) { json in
          write(override.rows, RowOverrideKey.rows, to: &json)
          if let pattern = override.pattern {
            json.key(RowOverrideKey.seats)
            write(pattern, to: &json)
          }
          json.field(RowOverrideKey.shift, override.shift.unless(0))
          json.field(RowOverrideKey.gapBefore, override.gapBefore.unless(0))
          write(override.seatNumbering, RowOverrideKey.seatNumbering, to: &json)
          json.field(RowOverrideKey.category, override.category)
          json.field(RowOverrideKey.rowLabels, override.labelPlacement?.rawValue)
        }
      }
    }
  }

  private static func write(_ points: [Point], _ key: some DocumentKey, to json: inout JSONWriter) {
    json.key(key)
    json.array(.inline) { json in
      for point in points { json.value(point) }
    }
  }
}

extension NativePlanWriter {
  /// Writes a row of seats given one by one, each on a line.
  static func write(_ row: SeatRow, to json: inout JSONWriter) {
    json.object { json in
      json.field(RowKey.label, row.label)
      json.field(RowKey.shownLabel, row.shownLabel)
      json.field(RowKey.spokenLabel, row.spokenLabel)
      json.field(RowKey.origin, row.origin.unless(.zero))
      json.field(RowKey.rowLabels, row.labelPlacement?.rawValue)
      json.key(RowKey.seats)
      json.array { json in
        for seat in row.seats { write(seat, to: &json) }
      }
    }
  }

  private static func write(_ seat: Seat, to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.field(SeatKey.label, seat.label)
      json.field(SeatKey.x, seat.position.x)
      json.field(SeatKey.y, seat.position.y)
      json.field(SeatKey.id, seat.id?.unless(""))
      json.field(SeatKey.angle, seat.angle?.degrees)
      json.field(SeatKey.size, seat.size)
      json.field(SeatKey.shape, seat.shape?.rawValue)
      json.field(SeatKey.category, seat.category)
      if !seat.attributes.isEmpty { json.field(SeatKey.attributes, strings: seat.attributes.keys) }
      json.field(SeatKey.shownLabel, seat.shownLabel)
      json.field(SeatKey.spokenLabel, seat.spokenLabel)
    }
  }
}
