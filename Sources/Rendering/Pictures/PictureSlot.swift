public import Geometry
public import ImageFiles

/// The place that a picture has to fill, and how.
public struct PictureSlot: Hashable, Sendable {
  /// The extent in units of the canvas.
  public var size: Size
  /// The pixels of the output along a unit: the scale of a picture file, or for PDF and SVG the resolution wished for
  /// over the units of an inch, such as 300 / 72.
  public var pixelsPerUnit: Double
  /// What happens where the picture's proportions are not the slot's.
  public var fit: PictureFit
  /// The point to keep in sight: (0, 0) at the picture's top left, (1, 1) at its bottom right.
  ///
  /// Where something is cut off, this point comes as near to the middle of the slot as the picture's edges allow.
  public var focus: Point

  /// Creates a slot; the focus is the middle of the picture by default.
  public init(size: Size, pixelsPerUnit: Double, fit: PictureFit = .cover, focus: Point = Point(0.5, 0.5)) {
    self.size = size
    self.pixelsPerUnit = pixelsPerUnit
    self.fit = fit
    self.focus = focus
  }

  /// Whether it has an extent that pixels can be counted in.
  var isUsable: Bool {
    size.isFinite && size.width > 0 && size.height > 0 && pixelsPerUnit.isFinite && pixelsPerUnit > 0
      && (size * pixelsPerUnit).isFinite
  }
}

/// What happens to a picture whose proportions are not its slot's.
public enum PictureFit: String, Hashable, Sendable, CaseIterable {
  /// It fills the slot, and what goes past the slot is cut off.
  case cover
  /// It is seen whole in the middle of the slot, and the rest stays clear.
  case contain
}

/// Why there is no picture to show; what is shown instead is for the design to say.
public struct PictureProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// There is no such file.
    case missing
    /// The file cannot be read, for the reason told.
    case unreadable(String)
    /// The file is no picture that can be shown: broken, too large, animated or of another kind.
    case broken(ImageFileError)
    /// The name leads out of the folder of the document that has it.
    case outside
    /// The slot has no extent.
    case emptySlot
  }

  /// The picture, as whoever asked for it calls it: most often a path.
  public let name: String
  /// What is wrong.
  public let reason: Reason

  /// Creates a problem.
  public init(name: String, reason: Reason) {
    self.name = name
    self.reason = reason
  }
}

extension PictureProblem: CustomStringConvertible {
  /// The name and the reason in a line.
  public var description: String { "\(name): \(reason)" }
}

extension PictureProblem.Reason: CustomStringConvertible {
  /// The reason in a few words.
  public var description: String {
    switch self {
    case .missing: "there is no such picture"
    case .unreadable(let reason): "the picture cannot be read: \(reason)"
    case .broken(let error): error.description
    case .outside: "the picture is not in the folder of the file that names it"
    case .emptySlot: "the place for the picture has no extent"
    }
  }
}
