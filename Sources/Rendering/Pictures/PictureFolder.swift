public import Drawing
internal import Files
internal import ImageFiles

/// The folder of a document, from which the pictures are read that the document names.
///
/// A name that leads out of the folder is a problem with the picture and not followed.
public struct PictureFolder: Hashable, Sendable {
  /// The folder with a slash at its end; empty for the current one.
  private let path: String

  /// The folder that a file is in.
  public init(of file: String) {
    path = String(FilePath.folder(of: file))
  }

  /// Reads pictures, each by its name.
  ///
  /// - Returns: The pictures that could be read, by their names, and what is wrong with the others, in order.
  public func rasters(named names: [String]) -> (rasters: [String: Raster], problems: [PictureProblem]) {
    var rasters: [String: Raster] = [:]
    var problems: [PictureProblem] = []
    for name in names where rasters[name] == nil {
      do throws(PictureProblem) {
        rasters[name] = try raster(named: name)
      } catch {
        problems.append(error)
      }
    }
    return (rasters, problems)
  }

  /// Reads a picture.
  ///
  /// - Throws: What is wrong with it; the name is its path, or as it was given where it leads out of the folder.
  public func raster(named name: String) throws(PictureProblem) -> Raster {
    guard PictureFolder.isInside(name) else { throw PictureProblem(name: name, reason: .outside) }
    let bytes = try PictureStore.fileContent(path + name)
    do throws(ImageFileError) {
      let image = try RGBAImage(reading: bytes)
      return Raster(width: image.width, height: image.height, pixels: image.samples)
    } catch {
      throw PictureProblem(name: path + name, reason: .broken(error))
    }
  }

  /// Whether a name leads to the folder or one in it.
  private static func isInside(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return !name.isEmpty && !name.utf8.contains(0) && !parts.contains("") && !parts.contains("..")
  }
}

extension PictureStore {
  /// The bytes of a picture's file; one that is not there or cannot be read is a problem with the picture.
  ///
  ///     let pictures = PictureStore(reading: PictureStore.fileContent)
  @Sendable public static func fileContent(_ path: String) throws(PictureProblem) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = try WholeFile.read(path, limit: largestFile)
    } catch {
      throw PictureProblem(name: path, reason: .unreadable(error.description))
    }
    guard let bytes else { throw PictureProblem(name: path, reason: .missing) }
    return bytes
  }

  /// More than a photograph takes, in bytes.
  private static var largestFile: Int { 1 << 28 }
}
