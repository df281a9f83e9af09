public import GoldenImages

/// What two pictures differ by, as far as a report tells it.
public struct PictureDifference: Hashable, Sendable {
  /// Pixels that differ and lie together.
  public struct Cluster: Hashable, Sendable {
    /// The smallest rectangle that holds them.
    public let bounds: PixelBounds
    /// How many pixels differ.
    public let pixels: Int
    /// The largest difference of a premultiplied sample, 0…255.
    public let largestDelta: Int

    /// Creates a cluster.
    public init(bounds: PixelBounds, pixels: Int, largestDelta: Int) {
      self.bounds = bounds
      self.pixels = pixels
      self.largestDelta = largestDelta
    }
  }

  /// How many pixels differ, of those that both pictures have.
  public let differingPixels: Int
  /// How many pixels only one of the pictures has.
  public let unmatchedPixels: Int
  /// How many pixels a mask left out.
  public let maskedPixels: Int
  /// The largest difference of a premultiplied sample, 0…255.
  public let largestDelta: Int
  /// Where the differing pixels are; `nil` when there is none.
  public let bounds: PixelBounds?
  /// The largest clusters, largest first.
  public let clusters: [Cluster]
  /// How many clusters there are, those that are not kept among them.
  public let clusterCount: Int
  /// What else is known: a name and a value, such as "largest colour difference" and "0.41".
  public let details: [Detail]

  /// A fact with a name.
  public struct Detail: Hashable, Sendable {
    /// The name, in lower case.
    public let label: String
    /// The value, as it is written for people.
    public let value: String

    /// Creates a fact.
    public init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }
  }

  /// Creates the facts one by one; the count of clusters is that of `clusters` where none is given.
  public init(
    differingPixels: Int, unmatchedPixels: Int = 0, maskedPixels: Int = 0, largestDelta: Int,
    bounds: PixelBounds? = nil, clusters: [Cluster] = [], clusterCount: Int? = nil, details: [Detail] = []
  ) {
    self.differingPixels = differingPixels
    self.unmatchedPixels = unmatchedPixels
    self.maskedPixels = maskedPixels
    self.largestDelta = largestDelta
    self.bounds = bounds
    self.clusters = clusters
    self.clusterCount = clusterCount ?? clusters.count
    self.details = details
  }

  /// Takes over what a comparison found.
  public init(_ comparison: ImageComparison) {
    self.init(
      differingPixels: comparison.differingPixels, unmatchedPixels: comparison.unmatchedPixels,
      largestDelta: comparison.largestDelta, bounds: comparison.bounds,
      clusters: comparison.bounds.map {
        [Cluster(bounds: $0, pixels: comparison.differingPixels, largestDelta: comparison.largestDelta)]
      } ?? [])
  }
}
