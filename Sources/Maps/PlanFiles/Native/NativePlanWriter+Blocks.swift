internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps

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
