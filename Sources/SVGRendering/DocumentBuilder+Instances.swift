internal import Colors
internal import Drawing
internal import Geometry

extension DocumentBuilder {
  /// Writes one `<use>` for each instance.
  mutating func draw(_ instances: Instances) {
    let classes = instances.styles.map { define($0, of: instances) }
    var references = SymbolReferences(instances)
    if options.compact || instances.identities.isEmpty {
      drawByStyle(instances, classes, &references)
    } else {
      drawOneByOne(instances, classes, &references)
    }
  }

  /// Writes each instance with its class and identity, in order.
  private mutating func drawOneByOne(_ instances: Instances, _ classes: [String], _ references: inout SymbolReferences)
  {
    let classMarkup = classes.map { markup(escaping: $0) }
    for (placement, identity) in zip(instances.placements, instances.identities) {
      let reference = self.reference(of: placement, in: &references)
      body.write("<use")
      if !identity.id.isEmpty { body.writeAttribute("id", identifiers.claim(identity.id)) }
      body.write(" class=\"")
      body.write(classMarkup[Int(placement.style)])
      if !identity.classes.isEmpty {
        for name in StyleSheet.names(in: identity.classes) {
          body.write(" ")
          body.write(escaping: name)
        }
      }
      body.write("\"")
      write(reference, at: placement)
      if !identity.name.isEmpty {
        body.write(" role=\"img\"")
        body.writeAttribute("aria-label", identity.name)
      }
      body.writeData(identity.attributes)
      body.write("/>\n")
    }
  }

  /// Writes the instances in one group for each style, which says the class once for all of them.
  private mutating func drawByStyle(_ instances: Instances, _ classes: [String], _ references: inout SymbolReferences) {
    var placementsByStyle: [[Placement]] = Array(repeating: [], count: instances.styles.count)
    for placement in instances.placements { placementsByStyle[Int(placement.style)].append(placement) }
    for (style, placements) in placementsByStyle.enumerated() where !placements.isEmpty {
      body.write("<g")
      body.writeAttribute("class", classes[style])
      body.write(">\n")
      for placement in placements {
        let reference = self.reference(of: placement, in: &references)
        body.write("<use")
        write(reference, at: placement)
        body.write("/>\n")
      }
      body.write("</g>\n")
    }
  }

  /// Writes what is used, and where.
  private mutating func write(_ reference: [UInt8], at placement: Placement) {
    body.write(reference)
    writePosition(placement.center, turnedBy: placement.angle)
  }
}

// MARK: - What instances share

extension DocumentBuilder {
  /// Makes a rule for a style, and gives the class names that ask for it.
  private mutating func define(_ style: InstanceStyle, of instances: Instances) -> String {
    var mark = MarkupWriter()
    mark.write("color:")
    mark.write(style.mark)
    let look = Look(fill: paintValue(style.body), stroke: paintValue(style.outline), more: mark.bytes)
    return styleSheet.classes(instances.className + " " + style.classes, look)
  }

  /// The attribute that says what an instance uses; the symbol is defined when it first comes in that form.
  private mutating func reference(of placement: Placement, in references: inout SymbolReferences) -> [UInt8] {
    let form = references.form(of: placement)
    if let known = references.markup[form] { return known }
    let reference = Array(" href=\"#\(define(references.variant(form)))\"".utf8)
    references.markup[form] = reference
    return reference
  }

  private func markup(escaping text: String) -> [UInt8] {
    var writer = MarkupWriter()
    writer.write(escaping: text)
    return writer.bytes
  }
}

/// The symbols of one node in the forms that its instances take.
private struct SymbolReferences {
  /// A form, told apart by small numbers: hashing the symbol itself for each instance would take too long.
  struct Form: Hashable {
    var symbol: Int32
    /// The number of the style, or -1 where the form does not depend on it.
    var style: Int32
    /// The turn in whole degrees, or 0 where the form does not depend on it.
    var turn: Int32
  }

  /// The attributes that refer to the forms met so far.
  var markup: [Form: [UInt8]] = [:]
  private let instances: Instances
  private let dependsOnStyle: [Bool]
  private let dependsOnTurn: [Bool]

  init(_ instances: Instances) {
    self.instances = instances
    dependsOnStyle = instances.symbols.map(\.hasColorOfItsOwn)
    dependsOnTurn = instances.symbols.map(\.hasUprightLayer)
  }

  func form(of placement: Placement) -> Form {
    let index = Int(placement.symbol)
    // An angle that is infinite or not a number turns nothing.
    let degrees = placement.angle.degrees.isFinite ? placement.angle.normalized.degrees.rounded() : 0
    return Form(
      symbol: placement.symbol, style: dependsOnStyle[index] ? placement.style : -1,
      turn: dependsOnTurn[index] ? Int32(degrees) % 360 : 0)
  }

  func variant(_ form: Form) -> SymbolVariant {
    SymbolVariant(
      symbol: instances.symbols[Int(form.symbol)], style: form.style < 0 ? nil : instances.styles[Int(form.style)],
      turn: Int(form.turn))
  }
}
