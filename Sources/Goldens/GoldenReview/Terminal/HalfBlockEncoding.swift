internal import ImageFiles
internal import Support

/// A picture as characters `▀`: their colour is the upper pixel, their background the lower one.
///
/// A transparent pixel is left to the terminal's own background, by `▄` or a space.
enum HalfBlockEncoding {
  /// How a colour is said to a terminal, in ISO 8613-6 as xterm writes it.
  enum TerminalColor: Hashable {
    case none
    case direct(red: UInt8, green: UInt8, blue: UInt8)
    case indexed(Int)

    static func direct(_ color: (UInt8, UInt8, UInt8)) -> TerminalColor {
      .direct(red: color.0, green: color.1, blue: color.2)
    }

    static func indexed(_ color: (UInt8, UInt8, UInt8)) -> TerminalColor {
      .indexed(XtermPalette.nearest(red: Int(color.0), green: Int(color.1), blue: Int(color.2)))
    }

    /// The parameters that follow 38 for the colour of a character, or 48 for its background.
    func parameters(_ selector: Int) -> String {
      switch self {
      case .none: "\(selector + 1)"
      case .direct(let red, let green, let blue): "\(selector);2;\(red);\(green);\(blue)"
      case .indexed(let index): "\(selector);5;\(index)"
      }
    }
  }

  /// The picture's lines; a colour is said only when it changes, and reset at the end of each line.
  static func text(of image: RGBAImage, color: ((UInt8, UInt8, UInt8)) -> TerminalColor) -> String {
    func terminalColor(_ x: Int, _ y: Int) -> TerminalColor {
      let start = (y * image.width + x) * 4
      guard y < image.height, image.samples[start + 3] > 0 else { return .none }
      return color((image.samples[start], image.samples[start + 1], image.samples[start + 2]))
    }
    var text = ""
    for y in stride(from: 0, to: image.height, by: 2) {
      var (foreground, background) = (TerminalColor.none, TerminalColor.none)
      for x in 0..<image.width {
        let (upper, lower) = (terminalColor(x, y), terminalColor(x, y + 1))
        let isLowerAlone = upper == .none && lower != .none
        let colors = (character: isLowerAlone ? lower : upper, behind: isLowerAlone ? .none : lower)
        var changes: [String] = []
        if colors.character != foreground { changes.append(colors.character.parameters(38)) }
        if colors.behind != background { changes.append(colors.behind.parameters(48)) }
        if !changes.isEmpty { text += "\u{1B}[\(changes.joined(separator: ";"))m" }
        text += isLowerAlone ? "▄" : upper == .none ? " " : "▀"
        (foreground, background) = colors
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }
}

/// The part of xterm's 256 colours that is the same everywhere: a cube of 6 × 6 × 6 from 16, and 24 greys from 232.
enum XtermPalette {
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// The red, green and blue of an index from 16 to 255.
  static func color(_ index: Int) -> (red: Int, green: Int, blue: Int) {
    if index >= 232 {
      let gray = 8 + 10 * (index - 232)
      return (gray, gray, gray)
    }
    let place = index - 16
    return (levels[place / 36], levels[place / 6 % 6], levels[place % 6])
  }

  /// The index whose colour is nearest by squared distance, the first of those that are equally near.
  static func nearest(red: Int, green: Int, blue: Int) -> Int {
    func level(_ part: Int) -> Int { part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40 }
    let cube = 16 + 36 * level(red) + 6 * level(green) + level(blue)
    let average = (red + green + blue) / 3
    let gray = 232 + min(max((average - 3) / 10, 0), 23)
    func distance(_ index: Int) -> Int {
      let color = color(index)
      return (color.red - red) * (color.red - red) + (color.green - green) * (color.green - green)
        + (color.blue - blue) * (color.blue - blue)
    }
    return distance(gray) < distance(cube) ? gray : cube
  }
}

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
