/// Which samples of a line become which of another, and with what weights.
///
/// The weights are Lanczos's, in whole numbers whose sum is exact, so that an even area stays even.
struct ResamplingTable {
  /// A sample to make: where its centre lies on the source line, whose first sample spans 0…1, and how many samples of
  /// the source its step covers.
  struct Sample {
    var center: Double
    var step: Double
  }

  /// What lies beyond the ends of the source line.
  enum Surroundings {
    /// Nothing that counts: the samples that are there share all the weight.
    case none
    /// Samples of value 0.
    case clear
  }

  /// What one sample is made of.
  struct Mixture {
    /// The samples of the source that have a weight.
    var sources: Range<Int>
    /// Where the weights of those begin.
    var firstWeight: Int
    /// Those among them within one step of the centre: the values between which the sample has to stay.
    var neighbours: Range<Int>
    /// Whether the value 0 counts among the neighbours.
    var hasClearNeighbour: Bool
  }

  /// The bits of a weight after the point; with 16 bits of light, sums of products stay within 32 bits even where the
  /// weights below zero add to those above one.
  static let fractionBits: Int32 = 14

  private(set) var mixtures: [Mixture] = []
  private(set) var weights: [Int32] = []

  /// Weighs a source line of some samples, at least one.
  init(of count: Int, to samples: some Collection<Sample>, surroundings: Surroundings) {
    mixtures.reserveCapacity(samples.count)
    for sample in samples { append(sample, of: count, surroundings) }
  }

  /// A line of some samples, evenly spread over a part of a source line.
  init(of count: Int, from start: Double, to end: Double, samples: Int) {
    let step = (end - start) / Double(samples)
    self.init(
      of: count, to: (0..<samples).map { Sample(center: start + (Double($0) + 0.5) * step, step: step) },
      surroundings: .none)
  }

  /// All the samples of the source that any sample needs.
  var sources: Range<Int> {
    let first = mixtures.map(\.sources.lowerBound).min() ?? 0
    return first..<max(first, mixtures.map(\.sources.upperBound).max() ?? 0)
  }

  private mutating func append(_ sample: Sample, of count: Int, _ surroundings: Surroundings) {
    // A step of less than a sample makes the picture larger: then the filter is as wide as a sample.
    let unit = max(1, sample.step)
    func reach(_ distance: Double) -> Range<Int> {
      // The samples whose centres lie nearer than that, and one at least.
      let first = Int((sample.center - distance - 0.5).rounded(.down)) + 1
      return first..<max(first + 1, Int((sample.center + distance - 0.5).rounded(.up)))
    }
    let (all, near) = (reach(Lanczos.reach * unit), reach(unit))
    let (sources, neighbours) = (all.clamped(to: 0..<count), near.clamped(to: 0..<count))
    mixtures.append(
      Mixture(
        sources: sources, firstWeight: weights.count, neighbours: neighbours,
        hasClearNeighbour: surroundings == .clear && near != neighbours))
    func weight(_ source: Int) -> Double { Lanczos.weight(of: (Double(source) + 0.5 - sample.center) / unit) }
    let sum = (surroundings == .none ? sources : all).reduce(0.0) { $0 + weight($1) }
    // Rounding the running sum rather than each weight keeps the sum.
    let one = Double(1 << ResamplingTable.fractionBits) / sum
    var (running, rounded) = (0.0, Int32(0))
    for source in sources {
      running += weight(source)
      let next = Int32((running * one).rounded())
      weights.append(next - rounded)
      rounded = next
    }
  }
}

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
