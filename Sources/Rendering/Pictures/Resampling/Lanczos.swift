#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Lanczos's filter of three lobes: sinc(x) sinc(x / 3) for |x| < 3, where sinc(x) is sin(πx) / (πx).
///
/// Of the filters in use it is among the sharpest that let next to nothing through that is finer than the pixels
/// (K. Turkowski, "Filters for common resampling tasks", Graphics Gems, 1990).
enum Lanczos {
  /// How far it reaches to either side, in steps of the coarser line.
  static let reach = 3.0

  /// The weight at a distance in steps; 1 at none, 0 at each whole one.
  ///
  /// Between tabulated weights it is interpolated, a hundredth as far off as rounding to ``ResamplingTable`` takes it.
  static func weight(of distance: Double) -> Double {
    let place = abs(distance) * Double(nodesPerStep)
    let node = Int(place)
    guard node < table.count - 1 else { return 0 }
    return table[node] + (table[node + 1] - table[node]) * (place - Double(node))
  }

  private static let nodesPerStep = 1024

  /// The weights from none to the reach.
  private static let table: [Double] = (0...nodesPerStep * Int(reach)).map { node in
    guard node > 0 else { return 1 }
    guard node % nodesPerStep > 0 else { return 0 }
    let angle = Double(node) / Double(nodesPerStep) * .pi
    return reach * sin(angle) * sin(angle / reach) / (angle * angle)
  }
}
