internal import JSON

/// A script by which zsh completes command lines of `seatmap`.
struct ZshCompletion {
  let commands: [CommandDescription]

  var script: String {
    var script = """
      #compdef seatmap
      # Completion of seatmap for zsh: save as _seatmap in a folder of $fpath.

      _seatmap() {
        local context state line
        typeset -A opt_args

        if ((CURRENT == 2)); then
          local -a commands=(

      """
    for command in commands {
      script += "      \(ZshCompletion.quoted("\(command.name):\(command.purpose)"))\n"
    }
    script += """
          )
          _describe command commands
          return
        fi

        local command=$words[2]
        shift words
        ((CURRENT--))
        case $command in

      """
    for command in commands {
      script += "    \(command.name))\n      _arguments -s -S"
      for option in command.options { script += " \\\n        \(ZshCompletion.specification(of: option))" }
      for (place, operand) in command.operands.enumerated() {
        script += " \\\n        " + ZshCompletion.quoted("\(place + 1):\(operand.name):\(action(for: operand))")
      }
      script += "\n      ;;\n"
    }
    script += """
        esac
      }

      _seatmap "$@"

      """
    return script
  }

  /// What completes an operand.
  private func action(for operand: CommandDescription.Operand) -> String {
    switch operand.kind {
    case .file: "_files"
    case .word(let words): "(\(words.joined(separator: " ")))"
    case .command: "(\(commands.map(\.name).joined(separator: " ")))"
    }
  }

  /// An option as `_arguments` wants it: `'(-o --output)'{-o,--output}'[summary]:FILE:_files'`.
  private static func specification(of option: CommandOption) -> String {
    var tail = "[\(escaped(option.summary))]"
    if let placeholder = option.placeholder.map(escaped) {
      switch option.value {
      case .choice(let words): tail += ":value:(\(words.joined(separator: " ")))"
      case .choiceOrInput(let words, _):
        tail += ":\(placeholder):{_values value \(words.joined(separator: " ")); _files}"
      case .input, .output: tail += ":\(placeholder):_files"
      case .text, nil: tail += ":\(placeholder):"
      }
    }
    let equals = option.value == nil ? "" : "="
    guard let letter = option.letter else {
      return quoted((option.isRepeatable ? "*" : "") + option.spelling + equals + tail)
    }
    let exclusion = option.isRepeatable ? "*" : "(-\(letter) \(option.spelling))"
    return quoted(exclusion) + "{-\(letter),\(option.spelling)\(equals)}" + quoted(tail)
  }

  /// A text without what would end it in a specification.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
