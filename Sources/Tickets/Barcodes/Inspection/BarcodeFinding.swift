/// Something about a placed code that keeps scanners from reading it, or may.
public struct BarcodeFinding: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Some scanners, or a worn or badly printed ticket, will fail.
    case warning
    /// The code must not be given out.
    case error
  }

  /// What is asked of a code.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// Modules are large enough: in millimetres on paper, in device pixels on a screen.
    case moduleSize = "module-size"
    /// Dark and light differ enough in luminance, as parts of 1.
    case contrast
    /// Dark and light differ enough in red light, which many scanners use, as parts of 1.
    case redContrast = "red-contrast"
    /// The modules are darker than their ground.
    case polarity
    /// Neither colour lets anything shine through.
    case opacity
    /// Nothing lies in the quiet zone, in modules.
    case quietZone = "quiet-zone"
    /// No fold is near, in millimetres on paper, in canvas units on a screen.
    case fold
    /// No perforation is near, measured as folds are.
    case perforation
    /// The edge of page and ticket is not near, nor a corner, notch or hole cut out of it, measured as folds are.
    case edge
  }

  /// How bad it is.
  public let severity: Severity
  /// The rule that is broken.
  public let rule: Rule
  /// What was measured, in the rule's unit.
  public let measured: Double
  /// What the rule asks for at least, in the same unit.
  public let required: Double
  /// What is wrong in one sentence, with both values.
  public let description: String

  init(_ severity: Severity, _ rule: Rule, measured: Double, required: Double, _ description: String) {
    self.severity = severity
    self.rule = rule
    self.measured = measured
    self.required = required
    self.description = description
  }
}

extension BarcodeFinding: CustomStringConvertible {}
