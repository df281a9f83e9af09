internal import Colors

extension PlacedBarcode {
  func contrastFindings(dark: Color, light: Color) -> [BarcodeFinding] {
    let (white, red) = (dark.symbolContrast(on: light), dark.redSymbolContrast(on: light))
    let polarity =
      white < 0
      ? BarcodeFinding(
        .error, .polarity, measured: white, required: 0,
        "the modules are lighter than their ground; codes are dark on light, in dark themes too") : nil
    return [
      contrastFinding(.contrast, white.magnitude, "the contrast"),
      contrastFinding(.redContrast, red.magnitude, "in the red light of scanners the contrast"),
      polarity,
      opacityFinding(min(dark.alpha, light.alpha)),
    ].compactMap(\.self)
  }

  private func contrastFinding(_ rule: BarcodeFinding.Rule, _ contrast: Double, _ subject: String) -> BarcodeFinding? {
    let grade = ContrastGrade(contrast: contrast)
    let isReadable = contrast >= ContrastGrade.c.leastContrast
    let required = (isReadable ? ContrastGrade.b : ContrastGrade.c).leastContrast
    guard contrast < required else { return nil }
    return BarcodeFinding(
      isReadable ? .warning : .error, rule, measured: contrast, required: required,
      "\(subject) of the code is \(percent(contrast)), grade \(grade.rawValue); \(percent(required)) "
        + (isReadable ? "leave room for wear" : "are the least"))
  }

  private func opacityFinding(_ alpha: Double) -> BarcodeFinding? {
    guard alpha < 1 else { return nil }
    return BarcodeFinding(
      .error, .opacity, measured: alpha, required: 1,
      "a colour of the code is \(percent(alpha)) opaque; both must cover what is under them")
  }
}
