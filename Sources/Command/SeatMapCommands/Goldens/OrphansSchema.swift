/// The JSON Schema (draft 2020-12) of what `seatmap golden orphans --json` answers.
enum OrphansSchema {
  static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Goldens that no test looks at, seatmap-golden-orphans/1",
      "type": "object",
      "required": ["format", "isComplete", "orphans", "unknown", "obstacles", "removed"],
      "properties": {
        "format": { "const": "seatmap-golden-orphans/1" },
        "isComplete": { "description": "whether orphans may be removed on this evidence", "type": "boolean" },
        "orphans": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["golden", "files", "hasSidecar"],
            "properties": {
              "golden": { "type": "string" },
              "files": { "description": "in the folder of goldens", "$ref": "#/$defs/texts" },
              "hasSidecar": { "type": "boolean" }
            },
            "additionalProperties": false
          }
        },
        "unknown": { "description": "goldens of which nothing can be said", "$ref": "#/$defs/texts" },
        "obstacles": { "description": "why none may be removed", "$ref": "#/$defs/texts" },
        "removed": { "description": "the files that are gone now", "$ref": "#/$defs/texts" }
      },
      "additionalProperties": false,
      "$defs": { "texts": { "type": "array", "items": { "type": "string" } } }
    }

    """
}
