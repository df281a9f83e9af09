/// A way of seeing that lacks one of the three kinds of cone.
public enum ColorVision: String, CaseIterable, Hashable, Sendable {
  /// Without the cones for long waves: reds look dark and like greens.
  case protanopia
  /// Without the cones for middle waves: the most common; reds and greens look alike.
  case deuteranopia
  /// Without the cones for short waves: rare; blues and greens look alike.
  case tritanopia
}

extension Color {
  /// About what someone with the given vision sees of this colour, the opacity unchanged.
  ///
  /// The matrices, for light in sRGB's primaries, are those for severity 1.0 in Machado, Oliveira and Fernandes,
  /// "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (2009), with the
  /// supplement <https://www.inf.ufrgs.br/~oliveira/pubs_files/CVD_Simulation/CVD_Simulation.html>. Greys stay as they
  /// are. The authors call the one for tritanopia an approximation.
  public func seen(with vision: ColorVision) -> Color {
    let light = LinearRGB(self)
    func weighted(_ red: Double, _ green: Double, _ blue: Double) -> Double {
      red * light.red + green * light.green + blue * light.blue
    }
    let seen =
      switch vision {
      case .protanopia:
        LinearRGB(
          weighted(0.152286, 1.052583, -0.204868),
          weighted(0.114503, 0.786281, 0.099216),
          weighted(-0.003882, -0.048116, 1.051998))
      case .deuteranopia:
        LinearRGB(
          weighted(0.367322, 0.860646, -0.227968),
          weighted(0.280085, 0.672501, 0.047413),
          weighted(-0.011820, 0.042940, 0.968881))
      case .tritanopia:
        LinearRGB(
          weighted(1.255528, -0.076749, -0.178779),
          weighted(-0.078411, 0.930809, 0.147602),
          weighted(0.004733, 0.691367, 0.303900))
      }
    return seen.color(alpha: alpha)
  }
}
