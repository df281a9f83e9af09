internal import Colors
internal import Drawing
internal import Geometry
internal import Paths

/// A document while it is written: its body, and what the body has asked for so far that must stand before it.
struct DocumentBuilder {
  let scene: Scene
  let options: SVGRenderer
  /// Whether something in the picture has a name for people who cannot see it.
  let isStructured: Bool

  /// What is painted.
  var body = MarkupWriter()
  /// What is defined: symbols, gradients, clips, filters, images.
  var definitions = MarkupWriter()
  var styleSheet = StyleSheet()
  var identifiers = ElementIdentifiers()
  /// The digits of coordinates, more of them inside a group that is scaled up.
  var precision: Precision
  var gradients: [LinearGradient: String] = [:]
  var symbols: [SymbolVariant: String] = [:]
  var images: [Raster: String] = [:]
  var lastInstanceMarkup: InstanceMarkup?

  init(options: SVGRenderer, scene: Scene) {
    self.options = options
    self.scene = scene
    isStructured = !options.compact && scene.nodes.contains { $0.isNamed }
    precision = Precision(digits: options.digits)
    let identityCount = options.compact ? 0 : scene.nodes.reduce(0) { $0 + $1.identityCount }
    identifiers.reserve(identityCount)
    body.reserve(identityCount * DocumentBuilder.usualInstanceLength)
  }

  /// More bytes than most instances take that have everything; memory for what they do not take is never touched.
  private static let usualInstanceLength = 320

  /// Writes nodes in order.
  mutating func draw(_ nodes: [Node]) {
    for node in nodes {
      switch node {
      case .fill(let path, let paint, let rule, let className): fill(path, paint, rule, className)
      case .stroke(let path, let paint, let style, let className): stroke(path, paint, style, className)
      case .shadow(let path, let shadow, let className): draw(shadow, of: path, className)
      case .picture(let picture): draw(picture)
      case .text(let text): draw(text)
      case .instances(let instances): draw(instances)
      case .labels(let labels): draw(labels)
      case .group(let group): draw(group)
      case .backdrop(let nodes): draw(nodes)
      }
    }
  }

  /// Ends the document, and gives it as a whole.
  mutating func finish() -> [UInt8] {
    drawBackground()
    var head = MarkupWriter()
    writeRoot(to: &head)
    head.write("<style>\ntext{unicode-bidi:isolate}\n")
    head.write(styleSheet.rules.bytes)
    head.write("</style>\n")
    if !definitions.bytes.isEmpty {
      head.write("<defs>\n")
      head.write(definitions.bytes)
      head.write("</defs>\n")
    }
    head.write(background.bytes)
    body.write("</svg>\n")
    // The body is moved in its own memory, of which there is enough: a copy would touch as much again.
    body.prepend(head.bytes)
    return body.bytes
  }

  private var background = MarkupWriter()
}

// MARK: - The frame of the document

extension DocumentBuilder {
  private func writeRoot(to document: inout MarkupWriter) {
    let (size, fine) = (scene.size, precision.adding(2))
    document.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    document.writeAttribute("width", size.width * options.scale, fine)
    document.writeAttribute("height", size.height * options.scale, fine)
    document.write(" viewBox=\"0 0 ")
    document.write(size.width, fine)
    document.write(" ")
    document.write(size.height, fine)
    document.write("\"")
    // Everything inside an img is hidden from screen readers, which is right where nothing inside has a name.
    document.write(isStructured ? " role=\"graphics-document document\"" : " role=\"img\"")
    // Inherited by everything, and weaker than any rule: a page that holds the picture may well run right to left.
    document.write(" direction=\"ltr\" font-family=\"Inter,'Noto Sans',system-ui,sans-serif\"")
    document.writeAttribute("stroke-miterlimit", SVGRenderer.miterLimit, precision)
    document.write(">\n")
    writeElement("title", scene.title, to: &document)
    writeElement("desc", scene.summary, to: &document)
  }

  private func writeElement(_ name: StaticString, _ text: String, to document: inout MarkupWriter) {
    guard !text.isEmpty else { return }
    document.write("<")
    document.write(name)
    document.write(">")
    document.write(escaping: text)
    document.write("</")
    document.write(name)
    document.write(">\n")
  }

  private mutating func drawBackground() {
    guard let color = scene.background else { return }
    background.write("<rect")
    background.writeAttribute("class", styleSheet.classes("background", Look(fill: paintValue(color))))
    background.writeAttribute("width", scene.size.width, precision.adding(2))
    background.writeAttribute("height", scene.size.height, precision.adding(2))
    background.write("/>\n")
  }
}

// MARK: - Paths and groups

