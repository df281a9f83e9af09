internal import Colors
internal import Drawing
internal import Geometry

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
    for (placement, identity) in zip(instances.placements, instances.identities) {
      body.write("<use")
      if !identity.id.isEmpty { body.writeAttribute("id", identifiers.claim(identity.id)) }
      body.write(" class=\"")
      body.write(shared.classes[Int(placement.style)])
      if !identity.classes.isEmpty {
        for name in StyleSheet.names(in: identity.classes) {
          body.write(" ")
          body.write(escaping: name)
        }
      }
      body.write("\"")
      writeReferenceAndPosition(placement, &shared)
      if !identity.name.isEmpty {
        body.write(" role=\"img\"")
        body.writeAttribute("aria-label", identity.name)
      }
      body.writeData(identity.attributes)
      body.write("/>\n")
    }
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
        writeReferenceAndPosition(placement, &shared)
        body.write("/>\n")
      }
      body.write("</g>\n")
    }
  }

  /// Writes what is used, and where; the symbol is defined when it first comes in this form.
  private mutating func writeReferenceAndPosition(_ placement: Placement, _ shared: inout InstanceMarkup) {
    let form = shared.form(of: placement)
    if let known = shared.references[form] {
      body.write(known)
    } else {
      let reference = Array(" href=\"#\(define(shared.variant(form)))\"".utf8)
      shared.references[form] = reference
      body.write(reference)
    }
    writePosition(placement.center, turnedBy: placement.angle)
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
