/// The JSON Schema of themes; what its keys mean says the documentation of `Theme`, which has the same fields.
enum ThemeSchema {
  static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Theme of seat maps, seatmap-theme/1",
      "type": "object",
      "required": ["format"],
      "properties": {
        "$schema": { "type": "string" },
        "format": { "const": "seatmap-theme/1" },
        "name": { "type": "string" },
        "extends": {
          "description": "the built-in theme that gives what is left out; cinema where none is named",
          "enum": ["cinema", "app", "plain", "print", "high-contrast"]
        },
        "scheme": {
          "description": "the scheme of the theme that is extended; as asked for where none is named",
          "enum": ["light", "dark"]
        },
        "background": { "$ref": "#/$defs/color" },
        "text": { "description": "titles and legend", "$ref": "#/$defs/color" },
        "secondaryText": { "description": "row labels and section names", "$ref": "#/$defs/color" },
        "screen": {
          "type": "object",
          "properties": {
            "line": { "$ref": "#/$defs/color" },
            "lineWidth": { "description": "as a part of a seat's width", "type": "number", "minimum": 0, "maximum": 5 },
            "light": { "description": "#0000 for none", "$ref": "#/$defs/color" }
          },
          "additionalProperties": false
        },
        "stage": { "$ref": "#/$defs/area" },
        "area": { "$ref": "#/$defs/area" },
        "table": { "$ref": "#/$defs/area" },
        "seat": {
          "type": "object",
          "properties": {
            "body": { "$ref": "#/$defs/color" },
            "furtherBodies": { "type": "array", "items": { "$ref": "#/$defs/color" } },
            "outlineWidth": { "description": "as a part of a seat's width", "type": "number", "minimum": 0, "maximum": 1 },
            "outlineContrast": {
              "description": "the least contrast to the background, WCAG 2",
              "type": "number",
              "minimum": 1,
              "maximum": 21
            },
            "labelSize": { "description": "as a part of a seat's width", "type": "number", "minimum": 0, "maximum": 2 },
            "minimumLabelSize": { "description": "in canvas units", "type": "number", "minimum": 0, "maximum": 1000 }
          },
          "additionalProperties": false
        },
        "statuses": {
          "type": "object",
          "properties": {
            "available": { "$ref": "#/$defs/status" },
            "selected": { "$ref": "#/$defs/status" },
            "held": { "$ref": "#/$defs/status" },
            "reserved": { "$ref": "#/$defs/status" },
            "sold": { "$ref": "#/$defs/status" },
            "blocked": { "$ref": "#/$defs/status" }
          },
          "additionalProperties": false
        },
        "categoryColors": { "enum": ["given", "grays"] },
        "detail": {
          "type": "object",
          "properties": {
            "minimumSeatSize": {
              "description": "seats narrower than this, in canvas units, give way to outlines of sections",
              "type": "number",
              "minimum": 0,
              "maximum": 1000
            },
            "minimumTextSize": {
              "description": "of texts in outlines, in canvas units",
              "type": "number",
              "minimum": 0,
              "maximum": 1000
            }
          },
          "additionalProperties": false
        }
      },
      "additionalProperties": false,
      "$defs": {
        "color": {
          "description": "#rgb, #rgba, #rrggbb, #rrggbbaa or a name of CSS",
          "type": "string",
          "pattern": "^(#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[A-Za-z]+)$"
        },
        "colorOrAuto": {
          "description": "a colour, or auto: black or white or darker than the body, whichever is plainest",
          "$ref": "#/$defs/color"
        },
        "area": {
          "type": "object",
          "properties": {
            "fill": { "$ref": "#/$defs/color" },
            "border": { "$ref": "#/$defs/color" },
            "text": { "$ref": "#/$defs/color" }
          },
          "additionalProperties": false
        },
        "status": {
          "type": "object",
          "properties": {
            "body": { "description": "a colour, or category: the category's", "$ref": "#/$defs/color" },
            "outline": { "$ref": "#/$defs/colorOrAuto" },
            "dashed": { "type": "boolean" },
            "outlineFactor": { "description": "times the width of outlines", "type": "number", "minimum": 0, "maximum": 10 },
            "sign": { "enum": ["none", "hatch", "cross", "check-badge", "clock-badge", "bar-badge"] },
            "signColor": { "$ref": "#/$defs/colorOrAuto" },
            "label": { "$ref": "#/$defs/colorOrAuto" }
          },
          "additionalProperties": false
        }
      }
    }

    """
}
