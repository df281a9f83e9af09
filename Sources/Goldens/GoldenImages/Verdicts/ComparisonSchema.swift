/// What a JSON Schema says of the facts about two pictures, wherever `ImageComparison` is written.
package enum ComparisonSchema {
  /// The members of `required`.
  package static let required = """
    "expected", "actual", "comparedPixels", "maskedPixels", "unmatchedPixels", "differingPixels", "largestDelta",
    "meanDelta", "largestColorDifference", "histogram", "clusterCount", "clusters"
    """

  /// The members of `properties`, which refer to ``definitions``.
  package static let properties = """
    "expected": { "$ref": "#/$defs/picture" },
    "actual": { "$ref": "#/$defs/picture" },
    "comparedPixels": { "description": "what both pictures have and no mask covers", "$ref": "#/$defs/count" },
    "differingPixels": { "description": "how many of those differ", "$ref": "#/$defs/count" },
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
    """

  /// The members of `$defs`.
  package static let definitions = """
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
    """
}

extension String {
  /// The lines with so many spaces before each but the first, to be put into a text whose line begins with as many.
  package func indented(by spaces: Int) -> String {
    let lineBreak = "\n" + String(repeating: " ", count: spaces)
    return split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineBreak)
  }
}
