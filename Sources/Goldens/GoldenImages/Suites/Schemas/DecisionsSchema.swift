/// The JSON Schema of a reviewer's decisions; what its keys mean says the documentation of ``GoldenDecisions``.
enum DecisionsSchema {
  static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Decisions about pending goldens, seatmap-golden-decisions/1",
      "type": "object",
      "required": ["format", "decisions"],
      "properties": {
        "$schema": { "type": "string" },
        "format": { "const": "seatmap-golden-decisions/1" },
        "decisions": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["file", "decision", "actualDigest"],
            "properties": {
              "file": { "description": "the golden's file, such as SeatMaps/theatre.png", "type": "string" },
              "decision": { "enum": ["approve", "reject", "skip"] },
              "actualDigest": { "description": "of the actual that was looked at", "$ref": "#/$defs/digest" },
              "expectedDigest": {
                "description": "of the golden that was looked at; null where there was none",
                "anyOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }]
              }
            },
            "additionalProperties": false
          }
        }
      },
      "additionalProperties": false,
      "$defs": { "digest": { "type": "string", "pattern": "^[0-9]+-[0-9a-f]{16}$" } }
    }

    """
}
