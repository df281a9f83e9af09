internal import JSON
internal import SeatMaps

extension NativePlanWriter {
  /// Writes how rows are named; nothing where nothing is said.
  static func write(_ numbering: RowNumbering?, _ key: some DocumentKey, to json: inout JSONWriter) {
    guard let numbering else { return }
    let order = numbering.order.unless(RowNumbering().order)?.rawValue
    write(numbering.scheme, key, order: order, counting: nil, to: &json)
  }

  /// Writes how seats are named; nothing where nothing is said.
  static func write(_ numbering: SeatNumbering?, _ key: some DocumentKey, to json: inout JSONWriter) {
    guard let numbering else { return }
    let order = numbering.order.unless(SeatNumbering().order)?.rawValue
    let counting = numbering.counting.unless(SeatNumbering().counting)?.rawValue
    write(numbering.scheme, key, order: order, counting: counting, to: &json)
  }

  /// Writes labels: by the name of the style alone where nothing else is said.
  private static func write(
    _ scheme: LabelScheme, _ key: some DocumentKey, order: String?, counting: String?, to json: inout JSONWriter
  ) {
    let standard = LabelScheme(scheme.style)
    json.key(key)
    if scheme == standard, order == nil, counting == nil {
      json.value(scheme.style.rawValue)
      return
    }
    json.object(.inline) { json in
      json.field(NumberingKey.style, scheme.style.rawValue)
      json.field(NumberingKey.start, scheme.start.unless(standard.start))
      json.field(NumberingKey.step, scheme.step.unless(standard.step))
      if !scheme.skipped.isEmpty { json.field(NumberingKey.skip, strings: scheme.skipped) }
      json.field(NumberingKey.prefix, scheme.prefix.unless(""))
      json.field(NumberingKey.suffix, scheme.suffix.unless(""))
      json.field(NumberingKey.order, order)
      json.field(NumberingKey.counting, counting)
    }
  }
}
