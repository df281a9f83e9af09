/// The JSON Schema (draft 2020-12) of what `seatmap diff --json` answers.
enum DiffSchema {
  static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "What two pictures differ by, seatmap-diff/1",
      "type": "object",
      "required": [
        "format", "expectedFile", "actualFile", "verdict", "tolerance", "toleranceOrigin", "reasons", "warnings",
        "excusedPixels", "expected", "actual", "comparedPixels", "maskedPixels", "unmatchedPixels", "differingPixels",
        "largestDelta", "meanDelta", "largestColorDifference", "histogram", "clusterCount", "clusters"
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
        "expected": { "$ref": "#/$defs/picture" },
        "actual": { "$ref": "#/$defs/picture" },
        "comparedPixels": { "description": "what both pictures have and no mask covers", "$ref": "#/$defs/count" },
        "differingPixels": { "description": "how many of those differ", "$ref": "#/$defs/count" },
        "excusedPixels": { "description": "how many of those the tolerance overlooks", "$ref": "#/$defs/count" },
        "maskedPixels": { "description": "what both pictures have and a mask covers", "$ref": "#/$defs/count" },
        "unmatchedPixels": { "description": "what only one picture has", "$ref": "#/$defs/count" },
        "largestDelta": {
          "description": "the largest difference of a premultiplied sample", "$ref": "#/$defs/delta"
        },
        "meanDelta": { "description": "of the differing pixels", "type": "number", "minimum": 0, "maximum": 255 },
        "largestColorDifference": {
          "description": "HyAB in OKLab; 1 is black against white", "type": "number", "minimum": 0
        },
        "edgeLikePixels": {
          "description": "differing pixels that may be of a changed edge; missing where too many differ",
          "$ref": "#/$defs/count"
        },
        "histogram": {
          "description": "how many pixels differ by how much",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["from", "to", "pixels"],
            "properties": {
              "from": { "$ref": "#/$defs/delta" }, "to": { "$ref": "#/$defs/delta" },
              "pixels": { "$ref": "#/$defs/count" }
            },
            "additionalProperties": false
          }
        },
        "bounds": {
          "description": "of all differing pixels",
          "type": "object",
          "required": ["x", "y", "width", "height"],
          "properties": {
            "x": { "$ref": "#/$defs/count" }, "y": { "$ref": "#/$defs/count" },
            "width": { "$ref": "#/$defs/size" }, "height": { "$ref": "#/$defs/size" }
          },
          "additionalProperties": false
        },
        "clusterCount": { "$ref": "#/$defs/count" },
        "clusters": {
          "description": "differing pixels that lie together, the largest first, 64 at most",
          "type": "array",
          "maxItems": 64,
          "items": {
            "type": "object",
            "required": ["x", "y", "width", "height", "pixels", "largestDelta"],
            "properties": {
              "x": { "$ref": "#/$defs/count" }, "y": { "$ref": "#/$defs/count" },
              "width": { "$ref": "#/$defs/size" }, "height": { "$ref": "#/$defs/size" },
              "pixels": { "$ref": "#/$defs/count" }, "largestDelta": { "$ref": "#/$defs/delta" }
            },
            "additionalProperties": false
          }
        },
        "densestWindow": {
          "description": "the 16 × 16 pixels of which most differ",
          "type": "object",
          "required": ["x", "y", "width", "height", "pixels"],
          "properties": {
            "x": { "$ref": "#/$defs/count" }, "y": { "$ref": "#/$defs/count" },
            "width": { "$ref": "#/$defs/size" }, "height": { "$ref": "#/$defs/size" },
            "pixels": { "$ref": "#/$defs/count" }
          },
          "additionalProperties": false
        },
        "bestOffset": {
          "description": "where in the actual picture the expected one is found again; where sizes differ",
          "type": "object",
          "required": ["columns", "rows", "samePixels", "sharedPixels"],
          "properties": {
            "columns": { "type": "integer" }, "rows": { "type": "integer" },
            "samePixels": { "$ref": "#/$defs/count" }, "sharedPixels": { "$ref": "#/$defs/count" }
          },
          "additionalProperties": false
        }
      },
      "additionalProperties": false,
      "$defs": {
        "count": { "type": "integer", "minimum": 0 },
        "size": { "type": "integer", "minimum": 1 },
        "delta": { "type": "integer", "minimum": 0, "maximum": 255 },
        "picture": {
          "type": "object",
          "required": ["width", "height", "colorSpace"],
          "properties": {
            "width": { "$ref": "#/$defs/size" }, "height": { "$ref": "#/$defs/size" },
            "colorSpace": { "type": "string" }
          },
          "additionalProperties": false
        }
      }
    }

    """
}
