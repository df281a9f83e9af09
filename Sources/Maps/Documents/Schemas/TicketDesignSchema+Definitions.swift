internal import Barcodes
internal import Tickets

extension TicketDesignSchema {
  /// What the schema refers to.
  static let definitions = """
        "length": { "type": "number", "minimum": 0, "maximum": 14400 },
        "someLength": { "type": "number", "minimum": 0.001, "maximum": 14400 },
        "repeat": { "type": "number", "minimum": 0.1, "maximum": 14400 },
        "axis": { "enum": ["horizontal", "vertical"] },
        "edge": { "enum": ["top", "right", "bottom", "left"] },
        "turn": { "enum": ["none", "clockwise", "counterclockwise"] },
        "align": { "description": "start: where reading starts", "enum": ["start", "center", "end"] },
        "verticalAlign": { "enum": ["top", "middle", "bottom"] },
        "frame": {
          "description": "left and top edge, width and height",
          "type": "array",
          "items": { "type": "number", "minimum": -14400, "maximum": 14400 },
          "minItems": 4,
          "maxItems": 4
        },
        "colors": {
          "type": "object",
          "propertyNames": { "pattern": "^[^#]" },
          "additionalProperties": {
            "type": "string",
            "pattern": "^(#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[A-Za-z]+)$"
          },
          "maxProperties": 200
        },
        "color": { "description": "a name of the palette, or a colour as CSS writes it", "type": "string" },
        "fill": {
          "anyOf": [
            { "$ref": "#/$defs/color" },
            {
              "type": "object",
              "required": ["from", "to"],
              "properties": {
                "from": { "$ref": "#/$defs/color" },
                "to": { "$ref": "#/$defs/color" },
                "degrees": { "description": "0 goes down, 90 to the right", "type": "number", "minimum": -360, "maximum": 360 }
              },
              "additionalProperties": false
            }
          ]
        },
        "corner": {
          "anyOf": [
            { "const": "square" },
            {
              "type": "object",
              "required": ["style"],
              "properties": {
                "style": { "enum": ["square", "rounded", "concave"] },
                "radius": { "$ref": "#/$defs/length" }
              },
              "additionalProperties": false,
              "if": { "properties": { "style": { "const": "square" } } },
              "else": { "required": ["radius"] }
            }
          ]
        },
        "style": {
          "description": "the name of a style, or a style itself; size is required where nothing is extended",
          "anyOf": [
            { "type": "string" },
            {
              "type": "object",
              "anyOf": [{ "required": ["size"] }, { "required": ["extends"] }],
              "properties": {
                "extends": { "type": "string" },
                "size": { "type": "number", "minimum": 1, "maximum": 2000 },
                "weight": { "enum": [400, 500, 600, 700, 900] },
                "color": { "$ref": "#/$defs/color" },
                "align": { "$ref": "#/$defs/align" },
                "verticalAlign": { "$ref": "#/$defs/verticalAlign" },
                "lines": { "type": "integer", "minimum": 1, "maximum": 100 },
                "smallestScale": { "type": "number", "minimum": 0.1, "maximum": 1 },
                "ellipsis": { "enum": ["end", "middle"] },
                "lineSpacing": { "description": "a part of the size", "type": "number", "minimum": 0.5, "maximum": 4 },
                "uppercase": { "type": "boolean" }
              },
              "additionalProperties": false
            }
          ]
        },
        "panel": {
          "type": "object",
          "required": ["name", "fill"],
          "properties": {
            "name": { "type": "string" },
            "length": { "description": "along the axis; an equal part of what is left over if left out", "$ref": "#/$defs/length" },
            "fill": { "$ref": "#/$defs/fill" },
            "elements": { "type": "array", "items": { "$ref": "#/$defs/framedElement" } }
          },
          "additionalProperties": false
        },
        "framedElement": {
          "required": ["frame"],
          "not": { "anyOf": [{ "required": ["length"] }, { "required": ["share"] }] },
          "$ref": "#/$defs/element"
        },
        "stackedElement": {
          "not": { "anyOf": [{ "required": ["frame"] }, { "required": ["length", "share"] }] },
          "$ref": "#/$defs/element"
        },
        "griddedElement": {
          "not": { "anyOf": [{ "required": ["frame"] }, { "required": ["length"] }] },
          "$ref": "#/$defs/element"
        },
        "element": {
          "type": "object",
          "required": ["type"],
          "properties": {
            "type": { "enum": [\(words(of: TicketElementType.self))] },
            "frame": { "$ref": "#/$defs/frame" },
            "length": { "description": "along a stack", "$ref": "#/$defs/someLength" },
            "share": { "description": "of what lengths leave over", "type": "number", "minimum": 0.001, "maximum": 1000 }
          },
          "allOf": [
    \(elements)
          ]
        }
    """

