extension Int {
  /// The number with a comma after every third digit from the end, as English text has it: 1,000,000.
  var grouped: String {
    var digits = ""
    for (place, digit) in String(magnitude).reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3) { digits.append(",") }
      digits.append(digit)
    }
    return (self < 0 ? "-" : "") + String(digits.reversed())
  }
}
