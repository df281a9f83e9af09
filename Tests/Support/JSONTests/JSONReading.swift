import JSON
import Support

/// Reads a JSON text in one step.
func readJSON<Value>(
  _ text: String, file: String? = nil, _ body: (JSONNode) throws(JSONFault) -> Value
) throws(DocumentError) -> Value {
  let document = try JSONDocument(bytes: Array(text.utf8), file: file)
  return try document.read(body)
}

/// The one-line error that reading a JSON text ends in, nil when there is none.
func errorOfReadingJSON(
  _ text: String, file: String? = nil, _ body: (JSONNode) throws(JSONFault) -> Void = { _ in }
) -> String? {
  do throws(DocumentError) {
    try readJSON(text, file: file, body)
    return nil
  } catch {
    return error.description
  }
}
