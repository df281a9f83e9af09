internal import Colors

/// Reads a colour and writes it again.
func examineColor(_ bytes: [UInt8]) throws(BrokenLaw) {
  guard let color = Color(css: String(decoding: bytes, as: UTF8.self)) else { return }
  let parts = [color.red, color.green, color.blue, color.alpha]
  try hold(parts.allSatisfy((0...1).contains), "a part of \(color) is not in 0…1")
  try hold(Color(css: color.hexText) == color, "\(color) is written as \(color.hexText)")
}
