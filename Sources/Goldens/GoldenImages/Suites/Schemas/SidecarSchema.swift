/// The JSON Schema of a golden's sidecar; what its keys mean says the documentation of ``GoldenSidecar``.
enum SidecarSchema {
  static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Sidecar of a golden picture, seatmap-golden-sidecar/1",
      "type": "object",
      "required": ["format"],
      "properties": {
        "$schema": { "type": "string" },
        "format": { "const": "seatmap-golden-sidecar/1" },
        "tolerance": { "$ref": "#/$defs/tolerance" },
        "mask": {
          "description": "where the picture may differ",
          "type": "object",
          "properties": {
            "rectangles": {
              "description": "x, y, width and height in pixels",
              "type": "array",
              "items": {
                "type": "array",
                "prefixItems": [
                  { "type": "integer" },
                  { "type": "integer" },
                  { "type": "integer", "minimum": 1 },
                  { "type": "integer", "minimum": 1 }
                ],
                "minItems": 4,
                "maxItems": 4
              }
            },
            "paths": { "description": "SVG path data in pixels", "type": "array", "items": { "type": "string" } },
            "pictures": {
              "description": "files beside this one; what is opaque in them is masked",
              "type": "array",
              "items": { "type": "string", "pattern": "^[^./][^/]*[.]mask[.]png$" }
            }
          },
          "additionalProperties": false
        },
        "reason": { "description": "why anything may differ", "type": "string", "pattern": "[^\\\\s]" },
        "expires": {
          "description": "the last day on which this counts",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
        },
        "expectedFailure": { "description": "why it is known to differ", "type": "string", "pattern": "[^\\\\s]" }
      },
      "anyOf": [
        { "required": ["reason"] },
        { "properties": { "mask": false, "tolerance": { "const": "exact" } } }
      ],
      "additionalProperties": false,
      "$defs": {
    \(ToleranceSchema.definition)
      }
    }

    """
}
