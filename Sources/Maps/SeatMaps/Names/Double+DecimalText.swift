#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension Double {
  /// The number rounded to so many decimal places, without zeros at its end: "10.1", "12"; as Swift writes it where it
  /// is too large, or has more than six places.
  func decimalText(places: Int) -> String {
    guard (0...6).contains(places), abs(self) < 1e12 else { return "\(self)" }
    return Price(units: Int64((self * pow(10, Double(places))).rounded()), digits: places).decimalText()
  }
}
