/// What looks different in a scene after a few of its instances and labels have changed; all else is as it was.
///
/// A renderer that keeps its picture repaints what a change names and nothing else. Nodes are told by their number in
/// ``Scene/nodes``, so that only instances and labels that are in no group can be named.
public struct SceneChange: Hashable, Sendable {
  /// An instance that looks different, or stands elsewhere.
  public struct Instance: Hashable, Sendable {
    /// The number of the scene's node, which is of instances.
    public var node: Int
    /// The number of the placement in that node.
    public var placement: Int
    /// The placement that takes its place; it names a symbol and a style that the node has.
    public var replacement: Placement

    /// Creates the change of an instance.
    public init(node: Int, placement: Int, replacement: Placement) {
      self.node = node
      self.placement = placement
      self.replacement = replacement
    }
  }

  /// A label that looks different, or stands elsewhere.
  public struct Label: Hashable, Sendable {
    /// The number of the scene's node, which is of labels.
    public var node: Int
    /// The number of the placement in that node.
    public var placement: Int
    /// The placement that takes its place; it names a text and a colour that the node has.
    public var replacement: Labels.Placement

    /// Creates the change of a label.
    public init(node: Int, placement: Int, replacement: Labels.Placement) {
      self.node = node
      self.placement = placement
      self.replacement = replacement
    }
  }

  /// The instances, by rising node and placement, none twice.
  public var instances: [Instance]
  /// The labels, by rising node and placement, none twice.
  public var labels: [Label]
  /// The scene's summary from now on.
  public var summary: String

  /// Creates a change.
  public init(instances: [Instance] = [], labels: [Label] = [], summary: String) {
    self.instances = instances
    self.labels = labels
    self.summary = summary
  }

  /// Whether the picture stays as it is.
  public var isEmpty: Bool { instances.isEmpty && labels.isEmpty }
}

extension Scene {
  /// Makes the scene what it is after a change.
  ///
  /// - Precondition: the change is one of this scene: its nodes and placements are there.
  /// - Complexity: O(*n*) for *n* instances and labels that changed, unless the scene's nodes have another owner.
  public mutating func apply(_ change: SceneChange) {
    summary = change.summary
    for part in SceneChange.nodeRanges(of: change.instances, by: \.node) {
      let node = change.instances[part.lowerBound].node
      guard case .instances(var instances) = nodes[node] else {
        preconditionFailure("node \(node) is of instances")
      }
      // The node lets go of its placements, so that they are changed in place.
      nodes[node] = Scene.vacant
      for changed in change.instances[part] { instances.placements[changed.placement] = changed.replacement }
      nodes[node] = .instances(instances)
    }
    for part in SceneChange.nodeRanges(of: change.labels, by: \.node) {
      let node = change.labels[part.lowerBound].node
      guard case .labels(var labels) = nodes[node] else { preconditionFailure("node \(node) is of labels") }
      nodes[node] = Scene.vacant
      for changed in change.labels[part] { labels.placements[changed.placement] = changed.replacement }
      nodes[node] = .labels(labels)
    }
  }

  /// What stands in the place of a node that is being changed.
  private static let vacant = Node.group(Group(nodes: []))
}

extension SceneChange {
  /// The ranges of changes that belong to one node each.
  fileprivate static func nodeRanges<Change>(of changes: [Change], by node: (Change) -> Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for end in 1..<max(changes.count, 1) where node(changes[end]) != node(changes[start]) {
      ranges.append(start..<end)
      start = end
    }
    if !changes.isEmpty { ranges.append(start..<changes.count) }
    return ranges
  }
}