  /// What each type of element has; the schema of a type is tried on elements of that type alone, so that stacks in
  /// stacks take no longer than others.
  private static let elements = """
            {
              "if": { "properties": { "type": { "const": "text" } } },
              "then": {
                "properties": {
                  "type": true,
                  "frame": true,
                  "length": true,
                  "share": true,
                  "text": { "description": "{title} is a field, {row.caption} its caption, [what is left out]", "type": "string" },
                  "style": { "$ref": "#/$defs/style" },
                  "turn": { "$ref": "#/$defs/turn" }
                },
                "required": ["text", "style"],
                "additionalProperties": false
              }
            },
            {
              "if": { "properties": { "type": { "const": "field" } } },
              "then": {
                "properties": {
                  "type": true,
                  "frame": true,
                  "length": true,
                  "share": true,
                  "field": { "enum": [\(words(of: TicketField.self))] },
                  "style": { "$ref": "#/$defs/style" },
                  "captionStyle": { "$ref": "#/$defs/style" },
                  "captionHeight": { "$ref": "#/$defs/length" },
                  "turn": { "$ref": "#/$defs/turn" }
                },
                "required": ["field", "style", "captionStyle"],
                "additionalProperties": false
              }
            },
            {
              "if": { "properties": { "type": { "const": "picture" } } },
              "then": {
                "properties": {
                  "type": true,
                  "frame": true,
                  "length": true,
                  "share": true,
                  "roles": {
                    "description": "the first of these that a ticket has",
                    "type": "array",
                    "items": { "enum": [\(words(of: TicketPictureRole.self))] },
                    "minItems": 1,
                    "maxItems": \(TicketPictureRole.allCases.count)
                  },
                  "fit": { "enum": ["cover", "contain"] },
                  "cornerRadius": { "$ref": "#/$defs/length" },
                  "fallback": { "description": "where left out, a picture that is missing closes up", "$ref": "#/$defs/fill" }
                },
                "required": ["roles"],
                "additionalProperties": false
              }
            },
            {
              "if": { "properties": { "type": { "const": "code" } } },
              "then": {
                "properties": {
                  "type": true,
                  "frame": true,
                  "length": true,
                  "share": true,
                  "symbology": { "enum": [\(words(of: Symbology.self))] },
                  "align": { "$ref": "#/$defs/align" },
                  "verticalAlign": { "$ref": "#/$defs/verticalAlign" },
                  "color": { "$ref": "#/$defs/color" },
                  "plate": { "$ref": "#/$defs/color" },
                  "captionStyle": { "$ref": "#/$defs/style" },
                  "captionHeight": { "$ref": "#/$defs/length" },
                  "turn": { "$ref": "#/$defs/turn" }
                },
                "additionalProperties": false
              }
            },
            {
              "if": { "properties": { "type": { "const": "line" } } },
              "then": {
                "properties": {
                  "type": true,
                  "frame": true,
                  "length": true,
                  "share": true,
                  "color": { "$ref": "#/$defs/color" },
                  "width": { "$ref": "#/$defs/length" },
                  "dashes": { "type": "array", "items": { "$ref": "#/$defs/repeat" }, "minItems": 1, "maxItems": 16 }
                },
                "required": ["color"],
                "additionalProperties": false
              }
            },
            {
              "if": { "properties": { "type": { "const": "shape" } } },
              "then": {
                "properties": {
                  "type": true,
                  "frame": true,
                  "length": true,
                  "share": true,
                  "figure": { "enum": ["rectangle", "ellipse"] },
                  "fill": { "$ref": "#/$defs/fill" },
                  "border": { "$ref": "#/$defs/color" },
                  "borderWidth": { "$ref": "#/$defs/length" },
                  "cornerRadius": { "$ref": "#/$defs/length" }
                },
                "additionalProperties": false
              }
            },
            {
              "if": { "properties": { "type": { "const": "rating" } } },
              "then": {
                "properties": {
                  "type": true,
                  "frame": true,
                  "length": true,
                  "share": true,
                  "barHeight": { "$ref": "#/$defs/someLength" },
                  "track": { "$ref": "#/$defs/color" },
                  "fill": { "$ref": "#/$defs/fill" },
                  "labelStyle": { "$ref": "#/$defs/style" },
                  "labelWidth": { "$ref": "#/$defs/length" }
                },
                "required": ["barHeight", "track", "fill"],
                "additionalProperties": false
              }
            },
            {
              "if": { "properties": { "type": { "const": "chips" } } },
              "then": {
                "properties": {
                  "type": true,
                  "frame": true,
                  "length": true,
                  "share": true,
                  "style": { "$ref": "#/$defs/style" },
                  "fill": { "$ref": "#/$defs/fill" },
                  "padding": { "$ref": "#/$defs/length" },
                  "spacing": { "$ref": "#/$defs/length" },
                  "cornerRadius": { "$ref": "#/$defs/length" }
                },
                "required": ["style", "fill"],
                "additionalProperties": false
              }
            },
            {
              "if": { "properties": { "type": { "const": "stack" } } },
              "then": {
                "properties": {
                  "type": true,
                  "frame": true,
                  "length": true,
                  "share": true,
                  "axis": { "$ref": "#/$defs/axis" },
                  "spacing": { "$ref": "#/$defs/length" },
                  "elements": { "type": "array", "items": { "$ref": "#/$defs/stackedElement" } }
                },
                "required": ["axis", "elements"],
                "additionalProperties": false
              }
            },
            {
              "if": { "properties": { "type": { "const": "grid" } } },
              "then": {
                "properties": {
                  "type": true,
                  "frame": true,
                  "length": true,
                  "share": true,
                  "columns": { "type": "integer", "minimum": 1, "maximum": 50 },
                  "rowHeight": { "$ref": "#/$defs/someLength" },
                  "columnSpacing": { "$ref": "#/$defs/length" },
                  "rowSpacing": { "$ref": "#/$defs/length" },
                  "elements": { "type": "array", "items": { "$ref": "#/$defs/griddedElement" } }
                },
                "required": ["columns", "rowHeight", "elements"],
                "additionalProperties": false
              }
            }
    """

  private static func words<Word: CaseIterable & RawRepresentable<String>>(of type: Word.Type) -> String {
    Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
  }
}
