/// The part of schemas that says what a tolerance is; what it means says the documentation of ``Tolerance``.
enum ToleranceSchema {
  /// Two definitions, to stand in the object `$defs`.
  static let definition = """
        "tolerance": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^(exact|near|near:[0-9]+|fuzzy:.+|antialiasing|antialiasing:[0-9]+|pixelmatch.+)$"
            },
            { "description": "the largest delta", "type": "integer", "minimum": 0, "maximum": 255 },
            {
              "type": "object",
              "minProperties": 1,
              "maxProperties": 1,
              "properties": {
                "near": { "description": "the largest delta", "type": "integer", "minimum": 0, "maximum": 255 },
                "fuzzy": {
                  "type": "object",
                  "properties": {
                    "delta": { "$ref": "#/$defs/bounds" },
                    "pixels": { "$ref": "#/$defs/bounds" },
                    "largestCluster": { "$ref": "#/$defs/bounds" },
                    "largestShare": { "type": "number", "minimum": 0, "maximum": 1 }
                  },
                  "additionalProperties": false
                },
                "antialiasing": { "description": "the largest step", "type": "integer", "minimum": 0, "maximum": 255 },
                "pixelmatch": {
                  "type": "object",
                  "required": ["version"],
                  "properties": {
                    "version": { "enum": ["5", "7", "oklab"] },
                    "threshold": { "type": "number", "minimum": 0, "maximum": 1 },
                    "countsAntialiasing": { "type": "boolean" },
                    "windowSize": { "type": "integer", "minimum": 1 },
                    "allowedPixels": { "type": "integer", "minimum": 0 }
                  },
                  "additionalProperties": false
                }
              },
              "additionalProperties": false
            }
          ]
        },
        "bounds": {
          "description": "lower and upper bound; null for no upper one",
          "type": "array",
          "prefixItems": [
            { "type": "integer", "minimum": 0 },
            { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }
          ],
          "minItems": 2,
          "maxItems": 2
        }
    """
}
