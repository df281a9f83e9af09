internal import JSON
internal import Paths
internal import Reading
internal import Support
internal import Tickets

extension JSONWriter {
  /// Writes a key and an array of elements.
  mutating func field(_ key: some DocumentKey, elements: [TicketElement]) {
    self.key(key)
    array(.indented) { json in
      for element in elements { json.value(element) }
    }
  }

  private mutating func value(_ element: TicketElement) {
    let holdsElements =
      switch element {
      case .stack, .grid: true
      default: false
      }
    object(holdsElements ? .indented : .inline) { json in
      switch element {
      case .text(let text, _): json.write(text, element.placement)
      case .field(let field, _): json.write(field, element.placement)
      case .picture(let picture, _): json.write(picture, element.placement)
      case .code(let code, _): json.write(code, element.placement)
      case .line(let line, _): json.write(line, element.placement)
      case .shape(let shape, _): json.write(shape, element.placement)
      case .rating(let rating, _): json.write(rating, element.placement)
      case .chips(let chips, _): json.write(chips, element.placement)
      case .stack(let stack, _): json.write(stack, element.placement)
      case .grid(let grid, _): json.write(grid, element.placement)
      }
    }
  }

  private mutating func begin(_ type: TicketElementType, _ placement: TicketPlacement) {
    field(TicketElementKey.type, type.rawValue)
    switch placement {
    case .frame(let frame): field(TicketElementKey.frame, frame: frame)
    case .length(let length): field(TicketElementKey.length, length)
    case .share(let share): field(TicketElementKey.share, share.unless(1))
    }
  }

  private mutating func write(_ text: TicketTextElement, _ placement: TicketPlacement) {
    begin(.text, placement)
    field(TicketElementKey.text, text.template.templateText)
    field(TicketElementKey.style, text.style)
    field(TicketElementKey.turn, text.turn.unless(.none)?.rawValue)
  }

  private mutating func write(_ element: TicketFieldElement, _ placement: TicketPlacement) {
    begin(.field, placement)
    field(TicketElementKey.field, element.field.rawValue)
    field(TicketElementKey.captionStyle, element.captionStyle)
    field(TicketElementKey.captionHeight, element.captionHeight)
    field(TicketElementKey.style, element.valueStyle)
    field(TicketElementKey.turn, element.turn.unless(.none)?.rawValue)
  }

  private mutating func write(_ picture: TicketPictureElement, _ placement: TicketPlacement) {
    begin(.picture, placement)
    field(TicketElementKey.roles, strings: picture.roles.map(\.rawValue))
    field(TicketElementKey.fit, picture.fit.unless(.cover)?.rawValue)
    field(TicketElementKey.cornerRadius, picture.cornerRadius.unless(0))
    field(TicketElementKey.fallback, picture.fallback)
  }

  private mutating func write(_ code: TicketCodeElement, _ placement: TicketPlacement) {
    begin(.code, placement)
    field(TicketElementKey.symbology, code.symbology)
    field(TicketElementKey.align, code.alignment.unless(.center)?.rawValue)
    field(TicketElementKey.verticalAlign, code.verticalAlignment.unless(.middle)?.rawValue)
    field(TicketElementKey.color, code.dark.unless(.black))
    field(TicketElementKey.plate, code.plate.unless(.white))
    field(TicketElementKey.captionStyle, code.captionStyle)
    field(TicketElementKey.captionHeight, code.captionStyle == nil ? code.captionHeight.unless(0) : code.captionHeight)
    field(TicketElementKey.turn, code.turn.unless(.none)?.rawValue)
  }

  private mutating func write(_ line: TicketLineElement, _ placement: TicketPlacement) {
    begin(.line, placement)
    field(TicketElementKey.color, line.ink)
    field(TicketElementKey.width, line.width.unless(1))
    if !line.dashes.isEmpty { field(TicketElementKey.dashes, numbers: line.dashes) }
  }

  private mutating func write(_ shape: TicketShapeElement, _ placement: TicketPlacement) {
    begin(.shape, placement)
    field(TicketElementKey.figure, shape.figure.unless(.rectangle)?.rawValue)
    field(TicketElementKey.fill, shape.fill)
    field(TicketElementKey.border, shape.border)
    field(TicketElementKey.borderWidth, shape.borderWidth.unless(1))
    field(TicketElementKey.cornerRadius, shape.cornerRadius.unless(0))
  }

  private mutating func write(_ rating: TicketRatingElement, _ placement: TicketPlacement) {
    begin(.rating, placement)
    field(TicketElementKey.barHeight, rating.barHeight)
    field(TicketElementKey.track, rating.track)
    field(TicketElementKey.fill, rating.fill)
    field(TicketElementKey.labelStyle, rating.labelStyle)
    field(TicketElementKey.labelWidth, rating.labelWidth.unless(0))
  }

  private mutating func write(_ chips: TicketChipsElement, _ placement: TicketPlacement) {
    begin(.chips, placement)
    field(TicketElementKey.style, chips.style)
    field(TicketElementKey.fill, chips.fill)
    field(TicketElementKey.padding, chips.padding.unless(5))
    field(TicketElementKey.spacing, chips.spacing.unless(5))
    field(TicketElementKey.cornerRadius, chips.cornerRadius.unless(10))
  }

  private mutating func write(_ stack: TicketStack, _ placement: TicketPlacement) {
    begin(.stack, placement)
    field(TicketElementKey.axis, stack.axis.rawValue)
    field(TicketElementKey.spacing, stack.spacing.unless(0))
    field(TicketElementKey.elements, elements: stack.elements)
  }

  private mutating func write(_ grid: TicketGrid, _ placement: TicketPlacement) {
    begin(.grid, placement)
    field(TicketElementKey.columns, grid.columns)
    field(TicketElementKey.rowHeight, grid.rowHeight)
    field(TicketElementKey.columnSpacing, grid.columnSpacing.unless(0))
    field(TicketElementKey.rowSpacing, grid.rowSpacing.unless(0))
    field(TicketElementKey.elements, elements: grid.elements)
  }

  /// Writes a key and the style of a text; nothing where there is none.
  private mutating func field(_ key: some DocumentKey, _ style: TicketTextStyle?) {
    guard let style else { return }
    let standard = TicketTextStyle(size: style.size)
    self.key(key)
    object(.inline) { json in
      json.field(TicketTextStyleKey.size, style.size)
      json.field(TicketTextStyleKey.weight, style.weight.unless(standard.weight)?.rawValue)
      json.field(TicketTextStyleKey.color, style.ink.unless(standard.ink))
      json.field(TicketTextStyleKey.align, style.alignment.unless(standard.alignment)?.rawValue)
      json.field(TicketTextStyleKey.verticalAlign, style.verticalAlignment.unless(standard.verticalAlignment)?.rawValue)
      json.field(TicketTextStyleKey.lines, style.maximumLines.unless(standard.maximumLines))
      json.field(TicketTextStyleKey.smallestScale, style.smallestScale.unless(standard.smallestScale))
      json.field(TicketTextStyleKey.ellipsis, style.ellipsis.unless(standard.ellipsis)?.rawValue)
      json.field(TicketTextStyleKey.lineSpacing, style.lineSpacing.unless(standard.lineSpacing))
      json.field(TicketTextStyleKey.uppercase.rawValue, style.isUppercase.unless(false))
    }
  }
}
