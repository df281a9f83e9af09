internal import Colors
internal import Drawing
internal import Geometry

/// A symbol in the form in which it is defined.
///
/// Most symbols are defined once: their colours come from the element that uses them. Two kinds of layers cannot be
/// said that way, and a symbol that has one is defined as often as it takes.
struct SymbolVariant: Hashable {
  let symbol: Symbol
  /// The colours of the parts that have a layer whose colour cannot be inherited, in the order of layers.
  let colors: [Color]
  /// By how many whole degrees the symbol is turned, where a layer does not turn with it; 0 ..< 360.
  let turn: Int

  /// The form of a symbol for a style and a turn in whole degrees, which count where a layer depends on them.
  init(_ symbol: Symbol, style: InstanceStyle, turn: Int) {
    self.symbol = symbol
    self.turn = symbol.hasUprightLayer ? turn : 0
    colors = symbol.layers.filter { !$0.inheritsColor }.map { style.color(of: $0.part) }
  }
}

extension Symbol {
  /// Whether a layer needs a colour that an element cannot bring with it.
  var hasColorOfItsOwn: Bool { layers.contains { !$0.inheritsColor } }

  /// Whether a layer does not turn with the symbol.
  var hasUprightLayer: Bool { layers.contains { $0.staysUpright } }
}

extension Symbol.Layer {
  /// Whether the layer gets its colour from the element that uses the symbol.
  ///
  /// `fill` brings the colour of bodies, `stroke` that of outlines, and `color` that of marks, which both inks can take
  /// up. No fourth property is left for a line in the colour of bodies or an area in that of outlines.
  fileprivate var inheritsColor: Bool {
    switch (part, ink) {
    case (.body, .stroke), (.outline, .fill): false
    default: true
    }
  }

  /// Whether the layer is a body and the next one the line around it, which are one path with both inks.
  fileprivate func isOutlined(by line: Symbol.Layer) -> Bool {
    guard part == .body, ink == .fill, line.part == .outline, case .stroke = line.ink else { return false }
    return path == line.path && staysUpright == line.staysUpright
  }
}

extension DocumentBuilder {
  /// The id of a symbol, which is defined when it first comes.
  mutating func define(_ variant: SymbolVariant) -> String {
    if let known = symbols[variant] { return known }
    let id = options.compact ? "s\(symbols.count)" : identifiers.claimSymbol(variant.symbol.name)
    symbols[variant] = id
    definitions.write("<g")
    definitions.writeAttribute("id", id)
    definitions.write(">\n")
    var colors = variant.colors[...]
    var layers = variant.symbol.layers[...]
    while let layer = layers.popFirst() {
      if let line = layers.first, layer.isOutlined(by: line) {
        layers = layers.dropFirst()
        definitions.write("<path")
        writeEnd(of: line, turn: variant.turn)
      } else {
        define(layer, color: layer.inheritsColor ? nil : colors.popFirst(), turn: variant.turn)
      }
    }
    definitions.write("</g>\n")
    return id
  }

  private mutating func define(_ layer: Symbol.Layer, color: Color?, turn: Int) {
    definitions.write("<path")
    switch layer.ink {
    case .fill:
      writePaint("fill", of: layer, color)
      definitions.write(" stroke=\"none\"")
    case .stroke:
      definitions.write(" fill=\"none\"")
      writePaint("stroke", of: layer, color)
    }
    writeEnd(of: layer, turn: turn)
  }

  /// Writes the colour of a layer's ink, unless it is inherited.
  private mutating func writePaint(_ property: StaticString, of layer: Symbol.Layer, _ color: Color?) {
    guard color != nil || layer.part == .mark else { return }
    definitions.write(" ")
    definitions.write(property)
    definitions.write("=\"")
    if let color { definitions.writePaint(color) } else { definitions.write("currentColor") }
    definitions.write("\"")
  }

  /// Writes what is left to say of a layer: its line, its turn and its path.
  private mutating func writeEnd(of layer: Symbol.Layer, turn: Int) {
    if case .stroke(let style) = layer.ink { definitions.writeAttributes(of: style, precision) }
    if layer.staysUpright, turn != 0 {
      definitions.write(" transform=\"rotate(")
      definitions.write(integer: turn > 180 ? 360 - turn : -turn)
      definitions.write(")\"")
    }
    definitions.write(" d=\"")
    definitions.write(layer.path, precision)
    definitions.write("\"/>\n")
  }
}