extension DocumentBuilder {
  private mutating func fill(_ path: Path, _ paint: Paint, _ rule: FillRule, _ className: String?) {
    let value = paintValue(paint)
    body.write("<path")
    if let className {
      body.writeAttribute("class", styleSheet.classes(className, Look(fill: value)))
    } else {
      body.write(" fill=\"")
      body.write(value)
      body.write("\"")
    }
    if rule == .evenOdd { body.write(" fill-rule=\"evenodd\"") }
    writePathData(path)
  }

  private mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, _ className: String?) {
    let value = paintValue(paint)
    body.write("<path")
    if let className {
      let look = Look(fill: Array("none".utf8), stroke: value)
      body.writeAttribute("class", styleSheet.classes(className, look))
    } else {
      body.write(" fill=\"none\" stroke=\"")
      body.write(value)
      body.write("\"")
    }
    body.writeAttributes(of: style, precision)
    writePathData(path)
  }

  private mutating func writePathData(_ path: Path) {
    body.write(" d=\"")
    body.write(path, precision)
    body.write("\"/>\n")
  }

  private mutating func draw(_ group: Group) {
    let clip = group.clip.map { defineClip($0) }
    body.write("<g")
    if let identity = group.identity {
      if !options.compact, !identity.id.isEmpty { body.writeAttribute("id", identifiers.claim(identity.id)) }
      let names = StyleSheet.names(in: identity.classes)
      if !names.isEmpty { body.writeAttribute("class", names.joined(separator: " ")) }
      if !options.compact, !identity.name.isEmpty {
        body.write(" role=\"group\"")
        body.writeAttribute("aria-label", identity.name)
      }
      if !options.compact { body.writeData(identity.attributes) }
    }
    body.writeTransform(group.transform, precision)
    if let clip {
      body.write(" clip-path=\"url(#")
      body.write(verbatim: clip)
      body.write(")\"")
    }
    if group.opacity < 1 { body.writeAttribute("opacity", max(0, group.opacity), Precision(digits: 4)) }
    body.write(">\n")

    let outside = precision
    precision = outside.compensating(for: group.transform.maximumScale)
    draw(group.nodes)
    precision = outside
    body.write("</g>\n")
  }

  /// Defines a clip, and gives its id.
  mutating func defineClip(_ path: Path) -> String {
    let id = identifiers.claimClip()
    definitions.write("<clipPath")
    definitions.writeAttribute("id", id)
    definitions.write("><path d=\"")
    definitions.write(path, precision)
    definitions.write("\"/></clipPath>\n")
    return id
  }
}

// MARK: - Places

extension DocumentBuilder {
  /// Writes the attributes that put an element at a place: `x` and `y`, or a transform where it is turned as well.
  mutating func writePosition(_ position: Point, turnedBy angle: Angle) {
    // What is turned is a few dozen units across, a seat or a word: an angle needs one digit less than a coordinate.
    let coarse = Precision(digits: max(1, precision.digits - 1))
    let degrees = coarse.rounded(angle.normalizedAroundZero.degrees)
    guard degrees != 0, degrees.isFinite else {
      body.writeAttribute("x", position.x, precision)
      body.writeAttribute("y", position.y, precision)
      return
    }
    body.write(" transform=\"translate(")
    body.write(position, precision)
    body.write(")rotate(")
    body.write(degrees, coarse)
    body.write(")\"")
  }
}

// MARK: - Paints

extension DocumentBuilder {
  /// What `fill` or `stroke` says for a colour.
  func paintValue(_ color: Color) -> [UInt8] {
    var value = MarkupWriter()
    value.writePaint(color)
    return value.bytes
  }

  /// What `fill` or `stroke` says for a paint; a gradient is defined when it first comes.
  private mutating func paintValue(_ paint: Paint) -> [UInt8] {
    switch paint {
    case .color(let color): paintValue(color)
    case .linearGradient(let gradient): Array("url(#\(define(gradient)))".utf8)
    }
  }

  private mutating func define(_ gradient: LinearGradient) -> String {
    if let known = gradients[gradient] { return known }
    let id = identifiers.claimGradient()
    gradients[gradient] = id
    definitions.write("<linearGradient")
    definitions.writeAttribute("id", id)
    definitions.write(" gradientUnits=\"userSpaceOnUse\"")
    definitions.writeAttribute("x1", gradient.start.x, precision)
    definitions.writeAttribute("y1", gradient.start.y, precision)
    definitions.writeAttribute("x2", gradient.end.x, precision)
    definitions.writeAttribute("y2", gradient.end.y, precision)
    definitions.write(">")
    for stop in gradient.stops {
      definitions.write("<stop")
      definitions.writeAttribute("offset", stop.offset, Precision(digits: 4))
      definitions.write(" stop-color=\"")
      definitions.write(stop.color.withAlpha(1))
      definitions.write("\"")
      if stop.color.alpha < 1 { definitions.writeAttribute("stop-opacity", stop.color.alpha, Precision(digits: 4)) }
      definitions.write("/>")
    }
    definitions.write("</linearGradient>\n")
    return id
  }
}
