internal import Geometry
internal import JSON
internal import Paths
internal import Reading
internal import SeatMaps

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
