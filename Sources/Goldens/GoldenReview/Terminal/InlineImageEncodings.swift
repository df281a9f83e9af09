internal import ImageFiles

/// A picture by kitty's graphics protocol: a PNG file in Base64, in chunks of 4096 characters.
///
/// `q=2` keeps the terminal from answering, neither that it worked nor that it did not (kitty's documentation,
/// "Terminal graphics protocol", sections "Remote client" and "Suppressing responses from the terminal").
enum KittyEncoding {
  static let chunk = 4096

  static func text(of image: RGBAImage, columns: Int) -> String {
    guard let png = try? image.png() else { return "" }
    let data = Array(Base64.encode(png))
    var text = ""
    for start in stride(from: 0, to: data.count, by: chunk) {
      let end = min(start + chunk, data.count)
      let isLast = end == data.count
      let keys = start == 0 ? "a=T,f=100,q=2,c=\(columns),m=\(isLast ? 0 : 1)" : "q=2,m=\(isLast ? 0 : 1)"
      text += "\u{1B}_G\(keys);" + String(decoding: data[start..<end], as: UTF8.self) + "\u{1B}\\"
    }
    return text + "\n"
  }
}

/// A picture by iTerm2's escape sequence for inline images (iTerm2's documentation, "Inline Images Protocol").
enum ITermEncoding {
  static func text(of image: RGBAImage, columns: Int) -> String {
    guard let png = try? image.png() else { return "" }
    let data = String(decoding: Base64.encode(png), as: UTF8.self)
    return "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(columns);preserveAspectRatio=1:\(data)\u{7}\n"
  }
}
