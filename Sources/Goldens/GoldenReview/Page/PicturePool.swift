/// The picture files of a page, each once however many goldens show it.
struct PicturePool {
  private var indexes: [[UInt8]: Int] = [:]
  private var files: [[UInt8]] = []

  /// The number under which a file stands in the page.
  mutating func index(of file: [UInt8]) -> Int {
    if let index = indexes[file] { return index }
    indexes[file] = files.count
    files.append(file)
    return files.count - 1
  }

  /// The elements that hold the files, as Base64 in text that the browser does not interpret.
  var elements: [UInt8] {
    var output: [UInt8] = []
    // Hundreds of megabytes where there is much to review: grown step by step they would be there twice.
    output.reserveCapacity(files.reduce(0) { $0 + $1.count / 3 * 4 + 100 })
    for (index, file) in files.enumerated() {
      output += Array("<script type=\"text/plain\" id=\"picture-\(index)\">".utf8)
      output += Base64.encode(file)
      output += Array("</script>\n".utf8)
    }
    return output
  }
}
