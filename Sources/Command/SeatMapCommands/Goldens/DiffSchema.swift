internal import GoldenImages

/// The JSON Schema (draft 2020-12) of what `seatmap diff --json` answers.
enum DiffSchema {
  static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "What two pictures differ by, seatmap-diff/1",
      "type": "object",
      "required": [
        "format", "expectedFile", "actualFile", "verdict", "tolerance", "toleranceOrigin", "reasons", "warnings",
        "excusedPixels",
        \(ComparisonSchema.required.indented(by: 4))
      ],
      "properties": {
        "format": { "const": "seatmap-diff/1" },
        "expectedFile": { "type": "string" },
        "actualFile": { "type": "string" },
        "differenceFile": { "description": "the picture of the difference, if asked for", "type": "string" },
        "verdict": { "description": "whether they are the same within the tolerance", "enum": ["passed", "failed"] },
        "tolerance": { "description": "as sidecars of goldens have it", "type": ["string", "object"] },
        "toleranceOrigin": { "description": "who said so", "type": "string" },
        "reasons": {
          "description": "why they are not the same; empty where they are",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["kind", "message"],
            "properties": {
              "kind": {
                "enum": [
                  "size", "colorSpace", "pixels", "delta", "largestCluster", "toleranceNoLongerNeeded", "share",
                  "notAntialiasing", "nothingCompared", "pixelmatch"
                ]
              },
              "message": { "type": "string" }
            },
            "additionalProperties": false
          }
        },
        "warnings": { "type": "array", "items": { "type": "string" } },
        "excusedPixels": { "description": "how many of those the tolerance overlooks", "$ref": "#/$defs/count" },
        \(ComparisonSchema.properties.indented(by: 4))
      },
      "additionalProperties": false,
      "$defs": {
        \(ComparisonSchema.definitions.indented(by: 4))
      }
    }

    """
}
