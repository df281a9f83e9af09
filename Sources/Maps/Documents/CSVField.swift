/// A value of a table as RFC 4180 has it: in quotes where it holds a comma, a quote or a line break.
package func csvField(_ value: String) -> String {
  guard value.utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else { return value }
  // Scalar by scalar: a quote and the accent behind it are one character.
  var field = "\""
  for scalar in value.unicodeScalars {
    if scalar == "\"" { field.unicodeScalars.append(scalar) }
    field.unicodeScalars.append(scalar)
  }
  return field + "\""
}
