/// The JSON Schema of `goldens.json`; what its keys mean says the documentation of ``GoldenConfiguration``.
enum ConfigurationSchema {
  static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Configuration of a folder of goldens, seatmap-goldens/1",
      "type": "object",
      "required": ["format"],
      "properties": {
        "$schema": { "type": "string" },
        "format": { "const": "seatmap-goldens/1" },
        "canonicalPlatform": {
          "description": "whose goldens have no variant in their names; every platform's where none is named",
          "type": "string",
          "pattern": "^[a-z0-9]{1,24}(-[a-z0-9_]{1,24})?$"
        },
        "tolerance": {
          "description": "where a golden was recorded; exact where none is named",
          "$ref": "#/$defs/tolerance"
        },
        "toleranceOnOtherPlatforms": {
          "description": "elsewhere; near where none is named",
          "$ref": "#/$defs/tolerance"
        },
        "suites": {
          "type": "object",
          "additionalProperties": {
            "type": "object",
            "properties": { "tolerance": { "$ref": "#/$defs/tolerance" } },
            "additionalProperties": false
          }
        },
        "budgets": {
          "type": "object",
          "properties": {
            "largestFile": { "description": "in bytes; 200000 where none is named", "type": "integer", "minimum": 1 },
            "folder": { "description": "all goldens together, in bytes", "type": "integer", "minimum": 1 }
          },
          "additionalProperties": false
        },
        "runs": {
          "description": "the labels of the test runs that together touch every golden",
          "type": "array",
          "items": { "type": "string" }
        },
        "keep": {
          "description": "patterns of goldens that are no orphans though no run touches them",
          "type": "array",
          "items": { "type": "string" }
        }
      },
      "additionalProperties": false,
      "$defs": {
    \(ToleranceSchema.definition)
      }
    }

    """
}
