extension PlanSchema {
  /// What the schema says of tables.
  static let tableDefinitions = """
            "hasTables": {
              "anyOf": [
                { "required": ["at"], "properties": { "at": { "minItems": 1 } } },
                {
                  "required": ["grid"],
                  "properties": {
                    "grid": { "properties": { "rows": { "minimum": 1 }, "columns": { "minimum": 1 } } }
                  }
                }
              ]
            },
            "tableGroup": {
              "type": "object",
              "properties": {
                "round": {
                  "anyOf": [
                    { "$ref": "#/$defs/count" },
                    {
                      "type": "object",
                      "required": ["seats"],
                      "properties": {
                        "seats": { "$ref": "#/$defs/count" },
                        "openPlaces": { "$ref": "#/$defs/count" },
                        "radius": { "$ref": "#/$defs/positiveLength" }
                      },
                      "additionalProperties": false
                    }
                  ]
                },
                "rectangle": {
                  "type": "object",
                  "properties": {
                    "top": { "$ref": "#/$defs/count" },
                    "right": { "$ref": "#/$defs/count" },
                    "bottom": { "$ref": "#/$defs/count" },
                    "left": { "$ref": "#/$defs/count" },
                    "width": { "$ref": "#/$defs/positiveLength" },
                    "height": { "$ref": "#/$defs/positiveLength" }
                  },
                  "dependentRequired": { "width": ["height"], "height": ["width"] },
                  "additionalProperties": false
                },
                "at": { "type": "array", "items": { "$ref": "#/$defs/tablePlace" } },
                "grid": {
                  "type": "object",
                  "required": ["rows", "columns", "rowPitch", "columnPitch"],
                  "properties": {
                    "rows": { "$ref": "#/$defs/count" },
                    "columns": { "$ref": "#/$defs/count" },
                    "rowPitch": { "$ref": "#/$defs/positiveLength" },
                    "columnPitch": { "$ref": "#/$defs/positiveLength" },
                    "origin": { "$ref": "#/$defs/point" },
                    "stagger": { "type": "number", "minimum": -1, "maximum": 1 }
                  },
                  "additionalProperties": false
                },
                "numbering": { "$ref": "#/$defs/seatNumbering" },
                "seatNumbering": { "$ref": "#/$defs/seatNumbering" },
                "seatSize": { "$ref": "#/$defs/positiveLength" },
                "seatShape": { "$ref": "#/$defs/seatShape" },
                "chairGap": { "$ref": "#/$defs/coordinate" },
                "category": { "type": "string" },
                "soldWhole": { "type": "boolean" },
                "exceptions": { "type": "array", "items": { "$ref": "#/$defs/exception" } }
              },
              "additionalProperties": false,
              "allOf": [
                { "oneOf": [{ "required": ["round"] }, { "required": ["rectangle"] }] },
                { "oneOf": [{ "required": ["at"] }, { "required": ["grid"] }] }
              ]
            },
            "tablePlace": {
              "anyOf": [
                { "$ref": "#/$defs/point" },
                {
                  "type": "object",
                  "required": ["x", "y"],
                  "properties": {
                    "x": { "$ref": "#/$defs/coordinate" },
                    "y": { "$ref": "#/$defs/coordinate" },
                    "rotation": { "$ref": "#/$defs/angle" },
                    "label": { "type": "string" }
                  },
                  "additionalProperties": false
                }
              ]
            }
    """
}
