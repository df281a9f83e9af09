/// A number with so many places behind the point, as sentences give it.
func decimal(_ value: Double, places: Int) -> String {
  guard value.magnitude < 1e12 else { return "\(value)" }
  let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
  let rounded = Int((value.magnitude * Double(scale)).rounded())
  let sign = value < 0 && rounded > 0 ? "-" : ""
  guard places > 0 else { return "\(sign)\(rounded)" }
  let fraction = String(rounded % scale)
  return "\(sign)\(rounded / scale).\(String(repeating: "0", count: places - fraction.count))\(fraction)"
}

/// A part of 1 in percent, as sentences give it.
func percent(_ part: Double) -> String { "\(decimal(part * 100, places: 0)) %" }
