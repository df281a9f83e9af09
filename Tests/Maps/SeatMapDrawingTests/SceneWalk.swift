import Drawing

extension Scene {
  /// All nodes, groups opened, in painting order.
  var leaves: [Node] { nodes.flatMap(\.leaves) }

  var instances: [Instances] {
    leaves.compactMap { node in
      guard case .instances(let instances) = node else { return nil }
      return instances
    }
  }

  var labels: [Labels] {
    leaves.compactMap { node in
      guard case .labels(let labels) = node else { return nil }
      return labels
    }
  }

  /// The lines of text of a class.
  func texts(_ className: String) -> [Text] {
    leaves.compactMap { node in
      guard case .text(let text) = node, text.className == className else { return nil }
      return text
    }
  }

  var groups: [Group] { nodes.flatMap(\.groups) }
}

extension Node {
  fileprivate var leaves: [Node] {
    members.isEmpty ? [self] : members.flatMap(\.leaves)
  }

  fileprivate var groups: [Group] {
    guard case .group(let group) = self else { return [] }
    return [group] + group.nodes.flatMap(\.groups)
  }
}
