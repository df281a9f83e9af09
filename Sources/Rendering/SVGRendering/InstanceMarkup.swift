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
