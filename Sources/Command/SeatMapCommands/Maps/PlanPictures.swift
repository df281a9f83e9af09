internal import Drawing
internal import Files
internal import ImageFiles
internal import JSON
internal import Pictures
internal import SeatMaps

/// The pictures that the areas of a map show, read from the folder of the plan's file and the folders in it.
struct PlanPictures {
  /// The pictures that could be read, by the names that the plan has for them.
  private(set) var rasters: [String: Raster] = [:]
  /// What is wrong with the others, in lines.
  private(set) var warnings: [String] = []

  /// The most pictures that are read for a map.
  private static let mostPictures = 100

  /// Reads the pictures of a map; a plan from standard input has no folder, and so none.
  init(of map: SeatMap, plan: InputFile) {
    var names: [String] = []
    for name in map.sections.lazy.flatMap(\.areas).compactMap(\.picture) where !names.contains(name) {
      guard names.count < PlanPictures.mostPictures else {
        warnings.append("\(plan.name): only the first \(PlanPictures.mostPictures) pictures are drawn")
        break
      }
      names.append(name)
    }
    for name in names {
      guard !plan.isStandardInput else {
        warnings.append("\(plan.name): a plan from standard input has no folder with the picture \(quoted(name))")
        continue
      }
      guard let path = PlanPictures.path(of: name, beside: plan.path) else {
        warnings.append("\(plan.name): the picture \(quoted(name)) is not in the plan's folder, so it is not drawn")
        continue
      }
      do throws(PictureProblem) {
        let bytes = try PictureFile.bytes(path)
        do throws(ImageFileError) {
          let image = try RGBAImage(reading: bytes)
          rasters[name] = Raster(width: image.width, height: image.height, pixels: image.samples)
        } catch {
          throw PictureProblem(name: path, reason: .broken(error))
        }
      } catch {
        warnings.append("\(plan.name): \(error)")
      }
    }
  }

  /// The path of a file in the plan's folder; nil for a name that leads out of it.
  private static func path(of name: String, beside plan: String) -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.isEmpty, !name.utf8.contains(0), !parts.contains(""), !parts.contains("..") else { return nil }
    guard let slash = plan.lastIndex(of: "/") else { return name }
    return plan[...slash] + name
  }
}

/// The files of pictures that orders name.
enum PictureFile {
  /// The bytes of a file; one that is not there or cannot be read is a problem with the picture, no failure.
  @Sendable static func bytes(_ path: String) throws(PictureProblem) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = try WholeFile.read(path, limit: largestFile)
    } catch {
      throw PictureProblem(name: path, reason: .unreadable(error.description))
    }
    guard let bytes else { throw PictureProblem(name: path, reason: .missing) }
    return bytes
  }

  /// More than a photograph takes.
  private static let largestFile = 1 << 28
}
