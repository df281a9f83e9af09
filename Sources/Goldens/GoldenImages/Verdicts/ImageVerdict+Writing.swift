internal import ImageFiles
package import JSON

extension ImageVerdict: CustomStringConvertible {
  /// The verdict in one line: every reason with its figures and limits, and the tolerance with its origin.
  public var description: String {
    let judged = "tolerance \(tolerance), by \(origin)"
    if isPassed { return "\(comparison.description(excusing: excusedPixels)) (\(judged))" }
    return reasons.map(\.description).joined(separator: "; ") + " (\(judged))"
  }

  /// The verdict and all facts, one to a line, without a line break at the end.
  public var details: String {
    var lines = isPassed ? ["passed"] : reasons.map(\.description)
    lines.append("tolerance: \(tolerance), by \(origin)")
    lines += comparison.details
    if excusedPixels > 0 { lines.append("excused: \(excusedPixels) of the differing pixels") }
    lines += warnings.map { "warning: \($0)" }
    return lines.joined(separator: "\n")
  }
}

extension ImageComparison {
  fileprivate func description(excusing pixels: Int) -> String {
    pixels == 0 ? description : "\(description); \(pixels) of them excused"
  }

  /// The facts about pixels, one to a line.
  fileprivate var details: [String] {
    var lines = ["compared: \(pixels(comparedPixels))"]
    if maskedPixels > 0 { lines[0] += ", \(maskedPixels) more \(maskedPixels == 1 ? "is" : "are") masked" }
    if unmatchedPixels > 0 { lines.append("unmatched: \(pixels(unmatchedPixels)) that only one picture has") }
    guard let bounds, let densestWindow else { return lines }
    lines.append("differing: \(pixels(differingPixels)) in \(bounds)")
    lines.append("deltas: at most \(largestDelta) of 255, mean \(twoDecimals(meanDelta)) (\(histogram))")
    lines.append("colour: at most \(twoDecimals(largestColorDifference)) of 1 between black and white (OKLab, HyAB)")
    for cluster in clusters.prefix(3) { lines.append("cluster: \(cluster)") }
    if clusterCount > 3 { lines.append("clusters: \(clusterCount) in all") }
    lines.append("densest window: \(densestWindow)")
    if let edgeLikePixels { lines.append("edge-like: \(edgeLikePixels) of the differing pixels") }
    return lines
  }
}

private func pixels(_ count: Int) -> String { count == 1 ? "1 pixel" : "\(count) pixels" }

/// A figure for people to read, no part of any verdict: rounded up in the second place, so that something is not 0.
private func twoDecimals(_ number: Double) -> String {
  let hundredths = Int((number * 100).rounded(.up))
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
}

extension ImageVerdict {
  /// Writes the verdict, its reasons and all facts as an object; sizes, places and numbers of pixels are integers.
  package func write(to writer: inout JSONWriter) {
    writer.object { writeFields(to: &$0) }
  }

  /// Writes the verdict, its reasons and all facts as fields of an object that is open.
  package func writeFields(to object: inout JSONWriter) {
    object.field("verdict", isPassed ? "passed" : "failed")
    object.key("tolerance")
    tolerance.write(to: &object)
    object.field("toleranceOrigin", origin)
    object.key("reasons")
    object.array { list in
      for reason in reasons {
        list.object(.inline) { entry in
          entry.field("kind", reason.kind)
          entry.field("message", reason.description)
        }
      }
    }
    object.key("warnings")
    object.array { list in for warning in warnings { list.value(warning.description) } }
    object.field("excusedPixels", excusedPixels)
    comparison.writeFields(to: &object)
  }
}

extension ImageVerdict.Reason {
  /// The sort of reason in one word, for programs.
  package var kind: String {
    switch self {
    case .size: "size"
    case .colorSpace: "colorSpace"
    case .pixelsDiffer: "pixels"
    case .above(let figure, _, _): figure.rawValue
    case .below: "toleranceNoLongerNeeded"
    case .shareAbove: "share"
    case .nothingCompared: "nothingCompared"
    case .notAntialiasing: "notAntialiasing"
    case .pixelmatch: "pixelmatch"
    }
  }
}

extension ImageComparison {
  /// Writes the facts as an object.
  package func write(to writer: inout JSONWriter) {
    writer.object { writeFields(to: &$0) }
  }

  /// Writes the facts as fields of an object that is open.
  fileprivate func writeFields(to object: inout JSONWriter) {
    for (key, size, space) in [
      ("expected", expectedSize, expectedColorSpace), ("actual", actualSize, actualColorSpace),
    ] {
      object.key(key)
      object.object(.inline) { picture in
        picture.field("width", size.width)
        picture.field("height", size.height)
        picture.field("colorSpace", space.description)
      }
    }
    object.field("comparedPixels", comparedPixels)
    object.field("maskedPixels", maskedPixels)
    object.field("unmatchedPixels", unmatchedPixels)
    object.field("differingPixels", differingPixels)
    object.field("largestDelta", largestDelta)
    object.field("meanDelta", meanDelta)
    object.field("largestColorDifference", largestColorDifference)
    object.field("edgeLikePixels", edgeLikePixels)
    writeHistogram(to: &object)
    if let bounds {
      object.key("bounds")
      object.object(.inline) { bounds.writeFields(to: &$0) }
    }
    writePlaces(to: &object)
  }

  private func writeHistogram(to object: inout JSONWriter) {
    object.key("histogram")
    object.array { list in
      for (bucket, count) in zip(DeltaHistogram.buckets, histogram.counts) where count > 0 {
        list.object(.inline) { entry in
          entry.field("from", bucket.lowerBound)
          entry.field("to", bucket.upperBound)
          entry.field("pixels", count)
        }
      }
    }
  }

  private func writePlaces(to object: inout JSONWriter) {
    object.field("clusterCount", clusterCount)
    object.key("clusters")
    object.array { list in
      for cluster in clusters {
        list.object(.inline) { entry in
          cluster.bounds.writeFields(to: &entry)
          entry.field("pixels", cluster.pixels)
          entry.field("largestDelta", cluster.largestDelta)
        }
      }
    }
    if let densestWindow {
      object.key("densestWindow")
      object.object(.inline) { window in
        densestWindow.bounds.writeFields(to: &window)
        window.field("pixels", densestWindow.pixels)
      }
    }
    if let bestOffset {
      object.key("bestOffset")
      object.object(.inline) { offset in
        offset.field("columns", bestOffset.columns)
        offset.field("rows", bestOffset.rows)
        offset.field("samePixels", bestOffset.samePixels)
        offset.field("sharedPixels", bestOffset.sharedPixels)
      }
    }
  }
}

extension PixelBounds {
  /// Writes a rectangle as x, y, width and height.
  package func writeFields(to object: inout JSONWriter) {
    object.field("x", columns.lowerBound)
    object.field("y", rows.lowerBound)
    object.field("width", columns.count)
    object.field("height", rows.count)
  }
}
