internal import Colors
internal import Drawing
internal import Geometry

/// The markup that instances of the same symbols in the same styles share, made once and written many times.
struct InstanceMarkup {
  /// A form that a symbol takes, told apart by small numbers: hashing the symbol itself for each instance would take
  /// too long.
  struct Form: Hashable {
    var symbol: Int32
    /// The number of the style, or -1 where the form does not depend on it.
    var style: Int32
    /// The turn in whole degrees, or 0 where the form does not depend on it.
    var turn: Int32
  }

  /// Everything that instances of the same look have in common.
  struct Look: Equatable {
    var form: Form
    var style: Int32
  }

  /// For each style the value of the `class` attribute.
  let classes: [[UInt8]]
  /// For each form met so far the attribute that refers to it.
  var references: [Form: [UInt8]] = [:]
  /// The attributes of the instance written last: most have the look of the one before.
  var lastLook: (look: Look, attributes: [UInt8])?
  private let symbols: [Symbol]
  private let styles: [InstanceStyle]
  private let className: String
  private let dependsOnStyle: [Bool]
  private let dependsOnTurn: [Bool]

  /// Creates the markup for a node and those like it; `classes` are the classes of its styles.
  init(_ instances: Instances, classes: [String]) {
    self.classes = classes.map { text in
      var writer = MarkupWriter()
      writer.write(escaping: text)
      return writer.bytes
    }
    symbols = instances.symbols
    styles = instances.styles
    className = instances.className
    dependsOnStyle = instances.symbols.map(\.hasColorOfItsOwn)
    dependsOnTurn = instances.symbols.map(\.hasUprightLayer)
  }

  /// Whether the markup is that of a node; quickly found out where the arrays are the same in memory, as they are for
  /// the rows of one map.
  func serves(_ instances: Instances) -> Bool {
    styles == instances.styles && className == instances.className && symbols == instances.symbols
  }

  /// The form that an instance takes.
  func form(of placement: Placement) -> Form {
    let index = Int(placement.symbol)
    // An angle that is infinite or not a number turns nothing.
    let degrees = placement.angle.degrees.isFinite ? placement.angle.normalized.degrees.rounded() : 0
    return Form(
      symbol: placement.symbol, style: dependsOnStyle[index] ? placement.style : -1,
      turn: dependsOnTurn[index] ? Int32(degrees) % 360 : 0)
  }

  /// The symbol in a form.
  func variant(_ form: Form) -> SymbolVariant {
    SymbolVariant(
      symbols[Int(form.symbol)], style: styles[max(0, Int(form.style))], turn: Int(form.turn))
  }
}

extension DocumentBuilder {
  /// Writes one `<use>` for each instance.
  mutating func draw(_ instances: Instances) {
    var shared = markup(for: instances)
    if options.compact || instances.identities.isEmpty {
      drawByStyle(instances, &shared)
    } else {
      drawOneByOne(instances, &shared)
    }
    lastInstanceMarkup = shared
  }

  /// Writes each instance with its class and identity, in order.
  private mutating func drawOneByOne(_ instances: Instances, _ shared: inout InstanceMarkup) {
    // Read field by field: a copy of a whole identity counts references to each of its texts.
    for index in instances.placements.indices {
      body.write("<use")
      if !instances.identities[index].id.isEmpty {
        body.write(" id=\"")
        identifiers.write(instances.identities[index].id, to: &body)
        body.write("\"")
      }
      writeLook(instances.placements[index], classes: instances.identities[index].classes, &shared)
      if !instances.identities[index].name.isEmpty {
        body.write(" role=\"img\" aria-label=\"")
        body.write(escaping: instances.identities[index].name)
        body.write("\"")
      }
      body.writeData(instances.identities[index].attributes)
      body.write("/>\n")
    }
  }

  /// Writes the classes of an instance, what is used, and where.
  private mutating func writeLook(_ placement: Placement, classes: String, _ shared: inout InstanceMarkup) {
    if classes.isEmpty {
      body.write(attributes(of: placement, &shared))
    } else {
      body.write(" class=\"")
      body.write(shared.classes[Int(placement.style)])
      for name in StyleSheet.names(in: classes) {
        body.write(" ")
        body.write(escaping: name)
      }
      body.write("\"")
      body.write(reference(of: placement, &shared))
    }
    writePosition(placement.center, turnedBy: placement.angle)
  }

  /// Writes the instances in one group for each style, which says the class once for all of them.
  private mutating func drawByStyle(_ instances: Instances, _ shared: inout InstanceMarkup) {
    var placementsByStyle: [[Placement]] = Array(repeating: [], count: instances.styles.count)
    for placement in instances.placements { placementsByStyle[Int(placement.style)].append(placement) }
    for (style, placements) in placementsByStyle.enumerated() where !placements.isEmpty {
      body.write("<g class=\"")
      body.write(shared.classes[style])
      body.write("\">\n")
      for placement in placements {
        body.write("<use")
        body.write(reference(of: placement, &shared))
        writePosition(placement.center, turnedBy: placement.angle)
        body.write("/>\n")
      }
      body.write("</g>\n")
    }
  }

  /// The attribute that says what is used; the symbol is defined when it first comes in this form.
  private mutating func reference(of placement: Placement, _ shared: inout InstanceMarkup) -> [UInt8] {
    let form = shared.form(of: placement)
    if let known = shared.references[form] { return known }
    let reference = Array(" href=\"#\(define(shared.variant(form)))\"".utf8)
    shared.references[form] = reference
    return reference
  }

  /// The attributes that instances of a style and form have in common: their class, and what is used.
  private mutating func attributes(of placement: Placement, _ shared: inout InstanceMarkup) -> [UInt8] {
    let look = InstanceMarkup.Look(form: shared.form(of: placement), style: placement.style)
    if let last = shared.lastLook, last.look == look { return last.attributes }
    let attributes =
      Array(" class=\"".utf8) + shared.classes[Int(placement.style)] + Array("\"".utf8)
      + reference(of: placement, &shared)
    shared.lastLook = (look, attributes)
    return attributes
  }

  /// What instances share, taken over from the last node where that was like this one.
  private mutating func markup(for instances: Instances) -> InstanceMarkup {
    if let last = lastInstanceMarkup, last.serves(instances) {
      // Kept in one place, so that its dictionary is not copied when it grows.
      lastInstanceMarkup = nil
      return last
    }
    return InstanceMarkup(instances, classes: instances.styles.map { define($0, of: instances) })
  }

  /// Makes a rule for a style, and gives the class names that ask for it.
  ///
  /// All styles of a node get a rule, those that no instance has as well: a page that changes a seat's class finds
  /// the rule for it.
  private mutating func define(_ style: InstanceStyle, of instances: Instances) -> String {
    var mark = MarkupWriter()
    mark.write("color:")
    mark.write(style.mark)
    let look = Look(fill: paintValue(style.body), stroke: paintValue(style.outline), more: mark.bytes)
    return styleSheet.classes(instances.className + " " + style.classes, look)
  }
}
