internal import Foundation

/// Pictures of a PDF document's pages, made by poppler's `pdftoppm`.
enum PDFPages {
  /// A PNG file for each page, in order; white where nothing is drawn.
  ///
  /// - Parameter resolution: Pixels per inch.
  static func pictures(of document: [UInt8], resolution: Int) throws(PDFPagesError) -> [[UInt8]] {
    guard let program = installedProgram() else { throw .notInstalled }
    let folder = FileManager.default.temporaryDirectory.appending(path: "golden-pages-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(document).write(to: folder.appending(path: "document.pdf"))
      let failure = try run(program, resolution: resolution, in: folder)
      let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .compactMap { name in pageNumber(of: name).map { (number: $0, name: name) } }
        .sorted { $0.number < $1.number }
        .map { [UInt8](try Data(contentsOf: folder.appending(path: $0.name))) }
      // Some damage is mended on the way, with messages and a status of 0.
      guard failure == nil, !pages.isEmpty else { throw PDFPagesError.unreadable(failure ?? "it has no pages") }
      return pages
    } catch let error as PDFPagesError {
      throw error
    } catch {
      throw .unreadable("\(program.path) cannot be run: \(error.localizedDescription)")
    }
  }

  /// Runs the program; tells what is wrong when its status is not 0.
  private static func run(_ program: URL, resolution: Int, in folder: URL) throws -> String? {
    let messages = folder.appending(path: "messages")
    guard FileManager.default.createFile(atPath: messages.path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
    let process = Process()
    process.executableURL = program
    process.arguments = ["-r", "\(resolution)", "-png", "document.pdf", "page"]
    process.currentDirectoryURL = folder
    process.environment = ["LC_ALL": "C.UTF-8", "TZ": "UTC"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 || process.terminationReason != .exit else { return nil }
    let text = String(decoding: try Data(contentsOf: messages), as: UTF8.self)
    return text.split(separator: "\n").first.map(String.init) ?? "pdftoppm ended with \(process.terminationStatus)"
  }

  private static func installedProgram() -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: "pdftoppm") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The number in `page-07.png`.
  private static func pageNumber(of file: String) -> Int? {
    guard file.hasPrefix("page-"), file.hasSuffix(".png") else { return nil }
    return Int(file.dropFirst("page-".count).dropLast(".png".count))
  }
}

/// Why there are no pictures of a document's pages.
enum PDFPagesError: Error, Hashable {
  /// There is no `pdftoppm`.
  case notInstalled
  /// The document cannot be read, for the reason told.
  case unreadable(String)
}

extension PDFPagesError: CustomStringConvertible {
  /// What is wrong and what to do about it.
  var description: String {
    switch self {
    case .notInstalled: "there is no pdftoppm to make pictures of pages with; apt-get install poppler-utils"
    case .unreadable(let reason): "the PDF document cannot be read: \(reason)"
    }
  }
}
