/// A string from a file, in quotes and on one line, fit for a message.
///
/// Quotes, backslashes, control and formatting characters (which could reorder or hide the message) are escaped as JSON
/// does it; after 60 scalars an ellipsis stands for the rest.
@usableFromInline package func quoted(_ text: some StringProtocol) -> String {
  var result = "\""
  var scalars = 0
  for scalar in text.unicodeScalars {
    guard scalars < 60 else {
      result += "…"
      break
    }
    scalars += 1
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      for unit in UTF16.encode(scalar) ?? .init() {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    default:
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
