internal import GoldenImages

/// The JSON Schema (draft 2020-12) of ``GoldenReport/json()``.
public enum ReportSchema {
  /// The schema as JSON text with a line break at its end.
  public static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Report of golden images, seatmap-golden-report/1",
      "type": "object",
      "required": ["format", "title", "passed", "counts", "goldens", "problems"],
      "properties": {
        "format": { "const": "seatmap-golden-report/1" },
        "title": { "type": "string" },
        "passed": { "description": "whether every golden passed and there is no problem", "type": "boolean" },
        "counts": {
          "type": "object",
          "required": ["passed", "differs", "missing", "unreadable", "problems"],
          "properties": {
            "passed": { "$ref": "#/$defs/count" },
            "differs": { "$ref": "#/$defs/count" },
            "missing": { "$ref": "#/$defs/count" },
            "unreadable": { "$ref": "#/$defs/count" },
            "problems": { "$ref": "#/$defs/count" }
          },
          "additionalProperties": false
        },
        "goldens": { "type": "array", "items": { "$ref": "#/$defs/golden" } },
        "problems": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["subject", "message"],
            "properties": { "subject": { "type": "string" }, "message": { "type": "string" } },
            "additionalProperties": false
          }
        }
      },
      "additionalProperties": false,
      "$defs": {
        "golden": {
          "type": "object",
          "required": ["file", "suite", "name", "state"],
          "properties": {
            "file": { "description": "in the folder of goldens", "type": "string" },
            "suite": { "type": "string" },
            "name": { "type": "string" },
            "platform": { "description": "of a variant, as in linux-x86_64", "type": "string" },
            "state": { "enum": ["passed", "differs", "missing", "unreadable"] },
            "reasons": { "type": "array", "minItems": 1, "items": { "type": "string" } },
            "expectedDigest": { "type": "string" },
            "actualDigest": { "type": "string" },
            "group": { "description": "the same for goldens that differ in the same way", "type": "string" },
            "refusal": { "description": "why approving is refused", "type": "string" },
            "tolerance": { "type": "string" },
            "toleranceOrigin": { "type": "string" },
            "test": {
              "type": "object",
              "required": ["file", "line"],
              "properties": { "file": { "type": "string" }, "line": { "type": "integer" } },
              "additionalProperties": false
            },
            "comparison": { "$ref": "#/$defs/comparison" }
          },
          "additionalProperties": false
        },
        "comparison": {
          "type": "object",
          "required": [
            \(ComparisonSchema.required.indented(by: 8))
          ],
          "properties": {
            \(ComparisonSchema.properties.indented(by: 8))
          },
          "additionalProperties": false
        },
        \(ComparisonSchema.definitions.indented(by: 4))
      }
    }

    """
}
