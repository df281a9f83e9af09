internal import JSON

/// The JSON Schema of native seat plans; what its keys mean says Guides/plan-format.md.
///
/// It refuses what the reader refuses, but for what a schema cannot say: limits on the number of seats, keys that stand
/// twice, lines without a length, outlines without room, path data and rules of numbering that begin well and go wrong
/// later, numberings whose start is no label of their style, and selections of labels that end in nothing.
enum PlanSchema {
  static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Seat plan, seatmap-plan/1",
      "type": "object",
      "required": ["format", "name"],
      "properties": {
        "$schema": { "type": "string" },
        "format": { "const": "seatmap-plan/1" },
        "name": { "type": "string" },
        "currency": { "description": "ISO 4217 code", "type": "string", "pattern": "^[A-Z]{3}$" },
        "categories": { "type": "array", "items": { "$ref": "#/$defs/category" } },
        "seatShape": { "$ref": "#/$defs/seatShape" },
        "stage": { "$ref": "#/$defs/stage" },
        "focalPoint": { "$ref": "#/$defs/point" },
        "canvas": {
          "type": "object",
          "required": ["width", "height"],
          "properties": {
            "width": { "$ref": "#/$defs/positiveLength" },
            "height": { "$ref": "#/$defs/positiveLength" }
          },
          "additionalProperties": false
        },
        "metresPerUnit": { "$ref": "#/$defs/positiveLength" },
        "floors": { "type": "array", "items": { "type": "string" }, "uniqueItems": true },
        "sections": { "type": "array", "items": { "$ref": "#/$defs/section" } },
        "rowNumbering": { "$ref": "#/$defs/rowNumbering" },
        "seatNumbering": { "$ref": "#/$defs/seatNumbering" },
        "rowLabels": { "$ref": "#/$defs/rowLabels" },
        "category": { "type": "string" },
        "blocks": { "type": "array", "items": { "$ref": "#/$defs/block" } },
        "tables": { "type": "array", "items": { "$ref": "#/$defs/tableGroup" } },
        "generalAdmission": { "type": "array", "items": { "$ref": "#/$defs/generalAdmissionArea" } },
        "areas": { "type": "array", "items": { "$ref": "#/$defs/area" } }
      },
      "additionalProperties": false,
      "oneOf": [
        {
          "required": ["sections"],
          "properties": {
            "sections": { "contains": { "$ref": "#/$defs/hasContent" } },
            "rowNumbering": false,
            "seatNumbering": false,
            "rowLabels": false,
            "category": false,
            "blocks": false,
            "tables": false,
            "generalAdmission": false,
            "areas": false
          }
        },
        { "$ref": "#/$defs/hasContent", "properties": { "sections": false } }
      ],
      "$defs": {
        "coordinate": { "type": "number", "minimum": -1e9, "maximum": 1e9 },
        "length": { "type": "number", "minimum": 0, "maximum": 1e9 },
        "positiveLength": { "type": "number", "minimum": 1e-9, "maximum": 1e9 },
        "point": {
          "type": "array",
          "items": { "$ref": "#/$defs/coordinate" },
          "minItems": 2,
          "maxItems": 2
        },
        "angle": { "description": "degrees, clockwise", "$ref": "#/$defs/coordinate" },
        "color": {
          "description": "#rgb, #rgba, #rrggbb, #rrggbbaa or a name of CSS",
          "type": "string",
          "pattern": "^(#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[A-Za-z]+)$"
        },
        "price": {
          "anyOf": [
            { "type": "number", "minimum": 0 },
            { "type": "string", "pattern": "^([0-9]+([.][0-9]{0,6})?|[.][0-9]{1,6})$" }
          ]
        },
        "count": { "type": "integer", "minimum": 0, "maximum": 1000000 },
        "seatShape": { "enum": ["chair", "circle", "square"] },
        "rowLabels": { "enum": ["none", "start", "end", "both"] },
        "attributes": {
          "type": "array",
          "items": {
            "enum": [
              "wheelchair", "companion", "step-free", "restricted-view", "hearing-loop", "sign-language", "legroom",
              "wide", "lifting-armrest", "semi-ambulatory", "captions"
            ]
          }
        },
        "hasContent": {
          "anyOf": [
            { "required": ["blocks"], "properties": { "blocks": { "contains": { "$ref": "#/$defs/hasSeats" } } } },
            { "required": ["tables"], "properties": { "tables": { "contains": { "$ref": "#/$defs/hasTables" } } } },
            { "required": ["generalAdmission"], "properties": { "generalAdmission": { "minItems": 1 } } },
            { "required": ["areas"], "properties": { "areas": { "minItems": 1 } } }
          ]
        },
        "hasSeats": {
          "anyOf": [
            {
              "properties": {
                "rows": { "type": "integer", "minimum": 1 },
                "seats": {
                  "anyOf": [
                    { "type": "integer", "minimum": 1 },
                    { "$ref": "#/$defs/patternWithSeats" },
                    { "type": "array", "contains": { "$ref": "#/$defs/patternWithSeats" } }
                  ]
                }
              },
              "required": ["rows"]
            },
            { "properties": { "rows": { "minimum": 1 } }, "required": ["fill"] },
            {
              "properties": {
                "rows": {
                  "type": "array",
                  "contains": { "type": "object", "properties": { "seats": { "minItems": 1 } }, "required": ["seats"] }
                }
              },
              "required": ["rows"]
            }
          ]
        },
        "patternWithSeats": { "type": "array", "contains": { "type": "integer", "minimum": 1 } },
        "category": {
          "type": "object",
          "required": ["name"],
          "properties": {
            "name": { "type": "string" },
            "color": { "$ref": "#/$defs/color" },
            "price": { "$ref": "#/$defs/price" }
          },
          "additionalProperties": false
        },
        "stage": {
          "anyOf": [
            { "enum": ["screen", "stage"] },
            {
              "type": "object",
              "required": ["kind"],
              "properties": {
                "kind": { "enum": ["screen", "stage"] },
                "label": { "type": "string" },
                "position": { "$ref": "#/$defs/point" },
                "width": { "$ref": "#/$defs/positiveLength" },
                "depth": { "$ref": "#/$defs/length" },
                "curvature": { "$ref": "#/$defs/length" },
                "gap": { "$ref": "#/$defs/length" }
              },
              "additionalProperties": false
            }
          ]
        },
        "section": {
          "type": "object",
          "properties": {
            "name": { "type": "string" },
            "id": { "type": "string" },
            "idSeparator": { "type": "string" },
            "origin": { "$ref": "#/$defs/point" },
            "rotation": { "$ref": "#/$defs/angle" },
            "floor": { "type": "string" },
            "entrance": { "type": "string" },
            "focalPoint": { "$ref": "#/$defs/point" },
            "outline": { "$ref": "#/$defs/sectionOutline" },
            "rowNumbering": { "$ref": "#/$defs/rowNumbering" },
            "seatNumbering": { "$ref": "#/$defs/seatNumbering" },
            "rowLabels": { "$ref": "#/$defs/rowLabels" },
            "category": { "type": "string" },
            "blocks": { "type": "array", "items": { "$ref": "#/$defs/block" } },
            "tables": { "type": "array", "items": { "$ref": "#/$defs/tableGroup" } },
            "generalAdmission": { "type": "array", "items": { "$ref": "#/$defs/generalAdmissionArea" } },
            "areas": { "type": "array", "items": { "$ref": "#/$defs/area" } }
          },
          "additionalProperties": false
        },
        "block": {
          "type": "object",
          "properties": {
            "rows": {
              "anyOf": [
                { "$ref": "#/$defs/count" },
                { "type": "array", "items": { "$ref": "#/$defs/row" } }
              ]
            },
            "seats": {
              "anyOf": [
                { "$ref": "#/$defs/patternItem" },
                { "$ref": "#/$defs/pattern" },
                { "type": "array", "items": { "$ref": "#/$defs/pattern" } }
              ]
            },
            "seatPitch": { "$ref": "#/$defs/positiveLength" },
            "rowPitch": { "$ref": "#/$defs/positiveLength" },
            "align": { "enum": ["start", "center", "end"] },
            "stagger": { "type": "number", "minimum": -1, "maximum": 1 },
            "skew": { "type": "number", "minimum": -80, "maximum": 80 },
            "path": {
              "type": "object",
              "properties": {
                "data": { "description": "SVG path data", "type": "string", "pattern": "^[ \\t\\n\\f\\r]*[Mm]" },
                "points": { "type": "array", "items": { "$ref": "#/$defs/point" }, "minItems": 2 },
                "smoothness": { "type": "number", "minimum": 0, "maximum": 1 },
                "side": { "enum": ["left", "right"] }
              },
              "additionalProperties": false,
              "oneOf": [
                { "required": ["data"], "properties": { "smoothness": false } },
                { "required": ["points"] }
              ]
            },
            "fill": {
              "type": "object",
              "required": ["outline"],
              "properties": {
                "outline": { "type": "array", "items": { "$ref": "#/$defs/point" }, "minItems": 3 },
                "direction": { "$ref": "#/$defs/angle" },
                "center": { "$ref": "#/$defs/point" },
                "start": { "$ref": "#/$defs/length" },
                "margin": { "$ref": "#/$defs/length" }
              },
              "additionalProperties": false,
              "not": { "required": ["direction", "center"] }
            },
            "arch": {
              "type": "object",
              "required": ["radius"],
              "properties": {
                "radius": { "$ref": "#/$defs/positiveLength" },
                "sweep": { "type": "number", "minimum": 0, "maximum": 360 },
                "maximumPitch": { "$ref": "#/$defs/positiveLength" }
              },
              "additionalProperties": false
            },
            "arc": {
              "type": "object",
              "required": ["radius"],
              "properties": {
                "radius": { "$ref": "#/$defs/positiveLength" },
                "sweep": { "type": "number", "minimum": 0, "maximum": 360 },
                "spacing": { "enum": ["equal-pitch", "equal-angle"] },
                "aisles": { "type": "array", "items": { "$ref": "#/$defs/arcAisle" } }
              },
              "additionalProperties": false
            },
            "origin": { "$ref": "#/$defs/point" },
            "gap": { "$ref": "#/$defs/coordinate" },
            "seatSize": { "$ref": "#/$defs/positiveLength" },
            "seatShape": { "$ref": "#/$defs/seatShape" },
            "category": { "type": "string" },
            "rowNumbering": { "$ref": "#/$defs/rowNumbering" },
            "seatNumbering": { "$ref": "#/$defs/seatNumbering" },
            "rowOverrides": { "type": "array", "items": { "$ref": "#/$defs/rowOverride" } },
            "exceptions": { "type": "array", "items": { "$ref": "#/$defs/exception" } }
          },
          "additionalProperties": false,
          "oneOf": [
            {
              "description": "straight rows",
              "properties": { "rows": { "type": "integer" }, "arc": false, "path": false, "fill": false, "arch": false },
              "required": ["rows", "seats"]
            },
            {
              "description": "rows on arcs",
              "properties": {
                "rows": { "type": "integer" },
                "align": false,
                "stagger": false,
                "skew": false,
                "path": false,
                "fill": false,
                "arch": false
              },
              "required": ["rows", "arc"],
              "anyOf": [
                {
                  "properties": {
                    "arc": {
                      "properties": { "spacing": { "const": "equal-angle" }, "aisles": { "maxItems": 0 } },
                      "required": ["sweep", "spacing"]
                    },
                    "seats": { "anyOf": [{ "type": "integer" }, { "type": "array", "minItems": 1 }] },
                    "seatPitch": false
                  },
                  "required": ["seats"]
                },
                {
                  "properties": { "arc": { "properties": { "spacing": { "const": "equal-pitch" } } } },
                  "anyOf": [
                    { "properties": { "arc": { "properties": { "aisles": { "maxItems": 0 } } } }, "required": ["seats"] },
                    { "properties": { "arc": { "required": ["sweep"] }, "seats": false } }
                  ]
                }
              ]
            },
            {
              "description": "rows along a path",
              "properties": {
                "rows": { "type": "integer" },
                "stagger": false,
                "skew": false,
                "arc": false,
                "fill": false,
                "arch": false
              },
              "required": ["rows", "path"]
            },
            {
              "description": "rows that fill an outline",
              "properties": {
                "rows": { "type": "integer" },
                "seats": false,
                "stagger": false,
                "skew": false,
                "arc": false,
                "path": false,
                "arch": false
              },
              "required": ["fill"]
            },
            {
              "description": "rows in an arch",
              "properties": {
                "rows": { "type": "integer" },
                "seats": { "$ref": "#/$defs/count" },
                "seatPitch": false,
                "align": false,
                "stagger": false,
                "skew": false,
                "arc": false,
                "path": false,
                "fill": false
              },
              "required": ["rows", "seats", "arch"]
            },
            {
              "description": "rows given one by one",
              "properties": {
                "rows": { "type": "array" },
                "seats": false,
                "seatPitch": false,
                "rowPitch": false,
                "align": false,
                "stagger": false,
                "skew": false,
                "arc": false,
                "path": false,
                "fill": false,
                "arch": false,
                "rowOverrides": false
              },
              "required": ["rows"]
            }
          ]
        },
        "arcAisle": {
          "type": "object",
          "required": ["angle", "width"],
          "properties": {
            "angle": { "type": "number", "minimum": -180, "maximum": 180 },
            "width": { "$ref": "#/$defs/length" }
          },
          "additionalProperties": false
        },
        "rowOverride": {
          "type": "object",
          "properties": {
            "rows": { "$ref": "#/$defs/labels" },
            "seats": { "anyOf": [{ "$ref": "#/$defs/patternItem" }, { "$ref": "#/$defs/pattern" }] },
            "shift": { "$ref": "#/$defs/coordinate" },
            "gapBefore": { "$ref": "#/$defs/coordinate" },
            "seatNumbering": { "$ref": "#/$defs/seatNumbering" },
            "category": { "type": "string" },
            "rowLabels": { "$ref": "#/$defs/rowLabels" }
          },
          "additionalProperties": false
        },
        "patternItem": {
          "anyOf": [
            { "$ref": "#/$defs/count" },
            {
              "type": "object",
              "properties": { "gap": { "$ref": "#/$defs/count" }, "aisle": { "$ref": "#/$defs/length" } },
              "additionalProperties": false,
              "minProperties": 1,
              "maxProperties": 1
            }
          ]
        },
        "pattern": { "type": "array", "items": { "$ref": "#/$defs/patternItem" } },
        "row": {
          "type": "object",
          "required": ["label", "seats"],
          "properties": {
            "label": { "type": "string" },
            "shownLabel": { "type": "string" },
            "spokenLabel": { "type": "string" },
            "origin": { "$ref": "#/$defs/point" },
            "rowLabels": { "$ref": "#/$defs/rowLabels" },
            "seats": { "type": "array", "items": { "$ref": "#/$defs/seat" } }
          },
          "additionalProperties": false
        },
        "seat": {
          "type": "object",
          "required": ["label", "x", "y"],
          "properties": {
            "label": { "type": "string" },
            "x": { "$ref": "#/$defs/coordinate" },
            "y": { "$ref": "#/$defs/coordinate" },
            "id": { "type": "string", "minLength": 1 },
            "angle": { "$ref": "#/$defs/angle" },
            "size": { "$ref": "#/$defs/positiveLength" },
            "shape": { "$ref": "#/$defs/seatShape" },
            "category": { "type": "string" },
            "attributes": { "$ref": "#/$defs/attributes" },
            "shownLabel": { "type": "string" },
            "spokenLabel": { "type": "string" }
          },
          "additionalProperties": false
        },
        "exception": {
          "type": "object",
          "properties": {
            "rows": { "$ref": "#/$defs/labels" },
            "seats": { "$ref": "#/$defs/labels" },
            "remove": { "type": "boolean" },
            "category": { "type": "string" },
            "attributes": { "$ref": "#/$defs/attributes" },
            "shape": { "$ref": "#/$defs/seatShape" },
            "size": { "$ref": "#/$defs/positiveLength" },
            "nudge": { "$ref": "#/$defs/point" },
            "angle": { "$ref": "#/$defs/angle" }
          },
          "additionalProperties": false
        },
        "labels": {
          "anyOf": [
            { "$ref": "#/$defs/someLabels" },
            { "type": "array", "items": { "$ref": "#/$defs/someLabels" } }
          ]
        },
        "someLabels": {
          "anyOf": [
            { "type": "integer" },
            { "type": "string", "pattern": "^[^,-]+(-[^,-]+)?(,[^,-]+(-[^,-]+)?)*$" },
            {
              "type": "object",
              "required": ["label"],
              "properties": { "label": { "type": "string" } },
              "additionalProperties": false
            },
            {
              "type": "object",
              "required": ["from", "to"],
              "properties": { "from": { "type": "string" }, "to": { "type": "string" } },
              "additionalProperties": false
            }
          ]
        },
        "numberingRule": {
          "description": "A rule in one line, see Guides/numbering.md",
          "type": "string",
          "pattern": "^ *((numbers|letters|lowercase-letters|roman|odd|even|labels)( |$)|(?![a-z]{3,}( |$))[^ ])"
        },
        "numberingStyle": { "enum": ["numbers", "letters", "lowercase-letters", "roman"] },
        "scheme": {
          "type": "object",
          "properties": {
            "style": { "$ref": "#/$defs/numberingStyle" },
            "start": {
              "anyOf": [
                { "type": "integer", "minimum": -1000000, "maximum": 1000000 },
                { "type": "string", "minLength": 1 }
              ]
            },
            "step": { "type": "integer", "minimum": -1000000, "maximum": 1000000, "not": { "const": 0 } },
            "skip": { "type": "array", "items": { "type": ["string", "integer"] } },
            "prefix": { "type": "string" },
            "suffix": { "type": "string" }
          }
        },
        "rowNumbering": {
          "anyOf": [
            { "$ref": "#/$defs/numberingRule" },
            {
              "$ref": "#/$defs/scheme",
              "properties": { "order": { "enum": ["front-to-back", "back-to-front"] } },
              "unevaluatedProperties": false
            }
          ]
        },
        "seatNumbering": {
          "anyOf": [
            { "$ref": "#/$defs/numberingRule" },
            {
              "$ref": "#/$defs/scheme",
              "properties": {
                "order": {
                  "enum": ["left-to-right", "right-to-left", "center-out-left-first", "center-out-right-first"]
                },
                "counting": { "enum": ["seats", "cells"] }
              },
              "unevaluatedProperties": false
            }
          ]
        },
    \(areaDefinitions)
    \(tableDefinitions)
      }
    }

    """
}
