/// The JSON Schema of ticket designs; what its keys mean says the documentation of `TicketDesign`, which has the same
/// fields under longer names.
enum TicketDesignSchema {
  static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Design of tickets, seatmap-ticket-design/1",
      "type": "object",
      "required": ["format"],
      "properties": {
        "$schema": { "type": "string" },
        "format": { "const": "seatmap-ticket-design/1" },
        "name": { "type": "string" },
        "extends": {
          "description": "the built-in design that gives what is left out; without it name, canvas and panels are required",
          "enum": [
            \(builtInNames)
          ]
        },
        "unit": { "description": "px: a pixel of CSS; pt: 1/72 inch", "enum": ["px", "pt"] },
        "canvas": {
          "description": "width and height, on paper of the trimmed page",
          "type": "array",
          "items": { "type": "number", "minimum": 1, "maximum": 14400 },
          "minItems": 2,
          "maxItems": 2
        },
        "bleed": {
          "description": "how far what is painted goes on beyond the trimmed page",
          "type": "number",
          "minimum": 0,
          "maximum": 144
        },
        "safeMargin": { "description": "how far texts and codes keep from the edge", "$ref": "#/$defs/length" },
        "ticket": { "description": "where the ticket lies on the canvas; all of it if left out", "$ref": "#/$defs/frame" },
        "axis": { "description": "the way from the body to the stubs", "$ref": "#/$defs/axis" },
        "panels": {
          "description": "the body and the stubs, in order",
          "type": "array",
          "items": { "$ref": "#/$defs/panel" },
          "minItems": 1,
          "maxItems": 16
        },
        "corners": {
          "description": "one for all corners, or four, clockwise from the top left",
          "anyOf": [
            { "$ref": "#/$defs/corner" },
            { "type": "array", "items": { "$ref": "#/$defs/corner" }, "minItems": 4, "maxItems": 4 }
          ]
        },
        "notch": {
          "description": "at both ends of every perforation; a depth below the radius makes a shallower segment",
          "anyOf": [
            { "type": "null" },
            {
              "type": "object",
              "required": ["radius"],
              "properties": { "radius": { "$ref": "#/$defs/length" }, "depth": { "$ref": "#/$defs/length" } },
              "additionalProperties": false
            }
          ]
        },
        "bites": {
          "description": "further bites out of edges",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["edge", "position", "radius"],
            "properties": {
              "edge": { "$ref": "#/$defs/edge" },
              "position": { "description": "a part of the edge", "type": "number", "minimum": 0, "maximum": 1 },
              "radius": { "$ref": "#/$defs/length" },
              "depth": { "$ref": "#/$defs/length" }
            },
            "additionalProperties": false
          },
          "maxItems": 64
        },
        "scallops": {
          "description": "half circles side by side along whole edges",
          "anyOf": [
            { "type": "null" },
            {
              "type": "object",
              "required": ["edges", "radius"],
              "properties": {
                "edges": { "type": "array", "items": { "$ref": "#/$defs/edge" } },
                "radius": { "$ref": "#/$defs/repeat" },
                "spacing": { "$ref": "#/$defs/length" }
              },
              "additionalProperties": false
            }
          ]
        },
        "perforation": {
          "anyOf": [
            { "type": "null" },
            {
              "type": "object",
              "required": ["style"],
              "properties": {
                "style": { "const": "dashes" },
                "color": { "$ref": "#/$defs/color" },
                "width": { "$ref": "#/$defs/length" },
                "dash": { "$ref": "#/$defs/repeat" },
                "gap": { "$ref": "#/$defs/repeat" },
                "ends": { "enum": ["half-dash", "gap"] },
                "inset": { "$ref": "#/$defs/length" }
              },
              "additionalProperties": false
            },
            {
              "type": "object",
              "required": ["style", "radius", "pitch"],
              "properties": {
                "style": { "const": "holes" },
                "radius": { "$ref": "#/$defs/repeat" },
                "pitch": { "$ref": "#/$defs/repeat" },
                "inset": { "$ref": "#/$defs/length" }
              },
              "additionalProperties": false
            }
          ]
        },
        "border": {
          "anyOf": [
            { "type": "null" },
            {
              "type": "object",
              "required": ["color"],
              "properties": { "color": { "$ref": "#/$defs/color" }, "width": { "$ref": "#/$defs/length" } },
              "additionalProperties": false
            }
          ]
        },
        "shadow": {
          "anyOf": [
            { "type": "null" },
            {
              "type": "object",
              "required": ["color", "radius"],
              "properties": {
                "color": { "$ref": "#/$defs/color" },
                "radius": { "type": "number", "minimum": 0, "maximum": 200 },
                "offset": {
                  "type": "array",
                  "items": { "type": "number", "minimum": -200, "maximum": 200 },
                  "minItems": 2,
                  "maxItems": 2
                }
              },
              "additionalProperties": false
            }
          ]
        },
        "background": { "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/color" }] },
        "folds": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["axis", "position"],
            "properties": { "axis": { "$ref": "#/$defs/axis" }, "position": { "$ref": "#/$defs/length" } },
            "additionalProperties": false
          },
          "maxItems": 16
        },
        "elements": {
          "description": "what stands on the canvas besides the ticket",
          "type": "array",
          "items": { "$ref": "#/$defs/framedElement" }
        },
        "styles": {
          "description": "styles of texts by name; one may extend those before it",
          "type": "object",
          "additionalProperties": { "$ref": "#/$defs/style" }
        },
        "palette": {
          "type": "object",
          "properties": {
            "light": { "$ref": "#/$defs/colors" },
            "dark": { "description": "only colours that the light one has too", "$ref": "#/$defs/colors" }
          },
          "additionalProperties": false
        },
        "scales": {
          "type": "array",
          "items": { "type": "number", "minimum": 0.1, "maximum": 16 },
          "minItems": 1,
          "maxItems": 8
        },
        "resolutions": {
          "description": "in pixels per inch",
          "type": "array",
          "items": { "type": "number", "minimum": 30, "maximum": 2400 },
          "minItems": 1,
          "maxItems": 8
        },
        "depth": { "enum": ["color", "one-bit"] },
        "dates": {
          "description": "a pattern such as yy/MM/dd; as usual in the order's language if left out",
          "type": ["string", "null"],
          "minLength": 1
        },
        "times": {
          "description": "a pattern such as HH:mm; as usual in the order's language if left out",
          "type": ["string", "null"],
          "minLength": 1
        },
        "runtimes": { "description": "colon: 2h : 5min", "enum": ["localized", "colon"] }
      },
      "additionalProperties": false,
      "if": { "not": { "required": ["extends"] } },
      "then": { "required": ["name", "canvas", "panels"] },
      "$defs": {
    \(TicketDesignSchema.definitions)
      }
    }

    """

  private static let builtInNames = BuiltInTicketDesign.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
}
