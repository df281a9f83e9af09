/// The JSON Schema of what is known about a pending golden; the documentation of ``GoldenFacts`` says what its keys
/// mean.
enum FactsSchema {
  static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Facts about a pending golden, seatmap-golden-facts/1",
      "type": "object",
      "required": ["format", "file", "reason", "platform", "summary", "isBlank", "actualDigest"],
      "properties": {
        "format": { "const": "seatmap-golden-facts/1" },
        "file": { "description": "the file that approving writes", "type": "string" },
        "reason": { "enum": ["differs", "missing", "unreadable"] },
        "comparedWith": { "description": "the golden's file", "type": "string" },
        "platform": { "type": "string" },
        "caller": {
          "type": "object",
          "required": ["file", "line"],
          "properties": { "file": { "type": "string" }, "line": { "type": "integer" } },
          "additionalProperties": false
        },
        "summary": { "type": "string" },
        "tolerance": {
          "type": "object",
          "required": ["value", "origin"],
          "properties": { "value": { "$ref": "#/$defs/tolerance" }, "origin": { "type": "string" } },
          "additionalProperties": false
        },
        "difference": {
          "anyOf": [
            {
              "type": "object",
              "required": ["pixels", "largestDelta", "largestCluster"],
              "properties": {
                "pixels": { "type": "integer", "minimum": 0 },
                "largestDelta": { "type": "integer", "minimum": 0, "maximum": 255 },
                "largestCluster": { "type": "integer", "minimum": 0 }
              },
              "additionalProperties": false
            },
            {
              "type": "object",
              "required": ["removedLines", "addedLines"],
              "properties": {
                "removedLines": { "type": "integer", "minimum": 0 },
                "addedLines": { "type": "integer", "minimum": 0 }
              },
              "additionalProperties": false
            }
          ]
        },
        "group": { "description": "the same for all that changed in the same way", "type": "string" },
        "isBlank": { "type": "boolean" },
        "expectedDigest": { "$ref": "#/$defs/digest" },
        "actualDigest": { "$ref": "#/$defs/digest" },
        "maskDigest": { "$ref": "#/$defs/digest" }
      },
      "additionalProperties": false,
      "$defs": {
        "digest": { "type": "string", "pattern": "^[0-9]+-[0-9a-f]{16}$" },
    \(ToleranceSchema.definition)
      }
    }

    """
}
