/// The JSON Schema (draft 2020-12) of each line that `seatmap ticket --json` answers.
enum TicketLineSchema {
  static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "What became of a ticket: a line of seatmap ticket --json",
      "type": "object",
      "required": ["status"],
      "properties": {
        "ticket": { "description": "the ticket's id; missing where an order or a seat gives none", "type": "string" },
        "file": { "description": "where the ticket is, or would be", "type": "string" },
        "status": { "description": "kept: it was there and right", "enum": ["made", "kept", "failed"] },
        "error": { "description": "why it failed", "type": "string" },
        "verified": { "description": "the code was read back and is right", "const": true },
        "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }
      },
      "dependentRequired": { "ticket": ["file"], "file": ["ticket"] },
      "if": { "properties": { "status": { "const": "failed" } } },
      "then": { "required": ["error"] },
      "else": { "required": ["ticket", "file"], "properties": { "error": false } },
      "additionalProperties": false,
      "$defs": {
        "finding": {
          "type": "object",
          "required": ["severity", "code", "subject", "message"],
          "properties": {
            "severity": { "enum": ["note", "warning", "error"] },
            "code": { "description": "a word that stays the same, such as text-shrunk", "type": "string" },
            "subject": { "description": "the field, picture or code that it is about", "type": "string" },
            "element": { "description": "where in the design", "type": "string" },
            "message": { "description": "in words", "type": "string" },
            "measured": { "description": "in the unit that the message names", "type": "number" },
            "required": { "description": "what it should be at least, in the same unit", "type": "number" }
          },
          "additionalProperties": false
        }
      }
    }

    """
}
