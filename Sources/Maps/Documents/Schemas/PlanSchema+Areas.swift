internal import SeatMaps

extension PlanSchema {
  /// What the schema says of areas, of places that are sold by the head, and of lines around sections.
  static let areaDefinitions = """
            "area": {
              "$ref": "#/$defs/outlined",
              "properties": {
                "fill": { "$ref": "#/$defs/color" },
                "border": { "$ref": "#/$defs/color" },
                "text": { "$ref": "#/$defs/caption" },
                "symbol": { "enum": [\(words(AreaSymbol.self))] },
                "picture": { "type": "string" },
                "foreground": { "type": "boolean" }
              },
              "unevaluatedProperties": false
            },
            "generalAdmissionArea": {
              "$ref": "#/$defs/outlined",
              "required": ["label", "capacity"],
              "properties": {
                "label": { "type": "string" },
                "id": { "type": "string", "minLength": 1 },
                "shownLabel": { "type": "string" },
                "kind": { "enum": [\(words(GeneralAdmissionArea.Kind.self))] },
                "capacity": { "type": "integer", "minimum": 0, "maximum": 10000000 },
                "soldWhole": { "type": "boolean" },
                "category": { "type": "string" }
              },
              "unevaluatedProperties": false
            },
            "outlined": {
              "type": "object",
              "required": ["shape"],
              "properties": {
                "shape": { "enum": ["rectangle", "circle", "ellipse", "polygon", "path", "text"] },
                "x": { "$ref": "#/$defs/coordinate" },
                "y": { "$ref": "#/$defs/coordinate" },
                "rotation": { "$ref": "#/$defs/angle" },
                "width": { "$ref": "#/$defs/length" },
                "height": { "$ref": "#/$defs/length" },
                "cornerRadius": { "$ref": "#/$defs/length" },
                "radius": { "$ref": "#/$defs/length" },
                "radiusX": { "$ref": "#/$defs/length" },
                "radiusY": { "$ref": "#/$defs/length" },
                "points": { "$ref": "#/$defs/polygon" },
                "path": { "description": "SVG path data", "type": "string", "pattern": "^[ \\\\t\\\\r\\\\n]*[Mm]" }
              },
              "dependentSchemas": {
                "width": { "properties": { "shape": { "const": "rectangle" } } },
                "height": { "properties": { "shape": { "const": "rectangle" } } },
                "cornerRadius": { "properties": { "shape": { "const": "rectangle" } } },
                "radius": { "properties": { "shape": { "const": "circle" } } },
                "radiusX": { "properties": { "shape": { "const": "ellipse" } } },
                "radiusY": { "properties": { "shape": { "const": "ellipse" } } },
                "points": { "properties": { "shape": { "const": "polygon" } } },
                "path": { "properties": { "shape": { "const": "path" } } }
              },
              "oneOf": [
                { "properties": { "shape": { "const": "rectangle" } }, "required": ["width", "height"] },
                { "properties": { "shape": { "const": "circle" } }, "required": ["radius"] },
                { "properties": { "shape": { "const": "ellipse" } }, "required": ["radiusX", "radiusY"] },
                { "properties": { "shape": { "const": "polygon" } }, "required": ["points"] },
                { "properties": { "shape": { "const": "path" } }, "required": ["path"] },
                { "properties": { "shape": { "const": "text" } } }
              ]
            },
            "polygon": { "type": "array", "items": { "$ref": "#/$defs/point" }, "minItems": 3 },
            "sectionOutline": {
              "anyOf": [
                { "$ref": "#/$defs/polygon" },
                {
                  "type": "object",
                  "required": ["padding"],
                  "properties": { "padding": { "$ref": "#/$defs/length" } },
                  "additionalProperties": false
                }
              ]
            },
            "caption": {
              "anyOf": [
                { "type": "string" },
                {
                  "type": "object",
                  "required": ["text"],
                  "properties": {
                    "text": { "type": "string" },
                    "x": { "$ref": "#/$defs/coordinate" },
                    "y": { "$ref": "#/$defs/coordinate" },
                    "size": { "$ref": "#/$defs/positiveLength" },
                    "color": { "$ref": "#/$defs/color" }
                  },
                  "additionalProperties": false
                }
              ]
            },
    """

  /// The words of a choice, quoted, between commas.
  private static func words<Choice: CaseIterable & RawRepresentable>(_ choice: Choice.Type) -> String
  where Choice.RawValue == String {
    choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
  }
}
